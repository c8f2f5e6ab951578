// node studies/strategy-sample.ts
//
// Writes the series of the home page: 84 weeks of the strategy from 15 July 2023, begun with 100 euro.
// The seed is the product's number and was not chosen by what comes of it. A test of the web runs the
// same again and compares.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_ASSUMPTIONS, sampleRun } from '@tredici/engine/reference/sample-run';

const SEED = 13;
const WEEKS = 84;
const INITIAL_CENTS = 100_00;
const FIRST_WEEK = '2023-07-15';
const WEEK_MS = 7 * 86_400_000;
const FILE = join(import.meta.dirname, '../apps/web/src/features/home/sample-series.json');

const weeks = sampleRun({ seed: SEED, weeks: WEEKS, initialCents: INITIAL_CENTS }).map(
  (week, at) => {
    const day = new Date(Date.parse(FIRST_WEEK) + at * WEEK_MS);
    return { bet_week: day.toISOString().slice(0, 10), ...week };
  },
);
const series = { seed: SEED, initialCents: INITIAL_CENTS, assumptions: SAMPLE_ASSUMPTIONS, weeks };
writeFileSync(FILE, `${JSON.stringify(series, null, 2)}\n`);
const last = weeks.at(-1)!;
console.log(`${FILE}: ends at ${(last.bankrollCents + last.savingsCents) / 100} euro`);
