/** How many goals per match a club may expect to score and concede over a season, derived from what a market
 *  expected in the season before. log rate = mean ± home/2 + attack − defence; least squares. See
 *  docs/models/fantasy.md. */

export type ExpectedMatch = {
  readonly home: string;
  readonly away: string;
  /** Expected goals of each side. */
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

/** The share of a season's strengths that remains a season later, and the strengths of promoted clubs. */
const CARRY_OVER = 0.925;
const PROMOTED = { attack: -0.26, defence: -0.24 };
/** The sweeps stop when no strength moves by more than this: after about ten for a finished season, and a few
 *  hundred at worst for one that has just begun. */
const STILL = 1e-9;
const MOST_SWEEPS = 1000;

export function fitClubStrengths(matches: readonly ExpectedMatch[]): ClubStrengths | null {
  if (matches.length === 0) return null;
  const clubs = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].sort();
  const places = new Map(clubs.map((club, place) => [club, place]));
  // Two rows for each match: each side scores against the other.
  const rows = matches.flatMap(({ home, away, homeGoals, awayGoals }) => {
    const [host, guest] = [places.get(home)!, places.get(away)!];
    return [
      { by: host, against: guest, side: 0.5, log: Math.log(homeGoals) },
      { by: guest, against: host, side: -0.5, log: Math.log(awayGoals) },
    ];
  });
  const mean = rows.reduce((sum, { log }) => sum + log, 0) / rows.length;
  const home = (4 * rows.reduce((sum, { side, log }) => sum + side * log, 0)) / rows.length;
  const by = Int32Array.from(rows, (row) => row.by);
  const against = Int32Array.from(rows, (row) => row.against);
  const rest = Float64Array.from(rows, ({ log, side }) => log - mean - side * home);
  const attack = new Float64Array(clubs.length);
  const defence = new Float64Array(clubs.length);
  for (let turn = 0; turn < MOST_SWEEPS; turn++) {
    const moved = Math.max(
      sweep(attack, by, (row) => rest[row]! + defence[against[row]!]!),
      sweep(defence, against, (row) => attack[by[row]!]! - rest[row]!),
    );
    if (moved < STILL) break;
  }
  const named = (strengths: Float64Array) =>
    Object.fromEntries(clubs.map((club, place) => [club, strengths[place]!]));
  return { mean, home, attack: named(attack), defence: named(defence) };
}

/** Sets each strength to the mean of what its rows imply, then centres them on zero.
 *  @returns the largest change of a strength. */
function sweep(
  strengths: Float64Array,
  owners: Int32Array,
  measured: (row: number) => number,
): number {
  const sums = new Float64Array(strengths.length);
  const counts = new Float64Array(strengths.length);
  for (const [row, owner] of owners.entries()) {
    sums[owner]! += measured(row);
    counts[owner]! += 1;
  }
  const means = sums.map((sum, place) => sum / counts[place]!);
  const middle = means.reduce((sum, one) => sum + one, 0) / means.length;
  let moved = 0;
  for (const [place, one] of means.entries()) {
    moved = Math.max(moved, Math.abs(one - middle - strengths[place]!));
    strengths[place] = one - middle;
  }
  return moved;
}

/** The strengths with which the clubs of a later season start.
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
