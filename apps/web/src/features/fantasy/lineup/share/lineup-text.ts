import type { LineupPlayer } from '../lineup-team.ts';

/** The parts of a line-up in a message. */
export interface TellLineup {
  readonly title: string;
  readonly module: string;
  /** The goalkeeper, then line by line. */
  readonly lines: ReadonlyArray<readonly LineupPlayer[]>;
  readonly bench: readonly LineupPlayer[];
  readonly captain: number | null;
  readonly vice: number | null;
}
export interface LineupTextWords {
  readonly bench: string;
  readonly captain: string;
  readonly vice: string;
}

/** The text for a chat, with one line of players per row. */
export function lineupText(
  { title, module, lines, bench, captain, vice }: TellLineup,
  words: LineupTextWords,
): string {
  const name = ({ id, name: called }: LineupPlayer) =>
    id === captain
      ? `${called} (${words.captain})`
      : id === vice
        ? `${called} (${words.vice})`
        : called;
  return [
    title,
    module,
    ...lines.map((line) => line.map(name).join(', ')),
    ...(bench.length > 0
      ? [`${words.bench}: ${bench.map((player, at) => `${at + 1}. ${name(player)}`).join(', ')}`]
      : []),
  ].join('\n');
}
