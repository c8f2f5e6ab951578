import series from './real-weeks.json' with { type: 'json' };

/** What the plan's rule would have made of 100 euro on real matches and prices, week by week after
 *  each week: 84 weeks from 15 July 2023 and, begun anew, the 69 that followed. Recomputed afterwards,
 *  never played. Written by studies/real-weeks.ts and never changed by hand. */
export const REAL_WEEKS = series;

type RealCapital = (typeof series.windows)[number]['levels'][number]['best'];

/** Bankroll and savings together, with what was begun with as the first. */
export function totalsCents({ bankrollCents, savingsCents }: RealCapital): number[] {
  return [series.initialCents, ...bankrollCents.map((cents, at) => cents + savingsCents[at]!)];
}
