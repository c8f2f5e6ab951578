import { walkForward } from '@tredici/engine/evaluate/walk-forward';
import type { Forecaster } from '@tredici/engine/forecast/forecaster';
import type { MatchRecord } from '@tredici/engine/match/match-record';
import type { MadeForecast } from '../store.ts';
import { type PlayedRow, toRecord } from './engine-input.ts';
import { makeForecast } from './make-forecast.ts';

const DAY_SECONDS = 86_400;

/** Intervals, reasons and scores triple the work and the rows. They are made only for the weeks that users
 *  may still open from a list, not for a whole year; making one on request would mean learning every league
 *  again. */
const DETAILED_DAYS = 45;

/** Forecasts of matches that have begun, each from what was known before the week it was played in and from
 *  its own first prices, as it would have been forecast then. The forecaster must have learned everything
 *  before the first of them, and goes on learning. */
export function replayForecasts(
  forecaster: Forecaster,
  begun: readonly PlayedRow[],
  wanted: ReadonlySet<number>,
  now: Date,
): MadeForecast[] {
  const detailedFrom = now.getTime() / 1000 - DETAILED_DAYS * DAY_SECONDS;
  const rowOf = new Map<MatchRecord, PlayedRow>();
  const records = begun.map((row) => {
    const record = toRecord(row);
    rowOf.set(record, row);
    return record;
  });
  const days = begun
    .filter(({ id }) => wanted.has(id))
    .map(({ kickoff }) => Math.floor(kickoff / DAY_SECONDS));
  if (days.length === 0) return [];
  const span = { fromDay: minimum(days), toDay: maximum(days), forecaster };
  const made: MadeForecast[] = [];
  walkForward(records, span, (record, forecast) => {
    const row = rowOf.get(record);
    if (!row || !wanted.has(row.id)) return;
    // Nothing could have been forecast of two clubs that had never been seen.
    if (forecast.ratings.forecast.supremacy.unseen.length === 2) return;
    const average = record.opening?.average?.result;
    const bestOdds = average ? { '1': average.home, X: average.draw, '2': average.away } : null;
    const detailed = row.kickoff >= detailedFrom;
    made.push({ matchId: row.id, content: makeForecast(forecast, { detailed, bestOdds }) });
  });
  return made;
}

const minimum = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
const maximum = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
