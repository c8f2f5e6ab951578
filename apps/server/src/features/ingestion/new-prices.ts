import { type LatestPrice, type PriceRow, priceKey } from '#features/prices/store.ts';
import { collectionTime } from '#sources/football-data-co-uk/kickoff.ts';
import type { SourcePrice } from '#sources/source-match.ts';

/** The ledger keeps four decimals. */
const rounded = (odd: number) => Math.round(odd * 10_000) / 10_000;

/** The prices of a match that the ledger lacks: never seen, or different from the last one. */
export function newPrices(
  match: { readonly id: number; readonly kickoff: Date; readonly prices: readonly SourcePrice[] },
  latest: ReadonlyMap<string, LatestPrice>,
  fetchedAt: Date,
): PriceRow[] {
  const rows: PriceRow[] = [];
  const nominal = nominalTimes(match.kickoff, fetchedAt);
  const seen = new Set<string>();
  for (const { bookmaker, betType, kind, odd, capturedAt } of match.prices) {
    const key = priceKey(match.id, bookmaker, betType, kind);
    // A bookmaker under two names, before and after it changed, is one: the first counts.
    if (seen.has(key)) continue;
    seen.add(key);
    const last = latest.get(key);
    const row = { matchId: match.id, bookmaker, betType, kind, odd: rounded(odd) };
    if (!last) rows.push({ ...row, capturedAt: capturedAt ?? nominal[kind] });
    else if (last.odd !== row.odd) {
      // A correction is known from when it was read; an older payload read again adds nothing new.
      const at = capturedAt ?? fetchedAt;
      if (at > last.capturedAt) rows.push({ ...row, capturedAt: at });
    }
  }
  return rows;
}

/** The assumed time of a price whose time was not recorded: kick-off for a closing price; for an opening one,
 *  when its site collects them, but not later than it was read. */
function nominalTimes(kickoff: Date, fetchedAt: Date): Record<SourcePrice['kind'], Date> {
  const collected = collectionTime(kickoff);
  return {
    closing: kickoff,
    opening: fetchedAt < collected ? fetchedAt : collected,
    live: fetchedAt,
  };
}
