import {
  emptyForecaster,
  type Forecaster,
  learnMatches,
} from '@tredici/engine/forecast/forecaster';
import { mondayOf } from '@tredici/engine/match/match-record';
import type { Db } from '#db/pool.ts';
import { DAY_MS } from '#durations.ts';
import { toRecord } from './engine-input.ts';
import { historyFingerprint, loadBegun } from './input-store.ts';
import { findLearnedState, type LearnedState, saveLearnedState } from './learned-state-store.ts';
import { refreshPriceSummaries } from './refresh-price-summaries.ts';

/** Changed together with the engine or its constants, which makes older stored states useless. */
export const MODEL_VERSION = 'tredici-3';

/** The stored state ends this long ago: results and closing prices of later weeks still arrive or are
 *  corrected, and a correction before its end means learning everything again. */
const SETTLED_DAYS = 28;
/** Matches are read in parts of whole weeks, so that only a few are in memory at a time. */
const STRETCH_DAYS = 26 * 7;
/** A Monday before the first season. */
const FIRST_DAY = mondayOf(Date.UTC(2012, 0, 2) / DAY_MS);

export interface LearnOptions {
  readonly db: Db;
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
}

export interface Learned {
  readonly forecaster: Forecaster;
  /** Matches read for it, without those of a stored state. */
  readonly read: number;
}

/** A forecaster that has learned every match that began before a day, from the first one stored, so that a
 *  club that comes back after years is known. It continues from the stored state if nothing older has changed
 *  since. */
export async function learnHistory(
  { db, now, signal }: LearnOptions,
  beforeDay: number,
): Promise<Learned> {
  await refreshPriceSummaries(db, instantOf(FIRST_DAY), justAfter(now));
  const found = await findStandingState(db);
  // A stored state that reaches further than this request is kept for those that need it.
  const isAhead = found !== undefined && found.beforeDay > beforeDay;
  const kept = isAhead ? undefined : found;
  const keepDay = mondayOf(Math.min(beforeDay, dayOf(now) - SETTLED_DAYS));
  const forecaster = (await kept?.read()) ?? emptyForecaster();
  let from = kept?.beforeDay ?? FIRST_DAY;
  let read = 0;
  const learnUntil = async (to: number) => {
    while (from < to) {
      signal?.throwIfAborted();
      const end = Math.min(from + STRETCH_DAYS, to);
      const rows = await loadBegun(db, instantOf(from), earlier(instantOf(end), now));
      learnMatches(forecaster, rows.map(toRecord));
      read += rows.length;
      from = end;
    }
  };
  if (from < keepDay && !isAhead) {
    const inputFingerprint = await historyFingerprint(db, instantOf(keepDay));
    await learnUntil(keepDay);
    const state = { modelVersion: MODEL_VERSION, beforeDay: keepDay, inputFingerprint };
    await saveLearnedState(db, { ...state, forecaster, madeAt: now });
  }
  await learnUntil(beforeDay);
  return { forecaster, read };
}

/** The stored state, if the matches it was learned from are unchanged. */
async function findStandingState(db: Db): Promise<LearnedState | undefined> {
  const found = await findLearnedState(db, MODEL_VERSION);
  if (!found) return undefined;
  const fingerprint = await historyFingerprint(db, instantOf(found.beforeDay));
  return fingerprint === found.inputFingerprint ? found : undefined;
}

export const dayOf = (instant: Date): number => Math.floor(instant.getTime() / DAY_MS);
/** A match that kicks off at an instant has begun by then, but spans exclude their end. */
export const justAfter = (instant: Date): Date => new Date(instant.getTime() + 1);
export const instantOf = (day: number): Date => new Date(day * DAY_MS);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
