import { BIG_FIVE } from '@tredici/contract/tournaments';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { numberArray } from '#db/array-text.ts';
import type { Db, Executor } from '#db/pool.ts';
import { orNull, readRows, seconds, toDate } from '#db/read-rows.ts';
import { type NOTICE_KINDS, notice } from '#db/schema/notices.ts';
import { inTransaction, lockInTransaction, type Transaction } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import { type Actor, BY_COMMAND, recordAction } from '#features/operator/store.ts';
import { announceChange } from '#http/invalidation.ts';
import type { LeagueCalendar } from './calendar-notice.ts';

/** The tag under which a change of the notices is announced. */
export const NOTICES_TAG = 'notices';

export async function listOpenNotices(db: Executor, now: Date) {
  return db
    .select({
      id: notice.id,
      kind: notice.kind,
      textKey: notice.textKey,
      startsAt: notice.startsAt,
      endsAt: notice.endsAt,
    })
    .from(notice)
    .where(and(lte(notice.startsAt, now), gt(notice.endsAt, now)))
    .orderBy(asc(notice.startsAt), asc(notice.id));
}

/** The next instant at which the list changes by itself. */
export async function nextNoticeChange(db: Executor, now: Date): Promise<Date | undefined> {
  const [next] = await readRows(
    db,
    { at: orNull(seconds('min(at)')) },
    (columns) => sql`select ${columns} from (
      select starts_at as at from notice union all select ends_at from notice
    ) as boundary where at > ${now}`,
  );
  return instant(next?.at) ?? undefined;
}

const instant = (at: number | null | undefined): Date | null => (at == null ? null : toDate(at));

const YEAR_MS = 366 * DAY_MS;

/** Of Serie A, Premier League, Primera Division, Bundesliga and Ligue 1: when all of them pause, so does the
 *  product. */
export async function loadCalendar(db: Executor, now: Date): Promise<LeagueCalendar> {
  const [calendar] = await readRows(
    db,
    {
      last: orNull(seconds(sql`max(kickoff_utc) filter (where kickoff_utc <= ${now})`)),
      next: orNull(
        seconds(sql`min(kickoff_utc) filter (
          where kickoff_utc > ${now} and status in ('scheduled', 'live'))`),
      ),
    },
    (columns) => sql`
      select ${columns} from match where tournament_id = any(${numberArray(BIG_FIVE)}::int[])
        and status not in ('postponed', 'cancelled')
        and kickoff_utc > ${new Date(now.getTime() - YEAR_MS)}`,
  );
  return { last: instant(calendar?.last), next: instant(calendar?.next) };
}

type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface NewNotice {
  readonly key: string;
  readonly kind: NoticeKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export async function listNotices(db: Executor) {
  return db.select().from(notice).orderBy(asc(notice.startsAt), asc(notice.id));
}

/** Adds a notice, or gives an existing key a new window. Recorded as an operator's action. */
export async function addNotice(
  db: Db,
  given: NewNotice,
  now: Date,
  by: Actor = BY_COMMAND,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockNotice(tx, given.key);
    await putNotice(tx, given);
    const detail = { ...given, before };
    await recordAction(tx, { at: now, command: 'notice add', detail, by });
  });
}

/** False if none with that key is open or still to come. */
export async function endNotice(
  db: Db,
  key: string,
  now: Date,
  by: Actor = BY_COMMAND,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const before = await lockNotice(tx, key);
    if (!before || !(await closeNotice(tx, before, now))) return false;
    await recordAction(tx, { at: now, command: 'notice end', detail: { key, before }, by });
    return true;
  });
}

const NOTICE = {
  key: notice.key,
  kind: notice.kind,
  startsAt: notice.startsAt,
  endsAt: notice.endsAt,
};

/** The notice of a key, locked until the transaction ends, even if it does not exist yet. */
export async function lockNotice(tx: Transaction, key: string): Promise<NewNotice | null> {
  await lockInTransaction(tx, `notice ${key}`);
  const [row] = await tx.select(NOTICE).from(notice).where(eq(notice.key, key));
  return row ?? null;
}

export async function putNotice(tx: Transaction, { key, ...given }: NewNotice): Promise<void> {
  const row = { ...given, textKey: given.kind };
  await tx
    .insert(notice)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: notice.key, set: row });
  await announceChange(tx, NOTICES_TAG);
}

/** Ends one that is open; one that has not begun is deleted, because a window cannot end before it begins.
 *  False if it is already over. */
export async function closeNotice(
  tx: Transaction,
  { key, startsAt, endsAt }: NewNotice,
  now: Date,
): Promise<boolean> {
  if (endsAt <= now) return false;
  if (startsAt >= now) await tx.delete(notice).where(eq(notice.key, key));
  else await tx.update(notice).set({ endsAt: now }).where(eq(notice.key, key));
  await announceChange(tx, NOTICES_TAG);
  return true;
}

/** Inserts the product's own notices. A window that an operator has moved is not changed. */
export async function seedNotices(db: Executor): Promise<void> {
  await db
    .insert(notice)
    .values([
      {
        key: 'national-break-2024',
        kind: 'national-break',
        textKey: 'national-break',
        // The national-team week that ended on 13 October 2024, by the days of Rome.
        startsAt: new Date('2024-10-06T22:00:00Z'),
        endsAt: new Date('2024-10-13T22:00:00Z'),
      },
      {
        key: 'payments-2026',
        kind: 'payments',
        textKey: 'payments',
        // A month from 21 September 2026, midnight in Rome.
        startsAt: new Date('2026-09-20T22:00:00Z'),
        endsAt: new Date('2026-10-20T22:00:00Z'),
      },
    ])
    .onConflictDoNothing({ target: notice.key });
}
