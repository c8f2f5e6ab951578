/** How current a replica is. The age of the last replayed transaction, PostgreSQL's own measure, grows while
 *  nothing is written and stands still while the connection is cut. So we note where the primary's log ends
 *  and when, and watch for the replica to pass that position. */
export interface CaughtUp {
  /** The primary's log ended at `position` at the time `at`. */
  noteEnd(at: number, position: bigint): void;
  /** The replica has replayed the log up to `position`. */
  notePassed(position: bigint): void;
  /** The replica holds everything committed before this time; undefined while that is unknown. */
  readonly until: number | undefined;
}

/** At two marks a second, more than the longest lag that is still accepted. */
const MOST_MARKS = 64;

export function createCaughtUp(): CaughtUp {
  let marks: { readonly at: number; readonly position: bigint }[] = [];
  let until: number | undefined;
  return {
    noteEnd: (at, position) => {
      // Keep the oldest mark: a replica that is far behind passes that one first.
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
