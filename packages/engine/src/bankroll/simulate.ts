/** Many simulated runs of a plan: its possible capital after some weeks, how far it may fall on the way, and
 *  whether a loss is to be expected. The same seed gives the same result on every machine. */
import { seededRandom } from '../numeric/random.ts';
import { type WeekSource, weekDrawer } from './draw-week.ts';
import { playRule, type StakingRule } from './staking-rules.ts';
import { type Capital, startCapital } from './week.ts';

export const SIMULATED_RUNS = 1000;
/** Half a year: the shortest horizon that the text about the plan recommends. */
export const SIMULATED_WEEKS = 26;
const MOST_RUNS = 100_000;
const MOST_WEEKS = 520;
/** With larger amounts, cents would no longer be exact once a run multiplies them. */
const MOST_CENTS = 100_000_000_000;

export type SimulationOptions = {
  seed: number;
  runs?: number;
  weeks?: number;
  startCents: number;
  levelPercent: number;
  /** 1 at the best prices, 0 at average ones; `usualPriceShare` calculates a user's own. */
  priceShare: number;
  rule: StakingRule;
  source: WeekSource;
};
export type SimulationRefusal =
  | 'bad-budget'
  | 'bad-level'
  | 'bad-horizon'
  | 'bad-runs'
  | 'bad-price-share'
  | 'no-weeks';
export type SimulationReply =
  | { ok: true; simulation: Simulation }
  | { ok: false; reason: SimulationRefusal };

/** Total capital in cents, after 0, 1, 2 … weeks. */
export type CapitalPaths = { low: number[]; median: number[]; high: number[] };
export type Simulation = {
  rule: StakingRule;
  source: WeekSource['kind'];
  runs: number;
  weeks: number;
  startCents: number;
  /** In every single week, 5 of 100 runs are below `low` and 5 above `high`. */
  paths: CapitalPaths;
  /** Final capitals of all runs, lowest first. */
  finalsCents: number[];
  /** The largest fall from an earlier maximum, as a share of that maximum. */
  drawdown: { mean: number; median: number; high: number };
  /** Shares of the runs: those that ended below the start, that ended at half of it or less, and that fell to
   *  half or less at some time. */
  lossShare: number;
  halfShare: number;
  everHalfShare: number;
  /** Mean final capital minus the start. */
  expectedCents: number;
  standardErrorCents: number;
  isExpectedLoss: boolean;
  /** The median run ends below the start, even if a few lucky runs raise the mean. */
  isTypicalLoss: boolean;
  /** Profit per euro staked over all runs; null if nothing was staked. */
  yieldShare: number | null;
  betsPerWeek: number;
};

export function simulatePlan(
  options: SimulationOptions,
  onProgress?: (share: number) => void,
): SimulationReply {
  const { runs = SIMULATED_RUNS, weeks = SIMULATED_WEEKS, startCents, rule, source } = options;
  const reason = findFault({ ...options, runs, weeks });
  if (reason) return { ok: false, reason };
  const draw = weekDrawer(source, options, seededRandom(options.seed));
  // All runs of a week are next to each other, so that they can be sorted in place.
  const totals = new Float64Array(runs * (weeks + 1)).fill(startCents, 0, runs);
  const drawdowns = new Float64Array(runs);
  const played = { stakeCents: 0, payoutCents: 0 };
  const sums = { staked: 0, returned: 0, bets: 0, half: 0 };
  for (let run = 0; run < runs; run++) {
    let capital: Capital = startCapital(startCents);
    let [highest, lowest, deepest] = [startCents, startCents, 0];
    for (let week = 1; week <= weeks; week++) {
      const drawn = draw();
      capital = playRule(rule, capital, drawn, played);
      const total = capital.bankrollCents + capital.savingsCents;
      totals[week * runs + run] = total;
      if (total > highest) highest = total;
      else deepest = Math.max(deepest, 1 - total / highest);
      lowest = Math.min(lowest, total);
      sums.bets += drawn.count;
      sums.staked += played.stakeCents;
      sums.returned += played.payoutCents;
    }
    drawdowns[run] = deepest;
    if (2 * lowest <= startCents) sums.half++;
    if (onProgress && (run + 1) % 100 === 0) onProgress((run + 1) / runs);
  }
  const paths = sortedPaths(totals, runs, weeks);
  const finals = totals.subarray(weeks * runs);
  drawdowns.sort();
  const { mean, standardError } = meanOf(finals);
  return {
    ok: true,
    simulation: {
      rule,
      source: source.kind,
      runs,
      weeks,
      startCents,
      paths,
      finalsCents: Array.from(finals),
      drawdown: {
        mean: meanOf(drawdowns).mean,
        median: quantile(drawdowns, 0.5),
        high: quantile(drawdowns, 0.95),
      },
      lossShare: finals.filter((final) => final < startCents).length / runs,
      halfShare: finals.filter((final) => 2 * final <= startCents).length / runs,
      everHalfShare: sums.half / runs,
      expectedCents: mean - startCents,
      standardErrorCents: standardError,
      isExpectedLoss: mean < startCents,
      isTypicalLoss: quantile(finals, 0.5) < startCents,
      yieldShare: sums.staked > 0 ? sums.returned / sums.staked - 1 : null,
      betsPerWeek: sums.bets / (runs * weeks),
    },
  };
}

function findFault(options: Required<SimulationOptions>): SimulationRefusal | null {
  const { startCents, levelPercent, weeks, runs, priceShare, source } = options;
  const isWhole = (value: number, most: number) =>
    Number.isInteger(value) && value >= 1 && value <= most;
  if (!isWhole(startCents, MOST_CENTS)) return 'bad-budget';
  // The model has no bets below the level at which it was measured.
  const lowest = source.kind === 'model' ? source.model.levelPercent : 0;
  if (!(levelPercent >= lowest && levelPercent < 100)) return 'bad-level';
  if (!isWhole(weeks, MOST_WEEKS)) return 'bad-horizon';
  if (!isWhole(runs, MOST_RUNS)) return 'bad-runs';
  if (!(priceShare >= 0 && priceShare <= 1)) return 'bad-price-share';
  const drawn = source.kind === 'record' ? source.weeks : source.model.weekBets;
  return drawn.length === 0 ? 'no-weeks' : null;
}

/** Sorts each week's totals in place. */
function sortedPaths(totals: Float64Array, runs: number, weeks: number): CapitalPaths {
  const paths: CapitalPaths = { low: [], median: [], high: [] };
  for (let week = 0; week <= weeks; week++) {
    const those = totals.subarray(week * runs, (week + 1) * runs).sort();
    paths.low.push(Math.round(quantile(those, 0.05)));
    paths.median.push(Math.round(quantile(those, 0.5)));
    paths.high.push(Math.round(quantile(those, 0.95)));
  }
  return paths;
}

function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below]! + (place - below) * (sorted[above]! - sorted[below]!);
}

function meanOf(values: Float64Array): { mean: number; standardError: number } {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  const variance = values.length > 1 ? squares / (values.length - 1) : 0;
  return { mean, standardError: Math.sqrt(variance / values.length) };
}
