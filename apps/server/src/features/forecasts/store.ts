import { desc, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { decimal } from '#db/read-rows.ts';
import { forecast, run } from '#db/schema/forecasts.ts';
import type { ForecastContent } from './compute/make-forecast.ts';
import { contentValues } from './content-columns.ts';
import { CURRENT_FORMAT, formatOf } from './ledger/ledger-formats.ts';

/** The tag of changes that processes with cached copies listen to: forecasts of coming matches, and the
 *  ledger of frozen ones with their outcomes. */
export const FORECASTS_TAG = 'forecasts';
export const LEDGER_TAG = 'ledger';

/** The columns of a line of the public ledger, up to its hash; for null, those of the next new line. */
export const ledgerColumns = (line: string | null): readonly string[] =>
  ((line !== null && formatOf(line)) || CURRENT_FORMAT).columns;

/** Held by any writer of forecasts, so that the chain has only one at a time. */
export const LEDGER_LOCK = 'forecast ledger';

export interface NewRun {
  readonly modelVersion: string;
  readonly parameters: Record<string, unknown>;
  readonly diagnostics: Record<string, unknown>;
  readonly startedAt: Date;
  readonly finishedAt: Date;
}

export async function insertRun(tx: Executor, values: NewRun): Promise<number> {
  const [row] = await tx.insert(run).values(values).returning({ id: run.id });
  return row!.id;
}

export async function lastRun(db: Executor) {
  const [row] = await db
    .select({ id: run.id, parameters: run.parameters, finishedAt: run.finishedAt })
    .from(run)
    .where(sql`${run.parameters} ->> 'kind' = 'forecast'`)
    .orderBy(desc(run.id))
    .limit(1);
  return row;
}

export interface MadeForecast {
  readonly matchId: number;
  readonly content: ForecastContent;
}

/** A match played this much earlier or later than its forecast was frozen for counts as another match: the
 *  frozen forecast is void, and the match is forecast and frozen again. */
const MOVED_HOURS = 36;

/** Whether a forecast `f` was frozen for another date than its match (the given alias) has now. */
export const isMoved = (match: string): SQL =>
  sql.raw(`abs(extract(epoch from ${match}.kickoff_utc - f.kickoff_utc)) > ${MOVED_HOURS} * 3600`);

/** Whether a forecast `f` is the frozen one of a match (the given alias), for the date it has now. */
export const isFrozenFor = (match: string): SQL =>
  sql`(f.frozen_at is not null and (${isMoved(match)}) is not true)`;

/** The order of preference of the forecasts `f` of a match (the given alias): the one frozen for its date,
 *  else the newest. */
export const frozenOrNewest = (match: string): SQL => sql`${isFrozenFor(match)} desc, f.id desc`;

/** The chances of the three final results, as columns, in a forecast's probabilities. */
export const chancesIn = (probabilities: string) => ({
  one: decimal(`(${probabilities} ->> '1')::float8`),
  draw: decimal(`(${probabilities} ->> 'X')::float8`),
  two: decimal(`(${probabilities} ->> '2')::float8`),
});

/** The forecasts of matches that are not frozen, by match. */
export async function loadOpenForecasts(
  db: Executor,
): Promise<Map<number, { readonly id: number; readonly contentHash: Buffer | null }>> {
  const rows = await db
    .select({ id: forecast.id, matchId: forecast.matchId, contentHash: forecast.contentHash })
    .from(forecast)
    .where(sql`${forecast.frozenAt} is null`)
    .orderBy(forecast.id);
  return new Map(rows.map(({ matchId, id, contentHash }) => [matchId, { id, contentHash }]));
}

/** Writes the forecasts that differ from the stored ones; the others keep their run. A match that was frozen
 *  meanwhile is skipped. Returns how many were written. */
export async function saveForecasts(
  tx: Executor,
  runId: number,
  made: readonly MadeForecast[],
  createdAt: Date,
): Promise<number> {
  const standing = await loadOpenForecasts(tx);
  const changed = made
    .map((one) => ({ ...one, contentHash: CURRENT_FORMAT.contentHash(one.content) }))
    .filter(({ matchId, contentHash }) => !standing.get(matchId)?.contentHash?.equals(contentHash));
  let written = 0;
  for (let at = 0; at < changed.length; at += CHUNK) {
    const rows = changed.slice(at, at + CHUNK);
    written += await writeForecasts(tx, { runId, rows, createdAt });
  }
  return written;
}

/** Rows of one statement: some megabytes of JSON. */
const CHUNK = 500;

async function writeForecasts(
  tx: Executor,
  given: {
    readonly runId: number;
    readonly rows: ReadonlyArray<MadeForecast & { readonly contentHash: Buffer }>;
    readonly createdAt: Date;
  },
): Promise<number> {
  const rows = given.rows.map(({ matchId, content, contentHash }) => ({
    match_id: matchId,
    ...contentValues(content, contentHash),
  }));
  const { rowCount } = await tx.execute(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as given(match_id int, model jsonb,
        market jsonb, blend jsonb, interval jsonb, explanation jsonb, scores jsonb, best_odds jsonb, content_hash text)
      where not exists (select from forecast f join match m on m.id = f.match_id
        where m.id = given.match_id and ${isFrozenFor('m')})
    ), superseded as (
      delete from forecast f using given where f.match_id = given.match_id and f.frozen_at is null
    )
    insert into forecast (match_id, run_id, model, market, blend, interval, explanation, scores, best_odds,
      content_hash, created_at)
    select match_id, ${given.runId}, model, market, blend, interval, explanation, scores, best_odds,
      decode(content_hash, 'hex'), ${given.createdAt}
    from given order by match_id`);
  return rowCount ?? 0;
}

/** The end of the chain of frozen forecasts. */
export async function chainHead(
  tx: Executor,
): Promise<{ readonly sequence: number; readonly hash: Buffer | null }> {
  const [head] = await tx
    .select({ sequence: forecast.sequence, hash: forecast.hash })
    .from(forecast)
    .where(isNotNull(forecast.sequence))
    .orderBy(desc(forecast.sequence))
    .limit(1);
  return { sequence: head?.sequence ?? 0, hash: head?.hash ?? null };
}
