import type { Language } from '@tredici/contract/account';
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { type RowOf, readRows, toIso } from '#db/read-rows.ts';
import { appUser } from '#db/schema/accounts.ts';
import {
  type ComingMatch,
  type NewsletterContent,
  newsletterIssue,
} from '#db/schema/newsletter.ts';
import { premiumUntil } from '#features/entitlements/store.ts';
import { chancesIn } from '#features/forecasts/store.ts';
import { MATCH_TABLES, matchColumns } from '#features/matches/store.ts';

/** Users who want the newsletter and may get it: their address is verified, they subscribed, and they are not
 *  on a break. */
const wantsIt = (now: Date) =>
  and(
    eq(appUser.receiveNewsletter, true),
    isNotNull(appUser.emailVerifiedAt),
    or(isNull(appUser.selfExcludedUntil), lte(appUser.selfExcludedUntil, now)),
  );

/** The next readers, ordered by id. */
export async function listReaders(
  tx: Executor,
  now: Date,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(gt(appUser.id, after), wantsIt(now)))
    .orderBy(appUser.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export interface NewsletterReader {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly premiumUntil: Date | null;
}

/** Those of these users who still want it. */
export async function loadReaders(
  db: Executor,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, NewsletterReader>> {
  const rows = await db
    .select({
      id: appUser.id,
      email: appUser.email,
      firstName: appUser.firstName,
      language: appUser.language,
      premiumUntil,
    })
    .from(appUser)
    .where(and(inArray(appUser.id, [...userIds]), wantsIt(now)));
  return new Map(rows.map(({ id, ...reader }) => [id, reader]));
}

/** The first version of a week's newsletter is kept. */
export async function saveIssue(
  db: Executor,
  week: string,
  content: NewsletterContent,
  madeAt: Date,
): Promise<void> {
  await db.insert(newsletterIssue).values({ week, content, madeAt }).onConflictDoNothing();
}

export async function findIssue(
  db: Executor,
  week: string,
): Promise<NewsletterContent | undefined> {
  const [row] = await db
    .select({ content: newsletterIssue.content })
    .from(newsletterIssue)
    .where(eq(newsletterIssue.week, week));
  return row?.content;
}

export async function stopNewsletter(tx: Executor, userId: number): Promise<void> {
  await tx.update(appUser).set({ receiveNewsletter: false }).where(eq(appUser.id, userId));
}

const COMING = {
  id: matchColumns.id,
  home: matchColumns.home,
  away: matchColumns.away,
  kickoff: matchColumns.kickoff,
  ...chancesIn('f.blend'),
};

const FORECAST = sql`join lateral (
    select blend from forecast where match_id = m.id order by id desc limit 1
  ) f on true`;

/** Forecast matches that kick off in a span of time, earliest first. */
export async function loadComing(db: Executor, from: Date, to: Date): Promise<ComingMatch[]> {
  const rows = await readRows(
    db,
    COMING,
    (columns) => sql`
    select ${columns} from ${MATCH_TABLES} ${FORECAST}
    where m.kickoff_utc > ${from} and m.kickoff_utc < ${to} and m.status = 'scheduled'
    order by m.kickoff_utc, m.id`,
  );
  return rows.map(toComing);
}

/** The match of the day. */
export async function findOfTheDay(db: Executor, day: string): Promise<ComingMatch | null> {
  const [row] = await readRows(
    db,
    COMING,
    (columns) => sql`
    select ${columns} from ${MATCH_TABLES} ${FORECAST}
    where m.id = (select match_id from match_of_the_day where day = ${day})`,
  );
  return row ? toComing(row) : null;
}

/** The next matches of the clubs and leagues that a user follows, clubs first. */
export async function loadFavouriteMatches(
  db: Executor,
  userId: number,
  span: { readonly from: Date; readonly to: Date },
  most: number,
): Promise<ComingMatch[]> {
  const rows = await readRows(
    db,
    COMING,
    (columns) => sql`
    select ${columns} from ${MATCH_TABLES} ${FORECAST}
    join (
      select team_id, tournament_id from favourite where user_id = ${userId}
    ) own on own.team_id in (m.home_team_id, m.away_team_id) or own.tournament_id = m.tournament_id
    where m.kickoff_utc > ${span.from} and m.kickoff_utc < ${span.to} and m.status = 'scheduled'
    order by own.team_id is null, m.kickoff_utc, m.id limit ${2 * most}`,
  );
  // A match of a followed club in a followed league is found twice.
  return [...new Map(rows.map((row) => [row.id, toComing(row)])).values()].slice(0, most);
}

const percentOf = (share: number): number => Math.round(share * 1000) / 10;

function toComing(row: RowOf<typeof COMING>): ComingMatch {
  return {
    home: row.home,
    away: row.away,
    kickoff: toIso(row.kickoff),
    chances: [percentOf(row.one), percentOf(row.draw), percentOf(row.two)],
  };
}
