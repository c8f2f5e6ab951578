import { COMING_DAYS } from '@tredici/contract/bets';
import {
  type Forecaster,
  forecastMatch,
  type MatchForecast,
} from '@tredici/engine/forecast/forecaster';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import { DAY_MS, HOUR_MS } from '#durations.ts';
import { announceChange } from '#http/invalidation.ts';
import type { JobWork } from '#jobs/job.ts';
import {
  FORECASTS_TAG,
  insertRun,
  LEDGER_LOCK,
  lastRun,
  type MadeForecast,
  saveForecasts,
} from '../store.ts';
import { comingPrices, type PriceFault } from './coming-prices.ts';
import { toFixture } from './engine-input.ts';
import { type ComingRow, inputFingerprint, loadComing } from './input-store.ts';
import { dayOf, learnHistory, MODEL_VERSION } from './learn-history.ts';
import { makeForecast } from './make-forecast.ts';

export interface ForecastOptions extends JobWork {
  /** Forecasts even if nothing has changed since the last run. */
  readonly force?: boolean;
  readonly onStep?: (step: string) => void;
  /** The function that turns rows into forecasts. */
  readonly fit?: typeof forecastComing;
}

export interface ForecastReport {
  readonly runId: number;
  /** Matches read to learn from; those already in a stored state are not read again. */
  readonly read: number;
  /** Matches that the forecasts are based on. */
  readonly learned: number;
  readonly coming: number;
  readonly written: number;
  /** The number of matches by kind of fault. */
  readonly warnings: Readonly<Record<string, number>>;
  readonly ms: Readonly<Record<'learn' | 'forecast' | 'save', number>>;
}

/** Fits the model to what has been played and forecasts what is coming. Nothing is stored until all of it is
 *  ready, so a run that fails leaves the previous one in place. Returns undefined if nothing has changed
 *  since the last run. */
export async function forecastAll(options: ForecastOptions): Promise<ForecastReport | undefined> {
  const { db, clock, signal, onStep, fit = forecastComing } = options;
  const now = clock.now();
  const fingerprint = { ...(await inputFingerprint(db)), morning: morningOf(now) };
  const before = await lastRun(db);
  if (!options.force && before && isSame(before.parameters.inputFingerprint, fingerprint)) {
    return undefined;
  }

  const started = performance.now();
  onStep?.('learning from matches and prices');
  const { forecaster, read } = await learnHistory({ db, now, signal }, dayOf(now) + 1);
  const coming = await loadComing(db, now, new Date(now.getTime() + COMING_DAYS * DAY_MS));
  const learned = performance.now();
  onStep?.(`forecasting ${coming.length} matches`);
  signal?.throwIfAborted();
  const { made, warnings } = fit(forecaster, coming, now);
  const forecasted = performance.now();
  signal?.throwIfAborted();

  onStep?.(`saving ${made.length} forecasts`);
  return inTransaction(db, async (tx) => {
    await lockInTransaction(tx, LEDGER_LOCK);
    const ms = {
      learn: Math.round(learned - started),
      forecast: Math.round(forecasted - learned),
    };
    const count = { read, learned: forecaster.matches, coming: coming.length, warnings };
    const runId = await insertRun(tx, {
      modelVersion: MODEL_VERSION,
      parameters: { kind: 'forecast', inputFingerprint: fingerprint },
      diagnostics: { ...count, ms },
      startedAt: now,
      finishedAt: latest(now, clock.now()),
    });
    const written = await saveForecasts(tx, runId, made, now);
    await announceChange(tx, FORECASTS_TAG);
    const save = Math.round(performance.now() - forecasted);
    return { runId, written, ...count, ms: { ...ms, save } };
  });
}

export interface ComingForecasts {
  readonly made: MadeForecast[];
  readonly warnings: Record<string, number>;
}

/** Pure: the same state, rows and instant give the same forecasts. A league whose clubs have never been seen
 *  gets none, because all its matches would get the same odds. */
export function forecastComing(
  forecaster: Forecaster,
  coming: readonly ComingRow[],
  now: Date,
): ComingForecasts {
  const forecasts = coming.map((row) => ({ row, ...forecastRow(forecaster, row, now) }));
  const byLeague = Map.groupBy(forecasts, ({ row }) => row.tournamentId);
  const made = forecasts
    .filter(({ row }) => isRated(byLeague.get(row.tournamentId)!))
    .map(({ row, forecast }) => ({
      matchId: row.id,
      content: makeForecast(forecast, { detailed: true, bestOdds: row.best }),
    }));
  const warnings: Record<string, number> = {};
  for (const { faults, forecast } of forecasts) {
    for (const code of [...faults, ...forecast.warnings.map((warning) => warning.code)]) {
      warnings[code] = (warnings[code] ?? 0) + 1;
    }
  }
  return { made, warnings };
}

/** Promoted clubs may be new, but most clubs of a league are not. */
function isRated(
  league: readonly { readonly row: ComingRow; readonly forecast: MatchForecast }[],
): boolean {
  const clubs = new Set(league.flatMap(({ row }) => [row.home, row.away]));
  const unseen = new Set(
    league.flatMap(({ forecast }) => forecast.ratings.forecast.supremacy.unseen),
  );
  return unseen.size * 2 <= clubs.size;
}

export function forecastRow(
  forecaster: Forecaster,
  row: ComingRow,
  now: Date,
): { forecast: MatchForecast; faults: readonly PriceFault[] } {
  const { prices, hoursLeft, faults } = comingPrices(row, now.getTime() / 1000);
  const fixture = toFixture(row);
  return {
    forecast: forecastMatch(forecaster, fixture, prices ?? undefined, hoursLeft ?? undefined),
    faults,
  };
}

const MORNING = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });
const MORNING_HOUR_MS = 6 * HOUR_MS;

/** Changes at about six in the morning in Rome; summer time shifts it by an hour. */
function morningOf(now: Date): string {
  return MORNING.format(now.getTime() - MORNING_HOUR_MS);
}

const isSame = (a: unknown, b: Record<string, unknown>): boolean =>
  typeof a === 'object' &&
  a !== null &&
  Object.entries(b).every(([key, value]) => (a as Record<string, unknown>)[key] === value);

/** A clock that was set back must not make a run end before it began. */
const latest = (a: Date, b: Date): Date => (a > b ? a : b);
