import type { FinalResult } from '@tredici/engine/markets/bet-types';
import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, json, orNull, readRows, seconds, toDate, truth } from '#db/read-rows.ts';
import { plan, planWeek } from '#db/schema/plans.ts';
import { suggestionChange, suggestionSlot } from '#db/schema/suggestions.ts';
import { DEMO_USERS } from '#features/accounts/demo-users.ts';
import { matchColumns } from '#features/matches/store.ts';

export async function hasSuggestionSlots(db: Executor, before: string): Promise<boolean> {
  return (await db.$count(suggestionSlot, sql`${suggestionSlot.weekStart} < ${before}`)) > 0;
}

/** The past is settled from its beginning on: whether that has reached the end, apart from one day. */
export async function isPastSettled(db: Executor, before: Date): Promise<boolean> {
  const settled = sql`(select max(kickoff_utc) from settlement where kickoff_utc < ${before}) >
    (select max(kickoff_utc) from match where kickoff_utc < ${before} and status = 'finished')
      - interval '1 day'`;
  const [past] = await readRows(
    db,
    { isSettled: orNull(truth(settled)) },
    (columns) => sql`select ${columns}`,
  );
  return past?.isSettled === true;
}

const OFFER = {
  matchId: matchColumns.id,
  kickoffSeconds: seconds('f.kickoff_utc'),
  runId: integer('f.run_id::int'),
  blend: json<Readonly<Record<FinalResult, number>>>('f.blend'),
  bestOdds: json<Readonly<Partial<Record<FinalResult, number>>>>('f.best_odds'),
  averageOdds: json<Readonly<Partial<Record<FinalResult, number>>>>('p.average'),
  pricedSeconds: seconds('p.since'),
};

/** Settled forecasts of a span of time with a favourite, by kick-off: what was known of each when it was
 *  frozen, and when its first price was seen. */
export async function loadPastOffers(db: Executor, from: Date, to: Date) {
  const rows = await readRows(
    db,
    OFFER,
    (columns) => sql`
    select ${columns} from forecast f join match m on m.id = f.match_id
    join settlement s on s.forecast_id = f.id
    join lateral (
      select json_object_agg(bet_type, average) as average, min(since) as since from (
        select q.bet_type, round(avg(q.odd), 4) as average, min(q.captured_at) as since from price q
        where q.match_id = m.id and q.bet_type in ('1', 'X', '2') and q.kind = 'opening'
        group by q.bet_type
      ) quoted
    ) p on p.since is not null
    where f.frozen_at is not null and f.best_odds is not null
      and f.kickoff_utc >= ${from} and f.kickoff_utc < ${to}
      and greatest((f.blend ->> '1')::float8, (f.blend ->> '2')::float8) > 0.55
    order by f.kickoff_utc, m.id`,
  );
  return rows.map(({ kickoffSeconds, pricedSeconds, ...row }) => ({
    ...row,
    kickoff: toDate(kickoffSeconds),
    pricedAt: toDate(pricedSeconds),
  }));
}
export type PastOffer = Awaited<ReturnType<typeof loadPastOffers>>[number];

/** Begins a plan of the user with Pro, unless they have one. */
export async function beginDemoPlan(
  tx: Executor,
  { cents, level, startsAt }: { cents: number; level: number; startsAt: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into plan (user_id, initial_cents, level, starts_at, created_at)
    select u.id, ${cents}, ${level}, ${startsAt}, ${startsAt} from app_user u
    where u.email = ${DEMO_USERS[0].email}
      and not exists (select from plan p where p.user_id = u.id)`);
}

/** Weeks of plans and slots are made from matches, and are deleted with them; plans start again. */
export async function deletePlanHistory(tx: Executor): Promise<void> {
  await tx.delete(planWeek);
  await tx.delete(suggestionSlot);
  await tx.delete(suggestionChange);
  await tx.update(plan).set({ appliedChange: 0 });
}
