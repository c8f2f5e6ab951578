import { type GoalRates, scoreGrid } from '@tredici/engine/grid/score-grid';
import {
  type BetType,
  FINAL_RESULTS,
  MARKET_LIST,
  type Market,
  sidesOf,
} from '@tredici/engine/markets/bet-types';
import { probabilitiesOf } from '@tredici/engine/markets/probabilities';
import type { DemoBookmaker } from './bookmakers.ts';

export type Quote = readonly [betType: BetType, odd: number];

/** Outsiders' prices are slightly worse than favourites': probabilities are raised to this power. */
const OUTSIDER_POWER = 0.97;
const LEAST = 0.03;
const SHORTEST = 1.01;

/** The markets that every bookmaker prices, and all markets. */
const CORE = MARKET_LIST.filter(({ key }) => key === '1x2' || key === 'under_over_2_5');
const PRICED = MARKET_LIST.filter(({ priced }) => priced !== undefined);
const CORE_BETS = CORE.flatMap(({ bets }) => bets);
const PRICED_BETS = PRICED.flatMap(({ bets }) => bets);

/** All of a bookmaker's prices for a match, given its expected goals. */
export function quotePage(
  rates: GoalRates,
  bookmaker: DemoBookmaker,
  full: boolean,
): readonly Quote[] {
  const markets = full
    ? PRICED.filter((market) => CORE.includes(market) || bookmaker.groups.includes(market.group))
    : CORE;
  const p = probabilitiesOf(scoreGrid(rates), full ? PRICED_BETS : CORE_BETS);
  const results = book(
    FINAL_RESULTS.map((bet) => p[bet]),
    bookmaker.margin,
  );
  return markets.flatMap((market) => {
    const quoted =
      market.covers === undefined
        ? book(
            market.bets.map((bet) => p[bet]),
            bookmaker.margin,
          )
        : sumsOf(market, results);
    return market.bets.map((bet, at): Quote => [bet, odd(quoted[at]!)]);
  });
}

/** Double chance is derived from its own 1X2. */
function sumsOf(market: Market, results: readonly number[]): number[] {
  return market.bets.map((bet) =>
    FINAL_RESULTS.reduce(
      (sum, result, at) => (sidesOf(bet).includes(sidesOf(result)[0]!) ? sum + results[at]! : sum),
      0,
    ),
  );
}

/** Probabilities including the margin: they add up to 1 + margin. There are no odds on almost impossible
 *  outcomes. */
function book(probabilities: readonly number[], margin: number): number[] {
  const leaned = probabilities.map((p) => Math.max(p, LEAST) ** OUTSIDER_POWER);
  const sum = leaned.reduce((total, p) => total + p, 0);
  return leaned.map((p) => (p * (1 + margin)) / sum);
}

/** Rounded like a bookmaker's: low prices to the cent, high ones in steps. */
function odd(quoted: number): number {
  const exact = Math.max(SHORTEST, 1 / quoted);
  const perUnit = exact < 3 ? 100 : exact < 6 ? 20 : exact < 12 ? 10 : exact < 25 ? 2 : 1;
  return Math.round(exact * perUnit) / perUnit;
}
