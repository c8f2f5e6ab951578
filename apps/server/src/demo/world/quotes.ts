import { type GoalRates, scoreGrid } from '@tredici/engine/grid/score-grid';
import type { BetType } from '@tredici/engine/markets/bet-types';
import type { DemoBookmaker } from './bookmakers.ts';

export type Quote = readonly [betType: BetType, odd: number];

/** Outsiders are priced a little worse than favourites: probabilities to this power. */
const OUTSIDER_POWER = 0.97;
const LEAST = 0.03;
const SHORTEST = 1.01;

/** A bookmaker's whole page for a match, were these the goals it expects. Double chance follows
 *  from its own 1X2. */
export function quotePage(
  rates: GoalRates,
  bookmaker: DemoBookmaker,
  full: boolean,
): readonly Quote[] {
  const p = probabilitiesOf(rates);
  const result = book([p.home, p.draw, p.away], bookmaker.margin);
  const [one, draw, two] = result as [number, number, number];
  const quotes: Quote[] = [
    ['1', odd(one)],
    ['X', odd(draw)],
    ['2', odd(two)],
  ];
  quotes.push(...totals(p.over[1], '2_5', bookmaker.margin));
  if (!full) return quotes;
  if (bookmaker.markets.includes('double_chance')) {
    quotes.push(['1X', odd(one + draw)], ['12', odd(one + two)], ['X2', odd(draw + two)]);
  }
  if (bookmaker.markets.includes('totals')) {
    quotes.push(...totals(p.over[0], '1_5', bookmaker.margin));
    quotes.push(...totals(p.over[2], '3_5', bookmaker.margin));
  }
  if (bookmaker.markets.includes('goal_no_goal')) {
    const [goal, noGoal] = book([p.both, 1 - p.both], bookmaker.margin) as [number, number];
    quotes.push(['goal', odd(goal)], ['no_goal', odd(noGoal)]);
  }
  return quotes;
}

function totals(over: number, line: '1_5' | '2_5' | '3_5', margin: number): Quote[] {
  const [quotedOver, quotedUnder] = book([over, 1 - over], margin) as [number, number];
  return [
    [`o_${line}`, odd(quotedOver)],
    [`u_${line}`, odd(quotedUnder)],
  ];
}

interface Probabilities {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  readonly both: number;
  /** More than 1.5, 2.5 and 3.5 goals. */
  readonly over: readonly [number, number, number];
}

export function probabilitiesOf(rates: GoalRates): Probabilities {
  const { size, cells } = scoreGrid(rates);
  let home = 0;
  let draw = 0;
  let both = 0;
  const upTo = [0, 0, 0, 0];
  for (let h = 0; h < size; h++) {
    for (let a = 0; a < size; a++) {
      const p = cells[h * size + a]!;
      if (h > a) home += p;
      else if (h === a) draw += p;
      if (h > 0 && a > 0) both += p;
      if (h + a < 4) upTo[h + a]! += p;
    }
  }
  const [none, one, two, three] = upTo as [number, number, number, number];
  const over1 = 1 - none - one;
  return {
    home,
    draw,
    away: 1 - home - draw,
    both,
    over: [over1, over1 - two, over1 - two - three],
  };
}

/** Probabilities with the margin put in: they add up to 1 + margin. Nobody offers odds on what is
 *  all but impossible. */
function book(probabilities: readonly number[], margin: number): number[] {
  const leaned = probabilities.map((p) => Math.max(p, LEAST) ** OUTSIDER_POWER);
  const sum = leaned.reduce((total, p) => total + p, 0);
  return leaned.map((p) => (p * (1 + margin)) / sum);
}

/** As a bookmaker would write it: short prices to the cent, long ones in steps. */
function odd(quoted: number): number {
  const exact = Math.max(SHORTEST, 1 / quoted);
  const perUnit = exact < 3 ? 100 : exact < 6 ? 20 : exact < 12 ? 10 : exact < 25 ? 2 : 1;
  return Math.round(exact * perUnit) / perUnit;
}
