import type { PlanFigures } from '@tredici/contract/plan';
import type { TrackRecord } from '@tredici/contract/track-record';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { type NumberByBet, recordSummary } from '#db/schema/settlements.ts';

/** What a process that keeps the public record listens to. */
export const RECORD_TAG = 'record';

/** A settled forecast as the share of hits and the strategy see it. Those without goals were void. */
export interface SettledForecast {
  /** The day in Rome, as 2026-03-14. */
  readonly day: string;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly blend: NumberByBet;
  readonly bestOdds: NumberByBet | null;
}

/** The same as records see it. */
export interface RecordRow extends SettledForecast {
  readonly tournamentId: number;
  readonly model: NumberByBet;
  readonly market: NumberByBet | null;
  readonly closing: NumberByBet | null;
  readonly replayed: boolean;
}

export interface RecordWindow {
  /** Days in Rome, both included. */
  readonly start: string;
  readonly end: string;
  readonly tournamentId?: number | undefined;
  readonly season?: string | undefined;
}

const SETTLED = sql.raw(`to_char(kickoff_utc at time zone 'Europe/Rome', 'YYYY-MM-DD') as day,
  home_goals as "homeGoals", away_goals as "awayGoals", blend, best_odds as "bestOdds"`);
const RECORD = sql.raw('tournament_id as "tournamentId", model, market, closing, replayed');

export async function loadSettled(db: Executor, window: RecordWindow): Promise<SettledForecast[]> {
  return (await load(db, window, SETTLED)) as unknown as SettledForecast[];
}

export async function loadRecords(db: Executor, window: RecordWindow): Promise<RecordRow[]> {
  return (await load(db, window, sql`${SETTLED}, ${RECORD}`)) as unknown as RecordRow[];
}

async function load(db: Executor, window: RecordWindow, columns: SQL) {
  const { start, end, tournamentId, season } = window;
  const league = tournamentId === undefined ? sql`` : sql` and tournament_id = ${tournamentId}`;
  const inSeason =
    season === undefined
      ? sql``
      : sql` and season_id = (select id from season where label = ${season})`;
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select ${columns} from settlement
    where kickoff_utc >= ${start}::date::timestamp at time zone 'Europe/Rome'
      and kickoff_utc < (${end}::date + 1)::timestamp at time zone 'Europe/Rome'${league}${inSeason}
    order by kickoff_utc, match_id`);
  return rows;
}

export async function ledgerHead(
  db: Executor,
): Promise<{ readonly rows: number; readonly hash: string | null }> {
  const { rows } = await db.execute<{ sequence: string; hash: string }>(sql`
    select sequence, encode(hash, 'hex') as hash from forecast
    where sequence is not null order by sequence desc limit 1`);
  const [head] = rows;
  return { rows: head ? Number(head.sequence) : 0, hash: head?.hash ?? null };
}

export interface LedgerFileRow {
  readonly line: string | null;
  readonly hash: string;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly voidReason: string | null;
}

export async function loadLedger(
  db: Executor,
  from: number,
  limit: number,
): Promise<LedgerFileRow[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select f.ledger_line as line, encode(f.hash, 'hex') as hash, s.home_goals as "homeGoals",
      s.away_goals as "awayGoals", s.void_reason as "voidReason"
    from forecast f left join settlement s on s.forecast_id = f.id
    where f.sequence >= ${from} and f.sequence < ${from + limit} order by f.sequence`);
  return rows as unknown as LedgerFileRow[];
}

export type StoredRecord = Omit<TrackRecord, 'ledger'>;
const YEAR = 'year';
const PLAN = 'plan';

/** Changes with every settlement, correction and removal. */
export async function recordFingerprint(db: Executor): Promise<string> {
  const { rows } = await db.execute<{ inputFingerprint: string }>(sql`
    select concat_ws(' ', count(*), sum(revision), max(extract(epoch from settled_at))) as "inputFingerprint"
    from settlement`);
  return rows[0]!.inputFingerprint;
}

export async function summaryFingerprint(db: Executor): Promise<string | undefined> {
  const [row] = await db
    .select({ inputFingerprint: recordSummary.inputFingerprint })
    .from(recordSummary)
    .where(eq(recordSummary.key, YEAR));
  return row?.inputFingerprint;
}

export const findSummary = (db: Executor) =>
  findValue(db, YEAR) as Promise<StoredRecord | undefined>;

export const findPlanFigures = (db: Executor) =>
  findValue(db, PLAN) as Promise<PlanFigures | undefined>;

async function findValue(db: Executor, key: string): Promise<unknown> {
  const [row] = await db
    .select({ value: recordSummary.value })
    .from(recordSummary)
    .where(eq(recordSummary.key, key));
  return row?.value;
}

export interface Summaries {
  readonly record: StoredRecord;
  readonly planFigures: PlanFigures;
}

export async function saveSummaries(
  tx: Executor,
  { record, planFigures }: Summaries,
  inputFingerprint: string,
  madeAt: Date,
): Promise<void> {
  await tx
    .insert(recordSummary)
    .values([
      { key: YEAR, value: record, inputFingerprint, madeAt },
      { key: PLAN, value: planFigures, inputFingerprint, madeAt },
    ])
    .onConflictDoUpdate({
      target: recordSummary.key,
      set: { value: sql`excluded.value`, inputFingerprint, madeAt },
    });
}
