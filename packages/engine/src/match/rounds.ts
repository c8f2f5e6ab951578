/** Derives the rounds of a double round robin when no source gives their numbers. Rounds are given only as
 *  long as they are certain: in the order of kick-offs, each consecutive group of matches must have every
 *  club exactly once. The first match played out of turn ends this. */

export type RoundFixture = {
  /** Any number that grows with time. */
  readonly kickoff: number;
  readonly home: string;
  readonly away: string;
};

/** The number of each fixture's round, from 1, in the order given; null where it is not certain. */
export function deriveRounds(fixtures: readonly RoundFixture[]): (number | null)[] {
  const rounds = new Array<number | null>(fixtures.length).fill(null);
  const clubs = new Set(fixtures.flatMap(({ home, away }) => [home, away])).size;
  const pairs = new Set(fixtures.map(({ home, away }) => JSON.stringify([home, away])));
  if (clubs === 0 || clubs % 2 === 1 || pairs.size !== fixtures.length) return rounds;
  const order = fixtures.map((_, at) => at);
  order.sort((a, b) => fixtures[a]!.kickoff - fixtures[b]!.kickoff);
  for (let first = 0, round = 1; first < order.length; first += clubs / 2, round += 1) {
    const stretch = order.slice(first, first + clubs / 2);
    const playing = new Set(stretch.flatMap((at) => [fixtures[at]!.home, fixtures[at]!.away]));
    // The last group may be incomplete, but no club may be in it twice.
    if (playing.size !== 2 * stretch.length) break;
    for (const at of stretch) rounds[at] = round;
  }
  return rounds;
}
