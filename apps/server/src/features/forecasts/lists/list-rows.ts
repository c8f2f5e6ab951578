import type { Bets, Detail, Odds, Prognostic } from '@tredici/contract/bets';
import { FINAL_RESULTS, LISTED_MARKETS, SECOND_NAMES } from '@tredici/engine/markets/bet-types';
import { toIso } from '#db/read-rows.ts';
import { urlOf } from '#features/bookmakers/store.ts';
import { factsOf } from '#features/matches/store.ts';
import type { BookmakerRow, ListedRow, OfferRow } from './list-store.ts';

/** Converts rows to the contract's shapes. */

/** Probabilities are stored with four decimals; shown percentages have two. */
export const percentOf = (probability: number): number => Math.round(probability * 10_000) / 100;

/** The names of a bet, which may have two. */
export const namesOf = (bet: string): string[] => {
  const second = SECOND_NAMES.get(bet);
  return second ? [bet, second] : [bet];
};

const BETS_OF: Readonly<Record<Exclude<Detail, 'all'>, readonly string[]>> = {
  main: LISTED_MARKETS.flatMap(({ bets }) => bets).flatMap(namesOf),
  result: LISTED_MARKETS.filter((market) => market.listed === 'result').flatMap(({ bets }) => bets),
};

const MAIN_BETS: ReadonlySet<string> = new Set(BETS_OF.main);

export function toBets(
  probabilities: Readonly<Record<string, number>> | null,
  detail: Detail = 'all',
): Bets {
  if (!probabilities) return {};
  const keys = detail === 'all' ? Object.keys(probabilities) : BETS_OF[detail];
  const given = keys.filter((bet) => probabilities[bet] !== undefined);
  return Object.fromEntries(given.map((bet) => [bet, percentOf(probabilities[bet]!)])) as Bets;
}

/** One bookmaker is always first: the configured one, else the one with the most complete prices, ties by
 *  name. The others follow by name; a bookmaker without prices is not listed. */
export function orderBookmakers(
  bookmakers: readonly BookmakerRow[],
  preferred: string | undefined,
): BookmakerRow[] {
  const byName = [...bookmakers].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const complete = byName.reduce<BookmakerRow | undefined>(
    (best, one) => (one.prices > (best?.prices ?? 0) ? one : best),
    undefined,
  );
  const first = byName.find(({ key }) => key === preferred) ?? complete;
  return first ? [first, ...byName.filter((one) => one !== first)] : byName;
}

export interface ListParts {
  readonly rows: readonly ListedRow[];
  /** None for users who are shown none. */
  readonly offers: readonly OfferRow[];
  /** In the order in which they are shown. */
  readonly bookmakers: readonly BookmakerRow[];
  readonly detail: Detail;
  readonly oddsHidden: boolean;
  readonly now: Date;
  /** By match; absent in a list of all leagues. */
  readonly rounds?: ReadonlyMap<number, number> | undefined;
}

export function toPrognostics(parts: ListParts): Prognostic[] {
  const { rows, offers, bookmakers, detail, oddsHidden, now, rounds } = parts;
  const byMatch = Map.groupBy(offers, ({ matchId }) => matchId);
  return rows.map((row) => {
    const given = new Map(
      (byMatch.get(row.id) ?? []).map(({ bookmakerId, odds }) => [bookmakerId, odds]),
    );
    const offering = bookmakers.filter(({ id }) => given.has(id));
    const prices: Prices[] = offering.map((maker) => ({ maker, prices: given.get(maker.id)! }));
    const listed = pricesFor(detail, prices);
    const odds = Object.fromEntries(
      listed.map((one) => [one.maker.name, toOffer(urlOf(row, one.maker), one.prices)]),
    ) as Odds;
    return {
      ...factsOf(row, now),
      bet_house_url: offering[0] ? urlOf(row, offering[0]) : null,
      forecast_at: row.made === null ? null : toIso(row.made),
      bets: toBets(row.blend, detail),
      odds,
      ...(rounds?.has(row.id) ? { round: rounds.get(row.id)! } : {}),
      ...(row.bestOdds && !oddsHidden ? { best_odds: finalPrices(row.bestOdds) } : {}),
    };
  });
}

/** The prices of 1, X and 2 among all that were priced. */
export function finalPrices(
  prices: Readonly<Record<string, number>>,
): NonNullable<Prognostic['best_odds']> {
  const priced = FINAL_RESULTS.filter((sign) => prices[sign] !== undefined);
  return Object.fromEntries(priced.map((sign) => [sign, prices[sign]!]));
}

interface Prices {
  readonly maker: BookmakerRow;
  readonly prices: Readonly<Record<string, number>>;
}

/** Bets that a list does not show need no prices. */
function pricesFor(detail: Detail, offers: readonly Prices[]): readonly Prices[] {
  if (detail === 'all') return offers;
  if (detail === 'result') return bestOf(offers, BETS_OF.result);
  return offers.flatMap(({ maker, prices }) => {
    const shown = Object.entries(prices).filter(([bet]) => MAIN_BETS.has(bet));
    return shown.length > 0 ? [{ maker, prices: Object.fromEntries(shown) }] : [];
  });
}

/** Each of these bets at its highest price only; on a tie, from the first bookmaker. */
function bestOf(offers: readonly Prices[], bets: readonly string[]): Prices[] {
  const best = bets.map((bet) => {
    const high = Math.max(...offers.map(({ prices }) => prices[bet] ?? 0));
    return { bet, from: offers.find(({ prices }) => prices[bet] === high) };
  });
  return offers
    .map((offer) => ({ ...offer, bets: best.filter(({ from }) => from === offer) }))
    .filter(({ bets }) => bets.length > 0)
    .map(({ maker, prices, bets }) => ({
      maker,
      prices: Object.fromEntries(bets.map(({ bet }) => [bet, prices[bet]!])),
    }));
}

function toOffer(url: string | null, prices: Readonly<Record<string, number>>) {
  const offer: Record<string, unknown> = { url };
  for (const [bet, odd] of Object.entries(prices)) {
    for (const name of namesOf(bet)) offer[name] = { odd };
  }
  return offer;
}
