import { mondayOf } from '@tredici/engine/match/match-record';
import type { Db } from '#db/pool.ts';
import { toDate } from '#db/read-rows.ts';
import { inTransaction, lockInTransaction, type Transaction } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import { announceChange } from '#http/invalidation.ts';
import type { JobWork } from '#jobs/job.ts';
import { loadBegun } from '../compute/input-store.ts';
import {
  dayOf,
  instantOf,
  justAfter,
  type LearnOptions,
  learnHistory,
  MODEL_VERSION,
} from '../compute/learn-history.ts';
import { replayForecasts } from '../compute/replay.ts';
import {
  chainHead,
  FORECASTS_TAG,
  insertRun,
  LEDGER_LOCK,
  LEDGER_TAG,
  lastRun,
  type MadeForecast,
} from '../store.ts';
import {
  type DueMatch,
  type FreezableRow,
  freezeStanding,
  insertFrozen,
  type Link,
  loadDue,
  loadDueFacts,
  loadFreezable,
} from './freeze-store.ts';
import { CURRENT_FORMAT, hashLine } from './ledger-formats.ts';

/** How far back missing forecasts are made: what a year's record needs, and a little more. */
const CATCH_UP_DAYS = 372;
const CHUNK = 500;

export interface FreezeOptions extends JobWork {
  readonly onProgress?: (done: number, total: number) => void;
  /** Matches of one transaction: an interrupted job continues after the last of them. */
  readonly chunk?: number;
}

/** Freezes the forecast of every match that has begun. If none was made in time, because nothing was running
 *  then, it is made now from what was known before, and marked so. */
export async function freezeDue(options: FreezeOptions): Promise<number> {
  const { db, clock, signal, onProgress, chunk = CHUNK } = options;
  const now = clock.now();
  // Before the first run there is no model.
  if (!(await lastRun(db))) return 0;
  const due = await loadDue(db, new Date(now.getTime() - CATCH_UP_DAYS * DAY_MS), now);
  if (due.length === 0) return 0;
  const missing = due.filter(({ forecastId }) => forecastId === null);
  const made = await replay({ db, now, signal }, missing);
  const runId = made.size > 0 ? await insertReplayRun(db, made.size, now) : undefined;
  let frozen = 0;
  let done = 0;
  let writing: Promise<number> = Promise.resolve(0);
  for (const part of partsOf(due, chunk)) {
    const late = part[0]!.forecastId === null;
    const replayed = late && runId !== undefined ? prepare(part, made, runId, now) : undefined;
    // The previous part was being written to the database while this one was computed.
    frozen += await writing;
    if (done > 0) onProgress?.(done, due.length);
    signal?.throwIfAborted();
    done += part.length;
    writing = inTransaction(db, (tx) =>
      replayed ? freezeReplayed(tx, replayed, now) : freezeMade(tx, part, now),
    );
  }
  frozen += await writing;
  onProgress?.(due.length, due.length);
  return frozen;
}

/** Groups neighbours of one kind, so that each transaction adds one contiguous part to the chain. */
function partsOf(due: readonly DueMatch[], most: number): DueMatch[][] {
  const parts: DueMatch[][] = [];
  for (const match of due) {
    const last = parts.at(-1);
    const isLate = match.forecastId === null;
    if (last && last.length < most && (last[0]!.forecastId === null) === isLate) last.push(match);
    else parts.push([match]);
  }
  return parts;
}

type Replayed = Omit<FreezableRow, 'kickoff' | 'tournamentId' | 'home' | 'away'> & {
  readonly contentHash: Buffer;
};

function prepare(
  part: readonly DueMatch[],
  made: ReadonlyMap<number, MadeForecast>,
  runId: number,
  now: Date,
): Map<number, Replayed> {
  const origin = { runId, modelVersion: MODEL_VERSION, createdAt: now, replayed: true };
  return new Map(
    part.flatMap(({ matchId }) => {
      const content = made.get(matchId)?.content;
      if (!content) return [];
      return [
        [
          matchId,
          { ...origin, matchId, content, contentHash: CURRENT_FORMAT.contentHash(content) },
        ],
      ];
    }),
  );
}

async function freezeReplayed(
  tx: Transaction,
  replayed: ReadonlyMap<number, Replayed>,
  now: Date,
): Promise<number> {
  await lockInTransaction(tx, LEDGER_LOCK);
  const facts = await loadDueFacts(tx, [...replayed.keys()]);
  const rows = facts.map((match) => ({ ...replayed.get(match.matchId)!, ...match }));
  const frozen = await insertFrozen(tx, chain(rows, await chainHead(tx), now), now);
  return announce(tx, frozen);
}

async function freezeMade(tx: Transaction, part: readonly DueMatch[], now: Date): Promise<number> {
  await lockInTransaction(tx, LEDGER_LOCK);
  const ids = part.map(({ matchId }) => matchId);
  const rows = await loadFreezable(tx, ids);
  const frozen = await freezeStanding(tx, chain(rows, await chainHead(tx), now), now);
  return announce(tx, frozen);
}

async function announce(tx: Transaction, frozen: number): Promise<number> {
  await announceChange(tx, FORECASTS_TAG);
  await announceChange(tx, LEDGER_TAG);
  return frozen;
}

async function replay(
  options: LearnOptions,
  missing: readonly DueMatch[],
): Promise<Map<number, MadeForecast>> {
  if (missing.length === 0) return new Map();
  const oldest = missing.reduce((least, { kickoff }) => Math.min(least, kickoff), Infinity);
  const monday = mondayOf(dayOf(toDate(oldest)));
  const { forecaster } = await learnHistory(options, monday);
  const { db, now } = options;
  const begun = await loadBegun(db, instantOf(monday), justAfter(now));
  const wanted = new Set(missing.map(({ matchId }) => matchId));
  const made = replayForecasts(forecaster, begun, wanted, now);
  return new Map(made.map((one) => [one.matchId, one]));
}

const insertReplayRun = (db: Db, matches: number, now: Date) =>
  insertRun(db, {
    modelVersion: MODEL_VERSION,
    parameters: { kind: 'replay' },
    diagnostics: { matches },
    startedAt: now,
    finishedAt: now,
  });

/** Gives each forecast its sequence after the head, its line and its hash. */
export function chain<Row extends FreezableRow>(
  rows: readonly Row[],
  head: { readonly sequence: number; readonly hash: Buffer | null },
  frozenAt: Date,
): Array<Row & Link> {
  let { sequence, hash: previousHash } = head;
  return rows.map((row) => {
    sequence += 1;
    const { createdAt: madeAt, ...rest } = row;
    const line = CURRENT_FORMAT.line({ ...rest, madeAt, frozenAt, sequence, previousHash });
    const hash = hashLine(line);
    const frozen = { ...row, sequence, hash, previousHash, line };
    previousHash = hash;
    return frozen;
  });
}
