/** What the ratings need to know about a competition: which others share its clubs, and which places of its
 *  table matter. The codes are those of football-data.co.uk. */

export type Competition = {
  code: string;
  /** Competitions of one country are rated together, because clubs move between its tiers. */
  country: string;
  tier: 1 | 2;
  /** Matches per club in a season: twice the number of other clubs, plus these; null if the format varies. */
  extraRounds: number | null;
  /** Lines below the n-th place: `prizeLines` decide the title or promotion, `placeLines` a lesser prize. */
  prizeLines: readonly number[];
  placeLines: readonly number[];
  /** The numbers of clubs that are relegated, directly or by a play-off, counted from the bottom. */
  dropLines: readonly number[];
};

function competition(
  code: string,
  country: string,
  tier: 1 | 2,
  lines: [prize: number[], place: number[], drop: number[]],
  extraRounds: number | null = 0,
): Competition {
  const [prizeLines, placeLines, dropLines] = lines;
  return { code, country, tier, extraRounds, prizeLines, placeLines, dropLines };
}

export const COMPETITIONS: readonly Competition[] = [
  competition('E0', 'England', 1, [[1], [4, 6], [3]]),
  competition('E1', 'England', 2, [[2], [6], [3]]),
  competition('I1', 'Italy', 1, [[1], [4, 6], [3]]),
  competition('I2', 'Italy', 2, [[2], [8], [3, 4]]),
  competition('SP1', 'Spain', 1, [[1], [4, 6], [3]]),
  competition('SP2', 'Spain', 2, [[2], [6], [4]]),
  competition('D1', 'Germany', 1, [[1], [4, 6], [2, 3]]),
  competition('D2', 'Germany', 2, [[2, 3], [], [2, 3]]),
  competition('F1', 'France', 1, [[1], [3, 5], [2, 3]]),
  competition('F2', 'France', 2, [[2], [5], [2, 3]]),
  competition('N1', 'Netherlands', 1, [[1], [2, 4, 8], [2, 3]]),
  competition('B1', 'Belgium', 1, [[1], [4, 8], [1]]),
  competition('P1', 'Portugal', 1, [[1], [2, 4], [2, 3]]),
  competition('T1', 'Turkey', 1, [[1], [2, 4], [4]]),
  // 26 rounds, then ten or seven more: eight is close to both.
  competition('G1', 'Greece', 1, [[1], [6], [2]], 8),
  // Twelve clubs: 33 rounds and five more after the split.
  competition('SC0', 'Scotland', 1, [[1], [3, 6], [1, 2]], 16),
  competition('ARG', 'Argentina', 1, [[], [], []], null),
  competition('BRA', 'Brazil', 1, [[1], [4, 6, 12], [4]]),
  competition('JPN', 'Japan', 1, [[1], [3], [2, 3]]),
  competition('NOR', 'Norway', 1, [[1], [3], [2, 3]]),
  competition('SWE', 'Sweden', 1, [[1], [3], [2, 3]]),
  competition('USA', 'USA', 1, [[], [], []], null),
];

const BY_CODE = new Map(COMPETITIONS.map((entry) => [entry.code, entry]));

/** A competition that is not in the list is rated on its own and without stakes. */
export function competitionOf(code: string): Competition {
  return BY_CODE.get(code) ?? competition(code, code, 1, [[], [], []], null);
}
