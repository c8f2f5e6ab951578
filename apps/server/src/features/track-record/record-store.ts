import type { PlanFigures } from '@tredici/contract/plan';
import type { TrackRecord } from '@tredici/contract/track-record';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, json, orNull, type RowOf, readRows, text, truth } from '#db/read-rows.ts';
import { type NumberByBet, recordSummary } from '#db/schema/settlements.ts';

/** The tag of changes that processes with a cached public record listen to. */
export const RECORD_TAG = 'record';

/** The columns of a settled forecast that the share of hits and the strategy need. Rows without goals are
 *  void. */
export const SETTLED = {
  /** The day in Rome, as 2026-03-14. */
  day: text(`to_char(kickoff_utc at time zone 'Europe/Rome', 'YYYY-MM-DD')`),
  homeGoals: orNull(integer('home_goals')),
  awayGoals: orNull(integer('away_goals')),
  blend: json<NumberByBet>('blend'),
  bestOdds: orNull(json<NumberByBet>('best_odds')),
};
export type SettledForecast = RowOf<typeof SETTLED>;

/** The columns of a settled forecast that records need. */
const RECORD = {
  ...SETTLED,
  tournamentId: integer('tournament_id'),
  model: json<NumberByBet>('model'),
  market: orNull(json<NumberByBet>('market')),
  closing: orNull(json<NumberByBet>('closing')),
  replayed: truth('replayed'),
};
export type RecordRow = RowOf<typeof RECORD>;

export interface RecordWindow {
  /** Days in Rome, both included. */
  readonly start: string;
  readonly end: string;
  readonly tournamentId?: number | undefined;
  readonly season?: string | undefined;
}

export function loadSettled(db: Executor, window: RecordWindow): Promise<SettledForecast[]> {
  return readRows(db, SETTLED, (columns) => settlementsOf(window, columns));
}

export function loadRecords(db: Executor, window: RecordWindow): Promise<RecordRow[]> {
  return readRows(db, RECORD, (columns) => settlementsOf(window, columns));
}

function settlementsOf({ start, end, tournamentId, season }: RecordWindow, columns: SQL): SQL {
  const league = tournamentId === undefined ? sql`` : sql` and tournament_id = ${tournamentId}`;
  const inSeason =
    season === undefined
      ? sql``
      : sql` and season_id = (select id from season where label = ${season})`;
  return sql`
    select ${columns} from settlement
    where kickoff_utc >= ${start}::date::timestamp at time zone 'Europe/Rome'
      and kickoff_utc < (${end}::date + 1)::timestamp at time zone 'Europe/Rome'${league}${inSeason}
    order by kickoff_utc, match_id`;
}

const LEDGER_FILE = {
  line: orNull(text('f.ledger_line')),
  hash: text(`encode(f.hash, 'hex')`),
  homeGoals: orNull(integer('s.home_goals')),
  awayGoals: orNull(integer('s.away_goals')),
  voidReason: orNull(text('s.void_reason')),
};
export type LedgerFileRow = RowOf<typeof LEDGER_FILE>;

export async function loadLedger(
  db: Executor,
  from: number,
  limit: number,
): Promise<LedgerFileRow[]> {
  return readRows(
    db,
    LEDGER_FILE,
    (columns) => sql`
    select ${columns} from forecast f left join settlement s on s.forecast_id = f.id
    where f.sequence >= ${from} and f.sequence < ${from + limit} order by f.sequence`,
  );
}

export type StoredRecord = Omit<TrackRecord, 'ledger'>;
const YEAR = 'year';
const PLAN = 'plan';

/** Changes with every settlement, correction and removal. */
export async function recordFingerprint(db: Executor): Promise<string> {
  const [record] = await readRows(
    db,
    { print: text(`concat_ws(' ', count(*), sum(revision), max(extract(epoch from settled_at)))`) },
    (columns) => sql`select ${columns} from settlement`,
  );
  return record!.print;
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
