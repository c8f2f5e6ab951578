import series from './sample-series.json' with { type: 'json' };

/** The example of the home page: written once by studies/strategy-sample.ts and never changed by
 *  hand; a test makes it again and compares. */
export const SAMPLE = series;

/** After each week, with what it was begun with as the first. */
export const CAPITALS_CENTS: readonly number[] = [
  series.initialCents,
  ...series.weeks.map(({ bankrollCents, savingsCents }) => bankrollCents + savingsCents),
];

export interface SampleSummary {
  readonly weeks: number;
  readonly initialCents: number;
  readonly finalCents: number;
  /** In percent of what was begun with. */
  readonly roi: number;
  readonly weeksUp: number;
  readonly weeksDown: number;
}

export const SAMPLE_SUMMARY = summarise(CAPITALS_CENTS);

export function summarise(capitalsCents: readonly number[]): SampleSummary {
  const initialCents = capitalsCents[0]!;
  const finalCents = capitalsCents.at(-1)!;
  const changes = capitalsCents.slice(1).map((capital, at) => capital - capitalsCents[at]!);
  return {
    weeks: changes.length,
    initialCents,
    finalCents,
    roi: (100 * (finalCents - initialCents)) / initialCents,
    weeksUp: changes.filter((change) => change > 0).length,
    weeksDown: changes.filter((change) => change < 0).length,
  };
}
