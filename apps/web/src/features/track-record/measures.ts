import type { RecordBin, RecordScores, TrackRecord } from '@tredici/contract/track-record';

/** The probability of each of three results without any knowledge. */
export const CHANCE = 100 / 3;

/** A log loss in plain terms: the geometric mean, in percent, of the probabilities given to the actual
 *  results. */
export const givenToOutcome = (logLoss: number): number => 100 * Math.exp(-logLoss);

export type Verdict = 'ahead' | 'aheadSlightly' | 'level' | 'behindSlightly' | 'behind' | 'alone';

/** A lead of less than one percentage point is called small. */
const SMALL_POINTS = 1;
/** A difference within so many standard errors may be chance. */
const ERRORS = 2;

/** Who did better on the matches that both predicted. Level means that chance may explain the difference, or
 *  that the figures look equal at the one decimal shown.
 *  @param error of the difference between both log losses; without it neither is said to be better. */
export function verdictOf(
  ours: number | null,
  market: number | null,
  error: number | null | undefined,
): Verdict {
  if (ours === null || market === null) return 'alone';
  const points = tenths(givenToOutcome(ours)) - tenths(givenToOutcome(market));
  const mayBeChance = typeof error !== 'number' || Math.abs(ours - market) <= ERRORS * error;
  if (points === 0 || mayBeChance) return 'level';
  const small = Math.abs(points) < SMALL_POINTS * 10;
  if (points > 0) return small ? 'aheadSlightly' : 'ahead';
  return small ? 'behindSlightly' : 'behind';
}

const tenths = (percentage: number): number => Math.round(percentage * 10);

export type ScoreName = keyof RecordScores;
export const SCORE_NAMES = ['rps', 'log_loss', 'brier'] as const satisfies readonly ScoreName[];

/** How much larger an error is than the market's, in percent; a negative value is better. */
export function againstMarket(score: number | null, market: number | null): number | null {
  return score === null || market === null || market === 0 ? null : (score / market - 1) * 100;
}

/** Our error minus the market's, where both are known. */
export function differenceOf(ours: number | null, market: number | null): number | null {
  return ours === null || market === null ? null : ours - market;
}

export interface SeenBin extends RecordBin {
  readonly said: number;
  readonly observed: number;
}

/** The bins that contain predictions. */
export function seenBins(bins: readonly RecordBin[]): SeenBin[] {
  return bins.filter(
    (bin): bin is SeenBin => bin.count > 0 && bin.said !== null && bin.observed !== null,
  );
}

/** A circle's area is proportional to its sample, with a minimum radius so that none vanishes. */
export function radiusOf(count: number, largest: number, radius: number): number {
  return largest === 0 ? 0 : Math.max(2.5, radius * Math.sqrt(count / largest));
}

/** How many predictions came true, and how many did not. */
export function splitBand(bin: SeenBin): { readonly hits: number; readonly misses: number } {
  const hits = Math.round((bin.observed / 100) * bin.count);
  return { hits, misses: bin.count - hits };
}

/** Moves two overlapping labels apart by the same distance, keeping their order. */
export function partLabels(a: number, b: number, room: number): readonly [number, number] {
  const gap = Math.abs(a - b);
  if (gap >= room) return [a, b];
  const push = (room - gap) / 2;
  return a <= b ? [a - push, b + push] : [a + push, b - push];
}

export type ClosingVerdict = 'above' | 'below' | 'unclear';

/** The half-width of a 95 % interval, in standard errors. */
const NINETY_FIVE = 1.96;

export function closingInterval({
  mean,
  standard_error: error,
}: TrackRecord['closing_line']):
  | { readonly low: number; readonly high: number; readonly verdict: ClosingVerdict }
  | undefined {
  if (mean === null || error === null) return undefined;
  const low = mean - NINETY_FIVE * error;
  const high = mean + NINETY_FIVE * error;
  return { low, high, verdict: low > 0 ? 'above' : high < 0 ? 'below' : 'unclear' };
}

/** Readers ask first how often results given about 70 % came true. If too few matches were given that, the
 *  band with the most matches is used. */
const ASKED = 70;
const ENOUGH = 50;

export function plainBand({ bands }: Pick<TrackRecord, 'bands'>): RecordBin | null {
  const known = (bands.find(({ bet_market }) => bet_market === '1X2')?.bins ?? []).filter(
    ({ count, said, observed }) => count > 0 && said !== null && observed !== null,
  );
  const asked = known.find(({ from, to }) => from <= ASKED && ASKED < to);
  if (asked && asked.count >= ENOUGH) return asked;
  return known.reduce<RecordBin | null>(
    (most, one) => (most && most.count >= one.count ? most : one),
    null,
  );
}
