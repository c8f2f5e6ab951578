import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { sql } from 'drizzle-orm';
import { keyArray, numberArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import { integer, oneOf, orNull, type RowOf, readRows, text, truth } from '#db/read-rows.ts';
import { VOID_REASONS } from '#db/schema/settlements.ts';
import { IS_SHOWN } from '#features/bookmakers/store.ts';
import type { Outcome } from './store.ts';

const CHANGED = {
  id: integer('g.id::int'),
  level: integer('g.level'),
  weekStart: text('g.week_start::text'),
  betType: oneOf(FINAL_RESULTS, 'g.bet_type'),
  isOver: truth(`(e.reason is not null or m.status = 'finished')`),
  homeGoals: orNull(integer('e.home')),
  awayGoals: orNull(integer('e.away')),
  voidReason: orNull(oneOf(VOID_REASONS, 'e.reason')),
};
export type ChangedRow = RowOf<typeof CHANGED>;

/** Suggestions whose match has another outcome than they were settled by: not settled yet, corrected, or open
 *  again. The stake is returned if the match is not played as announced, or more than a day and a half from
 *  the kick-off that the bet was made for. */
export async function loadChanged(tx: Executor): Promise<ChangedRow[]> {
  return readRows(
    tx,
    CHANGED,
    (columns) => sql`
    select ${columns} from suggestion g join match m on m.id = g.match_id
    cross join lateral (select case
      when m.status in ('awarded', 'postponed', 'abandoned', 'cancelled') then m.status
      when abs(extract(epoch from m.kickoff_utc - g.kickoff_utc)) > 36 * 3600 then 'postponed'
    end as reason) v
    cross join lateral (select v.reason,
      case when v.reason is null and m.status = 'finished' then m.home_goals end as home,
      case when v.reason is null and m.status = 'finished' then m.away_goals end as away) e
    where (e.home, e.away, e.reason) is distinct from (g.home_goals, g.away_goals, g.void_reason)
    order by g.id`,
  );
}

export async function saveOutcomes(
  tx: Executor,
  rows: readonly (ChangedRow & { readonly outcome: Outcome })[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update suggestion g set outcome = v.outcome, home_goals = v.home, away_goals = v.away,
      void_reason = nullif(v.reason, 'none')
    from unnest(
      ${numberArray(rows.map(({ id }) => id))}::bigint[],
      ${keyArray(rows.map(({ outcome }) => outcome))}::text[],
      ${numberArray(rows.map(({ homeGoals }) => homeGoals))}::smallint[],
      ${numberArray(rows.map(({ awayGoals }) => awayGoals))}::smallint[],
      ${keyArray(rows.map(({ voidReason }) => voidReason ?? 'none'))}::text[]
    ) as v(id, outcome, home, away, reason)
    where g.id = v.id`);
}

/** For how long after kick-off closing prices may still come: some providers send them weekly. */
const CLOSING_WINDOW = sql.raw(`interval '14 days'`);

/** Updates the current prices: the best one now, and after kick-off the best of each bookmaker's last one
 *  before it. Returns how many have changed. */
export async function refreshCurrentOdds(tx: Executor, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with best as (
      select g.id, p.odd, p.bookmaker_id
      from suggestion g join match m on m.id = g.match_id
      left join lateral (
        select l.odd, l.bookmaker_id from latest_price l join bookmaker b on b.id = l.bookmaker_id
        where l.match_id = g.match_id and l.bet_type = g.bet_type and ${IS_SHOWN}
        order by l.odd desc, l.bookmaker_id limit 1
      ) p on true
      where m.kickoff_utc > ${now} and g.outcome = 'open'
      union all
      select g.id, p.odd, p.bookmaker_id
      from suggestion g join match m on m.id = g.match_id
      join lateral (
        select last.odd, last.bookmaker_id from (
          select distinct on (p.bookmaker_id) p.odd, p.bookmaker_id
          from price p join bookmaker b on b.id = p.bookmaker_id
          where p.match_id = g.match_id and p.bet_type = g.bet_type and ${IS_SHOWN}
            and (p.captured_at <= m.kickoff_utc or p.kind = 'closing')
          order by p.bookmaker_id, p.kind = 'closing' desc, p.captured_at desc
        ) last order by last.odd desc, last.bookmaker_id limit 1
      ) p on true
      where m.kickoff_utc <= ${now} and m.kickoff_utc > ${now}::timestamptz - ${CLOSING_WINDOW}
    )
    update suggestion g set current_odd = best.odd, bookmaker_id = best.bookmaker_id,
      updated_at = case when g.current_odd is distinct from best.odd then ${now} else g.updated_at end
    from best
    where g.id = best.id
      and (g.current_odd, g.bookmaker_id) is distinct from (best.odd, best.bookmaker_id)`);
  return rowCount ?? 0;
}
