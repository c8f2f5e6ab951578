import type { Tiers } from '#sources/identity/club-table.ts';
import { CLUBS } from '#sources/identity/clubs.ts';

/** A club and the division it plays in, season by season. */
export type ClubRow = readonly [name: string, tiers: Tiers];

/** The clubs of a country that play in one of its tiers, or did a season ago, from the strongest to the
 *  weakest. The same list for both tiers of a country. */
export function clubsOf(country: string): readonly ClubRow[] {
  const rows = BY_COUNTRY.get(country);
  if (!rows) throw new RangeError(`no clubs of ${country}`);
  return rows;
}

const BY_COUNTRY = new Map<string, ClubRow[]>();
for (const { country, name, tiers } of CLUBS) {
  if (!tiers) continue;
  const rows = BY_COUNTRY.get(country) ?? [];
  BY_COUNTRY.set(country, rows);
  rows.push([name, tiers]);
}

/** Reserve teams, which can never join their club in the first division. */
export const SECOND_TEAMS: ReadonlySet<string> = new Set(['Real Sociedad B', 'Celta B']);
