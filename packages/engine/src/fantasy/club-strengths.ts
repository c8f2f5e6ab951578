/** How many goals a club may expect per match over a season, for and against, out of what a market
 *  expected in the season before. log rate = mean ± home/2 + attack − defence; least squares.
 *  See docs/models/fantasy.md. */

export type ExpectedMatch = {
  readonly home: string;
  readonly away: string;
  /** Goals that were expected of each side. */
  readonly homeGoals: number;
  readonly awayGoals: number;
};
export type ClubStrengths = {
  readonly mean: number;
  readonly home: number;
  readonly attack: Readonly<Record<string, number>>;
  readonly defence: Readonly<Record<string, number>>;
};
/** Mean goals per match of a club. */
export type ClubGoals = { readonly scored: number; readonly conceded: number };

/** What is left of a season's strengths a season later, and the strengths of who comes up. */
const CARRY_OVER = 0.925;
const PROMOTED = { attack: -0.26, defence: -0.24 };
const SWEEPS = 200;

export function fitClubStrengths(matches: readonly ExpectedMatch[]): ClubStrengths | null {
  if (matches.length === 0) return null;
  const clubs = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].sort();
  const attack = Object.fromEntries(clubs.map((club) => [club, 0]));
  const defence = { ...attack };
  const rows = matches.flatMap(({ home, away, homeGoals, awayGoals }) => [
    { by: home, against: away, side: 0.5, log: Math.log(homeGoals) },
    { by: away, against: home, side: -0.5, log: Math.log(awayGoals) },
  ]);
  const mean = rows.reduce((sum, { log }) => sum + log, 0) / rows.length;
  const home = (4 * rows.reduce((sum, { side, log }) => sum + side * log, 0)) / rows.length;
  const sweep = (
    of: Record<string, number>,
    club: (row: (typeof rows)[number]) => string,
    rest: (row: (typeof rows)[number]) => number,
  ) => {
    const sums = new Map<string, { sum: number; count: number }>();
    for (const row of rows) {
      const entry = sums.get(club(row)) ?? { sum: 0, count: 0 };
      sums.set(club(row), { sum: entry.sum + rest(row), count: entry.count + 1 });
    }
    for (const [name, { sum, count }] of sums) of[name] = sum / count;
    centre(of, clubs);
  };
  for (let turn = 0; turn < SWEEPS; turn++) {
    const fixed = (row: (typeof rows)[number]) => row.log - mean - row.side * home;
    sweep(
      attack,
      ({ by }) => by,
      (row) => fixed(row) + defence[row.against]!,
    );
    sweep(
      defence,
      ({ against }) => against,
      (row) => attack[row.by]! - fixed(row),
    );
  }
  return { mean, home, attack, defence };
}

/** The strengths with which a later season begins, for its clubs.
 *  @param years how many seasons later. */
export function nextStrengths(
  last: ClubStrengths,
  clubs: readonly string[],
  years = 1,
): ClubStrengths {
  const kept = CARRY_OVER ** years;
  const next = (of: 'attack' | 'defence') => {
    const values = Object.fromEntries(
      clubs.map((club) => {
        const before = last[of][club];
        return [club, before === undefined ? PROMOTED[of] : kept * before];
      }),
    );
    return centre(values, clubs);
  };
  return { mean: last.mean, home: last.home, attack: next('attack'), defence: next('defence') };
}

/** Mean goals per match of each club in a double round. */
export function clubGoals(strengths: ClubStrengths): Record<string, ClubGoals> {
  const clubs = Object.keys(strengths.attack);
  const bothWays = (Math.exp(strengths.home / 2) + Math.exp(-strengths.home / 2)) / 2;
  const rate = (by: string, against: string) =>
    Math.exp(strengths.mean + strengths.attack[by]! - strengths.defence[against]!) * bothWays;
  const over = (of: (other: string) => number, club: string) => {
    const others = clubs.filter((other) => other !== club);
    return others.reduce((sum, other) => sum + of(other), 0) / Math.max(1, others.length);
  };
  return Object.fromEntries(
    clubs.map((club) => [
      club,
      {
        scored: over((other) => rate(club, other), club),
        conceded: over((other) => rate(other, club), club),
      },
    ]),
  );
}

function centre(values: Record<string, number>, names: readonly string[]): Record<string, number> {
  const mean = names.reduce((sum, name) => sum + values[name]!, 0) / names.length;
  for (const name of names) values[name]! -= mean;
  return values;
}
