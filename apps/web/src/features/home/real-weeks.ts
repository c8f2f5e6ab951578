import { RISK_LEVELS } from '@tredici/contract/accuracy';
import { drawdownOf } from '@tredici/engine/bankroll/plan';
import series from './real-weeks.json' with { type: 'json' };

/** What the plan's rule would have made of 100 euro on real matches and prices, at the end of each week: 84 weeks from
 *  15 July 2023 and, started again with 100 euro, the 69 that followed. Recomputed afterwards; nobody placed these
 *  bets. Written by studies/real-weeks.ts, not to be changed by hand. */
export const REAL_WEEKS = series;

export const PRICES = ['average', 'best'] as const;
type Price = (typeof PRICES)[number];
export type RiskThreshold = (typeof RISK_LEVELS)[number]['threshold'];
export const THRESHOLDS: readonly RiskThreshold[] = RISK_LEVELS.map(({ threshold }) => threshold);

/** What the user has chosen: one of eight lines, four risk levels at two kinds of price. */
export interface Choice {
  readonly threshold: RiskThreshold;
  readonly price: Price;
}

type Level = (typeof series.windows)[number]['levels'][number];
type RealCapital = Level[Price];

/** One window at one risk level and one kind of price. The lists in cents have one entry more than the others: they
 *  begin with the amount before the first week. */
export interface RealRun {
  readonly from: string;
  readonly weeks: number;
  readonly bets: readonly number[];
  readonly won: readonly number[];
  readonly bankrollCents: readonly number[];
  readonly savingsCents: readonly number[];
  readonly totalCents: readonly number[];
}

/** Bankroll plus savings, with the starting capital as the first entry. */
export function totalsCents({ bankrollCents, savingsCents }: RealCapital): number[] {
  return [series.initialCents, ...bankrollCents.map((cents, at) => cents + savingsCents[at]!)];
}

/** The 84 weeks and the 69 after them. */
export function realRuns({ threshold, price }: Choice): readonly [RealRun, RealRun] {
  const [first, next] = series.windows.map(({ from, weeks, levels }) => {
    const level = levels.find((one) => one.level === threshold)!;
    const capital = level[price];
    return {
      from,
      weeks,
      bets: level.bets,
      won: level.won,
      bankrollCents: [series.initialCents, ...capital.bankrollCents],
      savingsCents: [0, ...capital.savingsCents],
      totalCents: totalsCents(capital),
    };
  });
  return [first!, next!];
}

export interface RunSummary {
  readonly initialCents: number;
  readonly finalCents: number;
  readonly bankrollCents: number;
  readonly savingsCents: number;
  /** In percent of the starting capital. */
  readonly roi: number;
  /** The largest fall from an earlier peak, in percent of that peak. */
  readonly drawdown: number;
  readonly bets: number;
  /** Percent of the bets that were won. */
  readonly hit: number;
  readonly weeksUp: number;
  readonly weeksDown: number;
}

export function summarise(run: RealRun): RunSummary {
  const { totalCents: totals } = run;
  const initialCents = totals[0]!;
  const finalCents = totals.at(-1)!;
  const changes = totals.slice(1).map((capital, at) => capital - totals[at]!);
  const bets = sum(run.bets);
  return {
    initialCents,
    finalCents,
    bankrollCents: run.bankrollCents.at(-1)!,
    savingsCents: run.savingsCents.at(-1)!,
    roi: (100 * (finalCents - initialCents)) / initialCents,
    drawdown: 100 * drawdownOf(totals),
    bets,
    hit: (100 * sum(run.won)) / bets,
    weeksUp: changes.filter((change) => change > 0).length,
    weeksDown: changes.filter((change) => change < 0).length,
  };
}

const WEEK_MS = 7 * 86_400_000;

/** The day on which week `at` begins; weeks are counted from 0. */
export function weekStart(run: Pick<RealRun, 'from'>, at: number): string {
  return new Date(Date.parse(run.from) + at * WEEK_MS).toISOString().slice(0, 10);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
