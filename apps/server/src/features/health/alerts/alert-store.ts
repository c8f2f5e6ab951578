import type { CauseKind } from '@tredici/contract/operator-watch';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, readRows, text } from '#db/read-rows.ts';
import { operatorAlert } from '#db/schema/alerts.ts';
import { MAIL_QUEUE } from '#mail/queue.ts';
import type { Cause } from './causes.ts';

export type StoredAlert = Cause & { readonly id: number };

const asCause = ({
  cause,
  kind,
  ...rest
}: Pick<typeof operatorAlert.$inferSelect, 'id' | 'cause' | 'kind' | 'values'>): StoredAlert => ({
  ...rest,
  key: cause,
  kind: kind as CauseKind,
});

const { id, cause, kind, values } = operatorAlert;

/** Alerts that the operator was told of and that are not over. */
export async function loadOpenAlerts(db: Executor): Promise<StoredAlert[]> {
  const rows = await db
    .select({ id, cause, kind, values })
    .from(operatorAlert)
    .where(isNull(operatorAlert.endedAt));
  return rows.map(asCause);
}

/** All alerts that the operator was told of, latest first. */
export async function listAlerts(db: Executor, limit: number) {
  const { begunAt, endedAt } = operatorAlert;
  const rows = await db
    .select({ id, cause, kind, values, begunAt, endedAt })
    .from(operatorAlert)
    .orderBy(desc(operatorAlert.id))
    .limit(limit);
  return rows.map((row) => ({ ...asCause(row), begunAt: row.begunAt, endedAt: row.endedAt }));
}

/** An alert that begins again gets new values and counts as not posted. */
export async function beginAlerts(
  tx: Executor,
  begun: readonly Cause[],
  begunAt: Date,
): Promise<void> {
  if (begun.length === 0) return;
  await tx
    .insert(operatorAlert)
    .values(begun.map(({ key, ...rest }) => ({ ...rest, cause: key, begunAt })))
    .onConflictDoUpdate({
      target: operatorAlert.cause,
      targetWhere: isNull(operatorAlert.endedAt),
      set: { values: sql`excluded.values`, begunPostedAt: null },
    });
}

export async function endAlerts(
  tx: Executor,
  ids: readonly number[],
  endedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(operatorAlert)
    // A clock that was set back must not end one before it began.
    .set({ endedAt: sql`greatest(${operatorAlert.begunAt}, ${endedAt})` })
    .where(inArray(operatorAlert.id, [...ids]));
}

export type Unposted = StoredAlert & { readonly event: 'begun' | 'ended' };

/** Alerts that the webhook has not accepted yet, oldest first. */
export async function loadUnposted(db: Executor): Promise<Unposted[]> {
  const rows = await db
    .select({ id, cause, kind, values, begunPosted: operatorAlert.begunPostedAt })
    .from(operatorAlert)
    .where(
      or(
        isNull(operatorAlert.begunPostedAt),
        and(isNotNull(operatorAlert.endedAt), isNull(operatorAlert.endedPostedAt)),
      ),
    )
    .orderBy(operatorAlert.id);
  return rows.map(({ begunPosted, ...row }) => ({
    ...asCause(row),
    event: begunPosted === null ? ('begun' as const) : ('ended' as const),
  }));
}

export async function markPosted(db: Executor, { id, event }: Unposted, at: Date): Promise<void> {
  await db
    .update(operatorAlert)
    .set(event === 'begun' ? { begunPostedAt: at } : { endedPostedAt: at })
    .where(eq(operatorAlert.id, id));
}

const LEAGUE = { tournamentId: integer('m.tournament_id') };

/** Leagues with a match in the next days but without any forecast. */
export async function loadLeaguesWithoutForecast(
  db: Executor,
  from: Date,
  to: Date,
): Promise<number[]> {
  const rows = await readRows(
    db,
    LEAGUE,
    (columns) => sql`
    select ${columns} from match m
    where m.status = 'scheduled' and m.kickoff_utc > ${from} and m.kickoff_utc <= ${to}
    group by m.tournament_id
    having not bool_or(exists (select from forecast f where f.match_id = m.id))
    order by m.tournament_id`,
  );
  return rows.map(({ tournamentId }) => tournamentId);
}

const WAITING = { queue: text('name'), waiting: integer('count(*)::int') };

/** Queues in which something has been waiting since before an instant of the database's own clock. */
export async function loadLateQueues(
  db: Executor,
  minutes: number,
): Promise<{ readonly queue: string; readonly waiting: number }[]> {
  return readRows(
    db,
    WAITING,
    (columns) => sql`
    select ${columns} from pgboss.job
    where state in ('created', 'retry') and created_on < now() - make_interval(mins => ${minutes})
    group by name order by name`,
  );
}

const COUNTS = {
  coming: integer('coming::int'),
  forecast: integer('forecast::int'),
  frozen: integer('frozen::int'),
  settled: integer('settled::int'),
  users: integer('users::int'),
  pro: integer('pro::int'),
  waiting: integer('waiting::int'),
};

/** The figures of the daily mail. */
export async function loadCounts(
  db: Executor,
  { now, dayAgo, inAWeek }: { readonly now: Date; readonly dayAgo: Date; readonly inAWeek: Date },
) {
  const [counts] = await readRows(
    db,
    COUNTS,
    (columns) => sql`
    select ${columns} from
      (select count(*) as coming,
        count(*) filter (where exists (select from forecast f where f.match_id = m.id)) as forecast
      from match m
      where m.status = 'scheduled' and m.kickoff_utc > ${now} and m.kickoff_utc <= ${inAWeek}) matches,
      (select count(*) as frozen from forecast where frozen_at > ${dayAgo}) frozen,
      (select count(*) as settled from settlement where settled_at > ${dayAgo}) settled,
      (select count(*) as users from app_user) users,
      (select count(distinct user_id) as pro from entitlement where until > ${now}) pro,
      (select count(*) as waiting from pgboss.job
        where name = ${MAIL_QUEUE} and state in ('created', 'retry')) mails`,
  );
  return counts!;
}
