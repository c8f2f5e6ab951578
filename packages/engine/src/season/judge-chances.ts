/** Whether the chances given during a season came true in its final table. */
import type { Zone } from './league-rules.ts';

export type ClubChances = {
  readonly teamId: number;
  /** The chance of each place, from the first. */
  readonly places: readonly number[];
};

export type SeasonClaim = { readonly probability: number; readonly happened: boolean };

/** Every chance of every zone that was still open when it was given; what was already certain, either way, is
 *  not a forecast.
 *  @param order the clubs of the final table, from the first
 *  @param weeks the chances given, week by week */
export function claimsOfSeason(
  order: readonly number[],
  weeks: ReadonlyArray<readonly ClubChances[]>,
  zones: readonly Zone[],
): SeasonClaim[] {
  const placeOf = new Map(order.map((club, at) => [club, at + 1]));
  const claims: SeasonClaim[] = [];
  for (const { teamId, places } of weeks.flat()) {
    const place = placeOf.get(teamId);
    if (place === undefined) continue;
    for (const { from, to } of zones) {
      const probability = places.slice(from - 1, to).reduce((sum, share) => sum + share, 0);
      if (probability < CERTAIN || probability > 1 - CERTAIN) continue;
      claims.push({ probability, happened: place >= from && place <= to });
    }
  }
  return claims;
}

/** Smaller than one simulated season in ten thousand; not zero, because sums of shares are not exact. */
const CERTAIN = 0.00005;

export type ChanceBand = {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** The mean of the chances given. */
  readonly said: number;
  readonly came: number;
};

/** Bands of equal width; those without any chance are left out. */
export function bandsOfChances(claims: readonly SeasonClaim[], bands = 10): ChanceBand[] {
  const groups = Map.groupBy(claims, ({ probability }) =>
    Math.min(bands - 1, Math.floor(probability * bands)),
  );
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([at, group]) => ({
      from: at / bands,
      to: (at + 1) / bands,
      count: group.length,
      said: group.reduce((sum, { probability }) => sum + probability, 0) / group.length,
      came: group.filter(({ happened }) => happened).length,
    }));
}
