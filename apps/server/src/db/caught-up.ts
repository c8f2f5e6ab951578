/** How far a replica has come. PostgreSQL's own measure, the age of what was replayed last, grows while
 *  nothing is written and stands still while the link is cut: so we ask the primary where its log ends,
 *  remember when, and look when the replica has passed there. */
export interface CaughtUp {
  /** The primary's log ended there at that time. */
  noteEnd(at: number, position: bigint): void;
  /** The replica has replayed up to there. */
  notePassed(position: bigint): void;
  /** The replica holds all that was committed before that time; undefined until that is known. */
  readonly until: number | undefined;
}

/** Enough for the longest lag that is of interest, at two a second; older ones are told by the first. */
const MOST_MARKS = 64;

export function createCaughtUp(): CaughtUp {
  let marks: { readonly at: number; readonly position: bigint }[] = [];
  let until: number | undefined;
  return {
    noteEnd: (at, position) => {
      // Of a replica that is far behind only the oldest mark counts: it is the one it passes first.
      if (marks.length === MOST_MARKS) marks.splice(1, 1);
      marks.push({ at, position });
    },
    notePassed: (position) => {
      const passed = marks.filter((mark) => mark.position <= position);
      if (passed.length === 0) return;
      until = passed.at(-1)!.at;
      marks = marks.filter((mark) => mark.position > position);
    },
    get until() {
      return until;
    },
  };
}

/** A position in the log, as PostgreSQL writes it: 16/B374D848. */
export function readPosition(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
