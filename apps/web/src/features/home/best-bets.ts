import type { Prognostic, Prognostics } from '@tredici/contract/bets';
import { type BetType, LISTED_MARKETS } from '@tredici/engine/markets/bet-types';
import { bestOdd } from '#football/best-odds.ts';
import { edgeOf, fairPrice } from '#football/value.ts';
import { sortRows } from '#ui/sort-rows.ts';
import type { BetKind, BetSort } from './home-view.ts';

export interface BestBetsFilter {
  /** Null for all tournaments. */
  readonly tournamentId: number | null;
  readonly bet: BetKind;
  /** A bet must be likelier than this. */
  readonly minProbability: number;
  /** 1 means no minimum: a bet without a price passes too. Above 1, a bet needs a price, and its best price must be
   *  at least this high. */
  readonly minOdd: number;
}

export interface BestBet {
  readonly match: Prognostic;
  readonly bet: BetType;
  readonly probability: number;
}

/** The matches with a bet of the chosen kind that passes the filter, each with the likeliest such bet. The likeliest
 *  come first; equally likely ones are in order of kick-off. */
export function bestBets(
  { results, bookmakers }: Pick<Prognostics, 'results' | 'bookmakers'>,
  filter: BestBetsFilter,
): BestBet[] {
  const kind = LISTED_MARKETS.find(({ key }) => key === filter.bet)!.bets;
  const found: BestBet[] = [];
  for (const match of results) {
    if (filter.tournamentId !== null && match.tournament_id !== filter.tournamentId) continue;
    let best: BestBet | null = null;
    for (const bet of kind) {
      const probability = match.bets[bet];
      if (probability === undefined || probability <= filter.minProbability) continue;
      if (best !== null && probability <= best.probability) continue;
      if (!reaches(match, bet, bookmakers, filter.minOdd)) continue;
      best = { match, bet, probability };
    }
    if (best !== null) found.push(best);
  }
  return found.sort((a, b) => b.probability - a.probability || earlier(a.match, b.match));
}

/** A bet with its best price, its fair price and the difference between them. */
export interface PricedBet extends BestBet {
  readonly best: ReturnType<typeof bestOdd>;
  readonly fair: number;
  /** How far the best price is above the fair one, in percent; null without a price. */
  readonly edge: number | null;
}

export function priceBets(
  bets: readonly BestBet[],
  bookmakers: readonly string[],
): readonly PricedBet[] {
  return bets.map((one) => {
    const best = bestOdd(one.match.odds, one.bet, bookmakers);
    const edge = best && 100 * edgeOf(one.probability, best.odd, null).edge;
    return { ...one, best, fair: fairPrice(one.probability)!, edge };
  });
}

const READ = {
  odd: ({ best }: PricedBet) => best?.odd ?? null,
  edge: ({ edge }: PricedBet) => edge,
};

/** Sorts by the largest value, bets without one last. The bets given are already sorted by probability. */
export function sortBets(bets: readonly PricedBet[], by: BetSort): readonly PricedBet[] {
  return by === 'probability' ? bets : sortRows(bets, READ[by], true);
}

function reaches(
  { odds }: Prognostic,
  bet: BetType,
  bookmakers: readonly string[],
  minOdd: number,
): boolean {
  return minOdd <= 1 || (bestOdd(odds, bet, bookmakers)?.odd ?? 0) >= minOdd;
}

/** Sorts by kick-off, earliest first. */
export function byTime(matches: readonly Prognostic[]): Prognostic[] {
  return matches.toSorted(earlier);
}

/** The API writes every instant in the same format, so comparing the texts compares the instants. */
function earlier(a: Prognostic, b: Prognostic): number {
  if (a.match_date !== b.match_date) return a.match_date < b.match_date ? -1 : 1;
  return a.match_id - b.match_id;
}
