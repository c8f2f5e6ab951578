/** Weeks for the simulator: drawn from a record's own weeks, or made by a model. What is drawn depends
 *  on the seed alone, never on what is staked, so that all rules meet the same weeks. */
import type { BetOutcome } from '../markets/settle.ts';
import type { RandomSource } from '../numeric/random.ts';

export type PlanModel = {
  /** The level that the counts and bets were measured at; higher ones are parts of it. */
  levelPercent: number;
  /** Bets of a week, each of these as likely as another. */
  weekBets: readonly number[];
  /** Probability, best price, average price: each as likely as another, won with its probability. */
  bets: readonly (readonly [probability: number, best: number, average: number])[];
};
export type RecordedPlanBet = {
  probability: number;
  bestOdds: number;
  averageOdds: number;
  outcome: BetOutcome;
};
export type WeekSource =
  | { kind: 'model'; model: PlanModel }
  /** Weeks without bets count too: they are part of the record. */
  | { kind: 'record'; weeks: readonly (readonly RecordedPlanBet[])[] };

/** From so many weeks on the record speaks for itself. */
export const RECORD_WEEKS_NEEDED = 52;

export function weekSource(
  record: readonly (readonly RecordedPlanBet[])[],
  model: PlanModel,
): WeekSource {
  return record.length >= RECORD_WEEKS_NEEDED
    ? { kind: 'record', weeks: record }
    : { kind: 'model', model };
}

/** The bets of a drawn week: the first `count` of each column. Filled again at each draw. */
export type DrawnWeek = {
  count: number;
  /** What a staked cent gives back: the price, nothing, or itself where the bet is void. */
  readonly returns: Float64Array;
  /** The share of the bankroll that Kelly's formula would stake, knowing the forecast and the price. */
  readonly kelly: Float64Array;
};
export type DrawOptions = {
  levelPercent: number;
  /** 1 takes best prices, 0 average ones, between them a price in between. */
  priceShare: number;
};

/** Draws one week after another into the same place. */
export function weekDrawer(
  source: WeekSource,
  options: DrawOptions,
  random: RandomSource,
): () => DrawnWeek {
  return source.kind === 'record'
    ? recordDrawer(source.weeks, options, random)
    : modelDrawer(source.model, options, random);
}

function modelDrawer(
  { weekBets, bets }: PlanModel,
  { levelPercent, priceShare }: DrawOptions,
  random: RandomSource,
): () => DrawnWeek {
  const drawn = emptyWeek(Math.max(0, ...weekBets));
  const { returns, kelly: kellyDrawn } = drawn;
  const kinds = bets.length;
  const probabilities = Float64Array.from(bets, ([probability]) => probability);
  const odds = Float64Array.from(bets, ([, best, average]) => priceAt(best, average, priceShare));
  const kelly = odds.map((price, at) => kellyFraction(probabilities[at]!, price));
  // Below the level none is taken: never less than nothing, so that one comparison tells.
  const taken = probabilities.map((chance) => (100 * chance > levelPercent ? chance : -1));
  const { uniform } = random;
  return () => {
    const found = weekBets[random.integer(weekBets.length)]!;
    let count = 0;
    for (let i = 0; i < found; i++) {
      // One number says both which bet it is and, by what is left of it, whether it wins.
      const place = uniform() * kinds;
      const at = place | 0;
      const chance = taken[at]!;
      if (chance < 0) continue;
      // Multiplied, not chosen: nothing can foresee which way a bet goes, and guessing wrong is slow.
      returns[count] = Number(place - at < chance) * odds[at]!;
      kellyDrawn[count] = kelly[at]!;
      count++;
    }
    drawn.count = count;
    return drawn;
  };
}

function recordDrawer(
  weeks: readonly (readonly RecordedPlanBet[])[],
  { levelPercent, priceShare }: DrawOptions,
  random: RandomSource,
): () => DrawnWeek {
  const atLevel = weeks.map((bets) => {
    const taken = bets.filter(({ probability }) => 100 * probability > levelPercent);
    const week = emptyWeek(taken.length);
    week.count = taken.length;
    for (const [at, { probability, bestOdds, averageOdds, outcome }] of taken.entries()) {
      const odds = priceAt(bestOdds, averageOdds, priceShare);
      week.returns[at] = outcome === 'won' ? odds : outcome === 'void' ? 1 : 0;
      week.kelly[at] = kellyFraction(probability, odds);
    }
    return week;
  });
  return () => atLevel[random.integer(atLevel.length)]!;
}

function emptyWeek(room: number): DrawnWeek {
  return { count: 0, returns: new Float64Array(room), kelly: new Float64Array(room) };
}

/** (p × odds − 1) / (odds − 1): nothing where the price is not worth it. */
function kellyFraction(probability: number, odds: number): number {
  const edge = probability * odds - 1;
  return edge > 0 && odds > 1 ? edge / (odds - 1) : 0;
}

function priceAt(best: number, average: number, share: number): number {
  return average + share * (best - average);
}
