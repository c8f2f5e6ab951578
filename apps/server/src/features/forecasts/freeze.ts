import type { Db } from '#db/pool.ts';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import { announceChange } from '#http/invalidation.ts';
import type { JobContext } from '#jobs/job.ts';
import { freshenMarkets, HISTORY_DAYS, MODEL_VERSION } from './forecast-all.ts';
import {
  chainHead,
  type DueMatch,
  type FreezableRow,
  type FrozenRow,
  freezeRows,
  loadBegun,
  loadDue,
  loadFreezable,
} from './freeze-store.ts';
import { contentDigest, hashLine, ledgerLine } from './ledger-line.ts';
import { replayForecasts } from './replay.ts';
import {
  FORECASTS_TAG,
  insertRun,
  LEDGER_LOCK,
  LEDGER_TAG,
  lastRun,
  type MadeForecast,
  writeForecasts,
} from './store.ts';

const DAY_MS = 86_400_000;
/** How far back forecasts are made up for: what a year's record needs, and a little more. */
const CATCH_UP_DAYS = 400;
const CHUNK = 500;

export interface FreezeOptions {
  readonly db: Db;
  readonly clock: JobContext['clock'];
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, total: number) => void;
  /** Matches of one transaction: a job that is cut short goes on after the last of them. */
  readonly chunk?: number;
}

/** Freezes the forecast of every match that has begun. Where none was made in time, because nothing
 *  ran then, it is made now from what was known before, and says so. */
export async function freezeDue(options: FreezeOptions): Promise<number> {
  const { db, clock, signal, onProgress, chunk = CHUNK } = options;
  const now = clock.now();
  // Before the first run there is no model to speak for.
  if (!(await lastRun(db))) return 0;
  const due = await loadDue(db, new Date(now.getTime() - CATCH_UP_DAYS * DAY_MS), now);
  if (due.length === 0) return 0;
  const missing = due.filter(({ forecastId }) => forecastId === null);
  const made = await replay(db, missing, now);
  const runId = made.size > 0 ? await insertReplayRun(db, made.size, now) : undefined;
  let frozen = 0;
  for (let at = 0; at < due.length; at += chunk) {
    signal?.throwIfAborted();
    const part = due.slice(at, at + chunk);
    frozen += await inTransaction(db, async (tx) => {
      await lockInTransaction(tx, LEDGER_LOCK);
      const replayed = part.flatMap(({ matchId }) => made.get(matchId) ?? []);
      if (replayed.length > 0 && runId !== undefined) {
        const rows = replayed.map((one) => ({ ...one, digest: contentDigest(one.content) }));
        await writeForecasts(tx, { runId, rows, createdAt: now, replayed: true });
      }
      const head = await chainHead(tx);
      const rows = await loadFreezable(
        tx,
        part.map(({ matchId }) => matchId),
      );
      const count = await freezeRows(tx, chain(rows, head, now), now);
      await announceChange(tx, FORECASTS_TAG);
      await announceChange(tx, LEDGER_TAG);
      return count;
    });
    onProgress?.(Math.min(due.length, at + chunk), due.length);
  }
  return frozen;
}

async function replay(
  db: Db,
  missing: readonly DueMatch[],
  now: Date,
): Promise<Map<number, MadeForecast>> {
  if (missing.length === 0) return new Map();
  const oldest = missing.reduce((least, { kickoff }) => Math.min(least, kickoff), Infinity);
  const from = new Date(oldest * 1000 - HISTORY_DAYS * DAY_MS);
  await freshenMarkets(db, from, now);
  const begun = await loadBegun(db, from, now);
  const made = replayForecasts(begun, new Set(missing.map(({ matchId }) => matchId)), now);
  return new Map(made.map((one) => [one.matchId, one]));
}

const insertReplayRun = (db: Db, matches: number, now: Date) =>
  insertRun(db, {
    modelVersion: MODEL_VERSION,
    parameters: { kind: 'replay', historyDays: HISTORY_DAYS },
    diagnostics: { matches },
    startedAt: now,
    finishedAt: now,
  });

/** Gives each forecast its place after the head, its line and its hash. */
export function chain(
  rows: readonly FreezableRow[],
  head: { readonly sequence: number; readonly hash: Buffer | null },
  frozenAt: Date,
): FrozenRow[] {
  let { sequence, hash: previousHash } = head;
  return rows.map((row) => {
    sequence += 1;
    const { createdAt: madeAt, ...rest } = row;
    const line = ledgerLine({ ...rest, madeAt, frozenAt, sequence, previousHash });
    const hash = hashLine(line);
    const frozen = { id: row.id, sequence, hash, previousHash, line, kickoff: row.kickoff };
    previousHash = hash;
    return frozen;
  });
}
