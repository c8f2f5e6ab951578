import { COMING_DAYS } from '@tredici/contract/bets';
import { fitForecaster, forecastMatch } from '@tredici/engine/forecast/forecaster';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/pool.ts';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import { announceChange } from '#http/invalidation.ts';
import type { JobContext } from '#jobs/job.ts';
import { type PlayedRow, toFixture, toPrices, toRecord } from './engine-input.ts';
import {
  type ComingRow,
  digestPrices,
  inputMarks,
  loadComing,
  loadPlayed,
  loadUndigested,
} from './input-store.ts';
import { makeForecast } from './make-forecast.ts';
import {
  FORECASTS_TAG,
  insertRun,
  LEDGER_LOCK,
  lastRun,
  type MadeForecast,
  saveForecasts,
} from './store.ts';

export const MODEL_VERSION = 'tredici-1';
const DAY_MS = 86_400_000;
/** Three seasons: older matches say nothing that later ones do not. */
export const HISTORY_DAYS = 3 * 365;

export interface ForecastOptions {
  readonly db: Db;
  readonly clock: JobContext['clock'];
  readonly signal?: AbortSignal;
  /** Forecasts even where nothing has changed since the last run. */
  readonly force?: boolean;
  readonly onStep?: (step: string) => void;
  /** What turns rows into forecasts. */
  readonly fit?: typeof forecastComing;
}

export interface ForecastReport {
  readonly runId: number;
  readonly played: number;
  readonly coming: number;
  readonly written: number;
  readonly ms: Readonly<Record<'load' | 'fit' | 'save', number>>;
}

/** Fits the model to what has been played and forecasts what is coming. Nothing is stored before all
 *  of it is there, so a run that fails leaves the previous one standing. Gives nothing where nothing
 *  has changed since the last run. */
export async function forecastAll(options: ForecastOptions): Promise<ForecastReport | undefined> {
  const { db, clock, signal, onStep, fit = forecastComing } = options;
  const now = clock.now();
  const from = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  const marks = { ...(await inputMarks(db, from)), morning: morningOf(now) };
  const before = await lastRun(db);
  if (!options.force && before && sameMarks(before.parameters.marks, marks)) return undefined;

  const started = performance.now();
  onStep?.('reading matches and prices');
  await freshenMarkets(db, from, now);
  const [played, coming] = await Promise.all([
    loadPlayed(db, from, now),
    loadComing(db, now, new Date(now.getTime() + COMING_DAYS * DAY_MS)),
  ]);
  const loaded = performance.now();
  onStep?.(`fitting ${played.length} matches`);
  signal?.throwIfAborted();
  const made = fit(played, coming, now);
  const fitted = performance.now();
  signal?.throwIfAborted();

  onStep?.(`saving ${made.length} forecasts`);
  return inTransaction(db, async (tx) => {
    await lockInTransaction(tx, LEDGER_LOCK);
    const ms = { load: Math.round(loaded - started), fit: Math.round(fitted - loaded) };
    const runId = await insertRun(tx, {
      modelVersion: MODEL_VERSION,
      parameters: { kind: 'forecast', historyDays: HISTORY_DAYS, marks },
      diagnostics: { played: played.length, coming: coming.length, ms },
      startedAt: now,
      finishedAt: latest(now, clock.now()),
    });
    const written = await saveForecasts(tx, runId, made, now);
    await announceChange(tx, FORECASTS_TAG);
    const save = Math.round(performance.now() - fitted);
    return {
      ...{ runId, written, played: played.length, coming: coming.length },
      ms: { ...ms, save },
    };
  });
}

/** Pure: the same rows and the same instant give the same forecasts. */
export function forecastComing(
  played: readonly PlayedRow[],
  coming: readonly ComingRow[],
  now: Date,
): MadeForecast[] {
  const asOfDay = Math.floor(now.getTime() / DAY_MS) + 1;
  const forecaster = fitForecaster(played.map(toRecord), { asOfDay });
  return coming.map((row) => {
    const prices = row.prices && toPrices(row.prices);
    const match = forecastMatch(forecaster, toFixture(row), prices ?? undefined);
    return {
      matchId: row.id,
      content: makeForecast(match, { detailed: true, bestOdds: row.best }),
    };
  });
}

/** Matches of one statement. */
const DIGEST_CHUNK = 2000;

/** Brings the digests of played matches up to date; gives how many were made. */
export async function freshenMarkets(db: Db, from: Date, to: Date): Promise<number> {
  const due = await loadUndigested(db, from, to);
  for (let at = 0; at < due.length; at += DIGEST_CHUNK) {
    const part = due.slice(at, at + DIGEST_CHUNK);
    await inTransaction(db, async (tx) => {
      await lockInTransaction(tx, 'match markets');
      await tx.execute(sql`set local statement_timeout = '2min'`);
      await digestPrices(tx, part);
    });
  }
  return due.length;
}

const MORNING = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });
const MORNING_HOUR_MS = 6 * 3_600_000;

/** Changes at six in the morning in Rome, give or take the hour of summer time. */
function morningOf(now: Date): string {
  return MORNING.format(now.getTime() - MORNING_HOUR_MS);
}

const sameMarks = (a: unknown, b: Record<string, unknown>): boolean =>
  typeof a === 'object' &&
  a !== null &&
  Object.entries(b).every(([key, value]) => (a as Record<string, unknown>)[key] === value);

/** A clock that was moved back must not end a run before it began. */
const latest = (a: Date, b: Date): Date => (a > b ? a : b);
