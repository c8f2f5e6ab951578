import { and, asc, gt, lte, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { notice } from '#db/schema/notices.ts';

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
  const { rows } = await db.execute<{ at: Date | string | null }>(
    sql`select min(at) as at from (
      select starts_at as at from notice union all select ends_at from notice
    ) as boundary where at > ${now}`,
  );
  const at = rows[0]?.at;
  return at ? new Date(at) : undefined;
}

/** The notices that come with the product. A window an operator has moved stays where he put it. */
export async function seedNotices(db: Executor): Promise<void> {
  await db
    .insert(notice)
    .values({
      key: 'payments-2026',
      kind: 'payments',
      textKey: 'payments',
      // A month from 21 September 2026, midnight in Rome.
      startsAt: new Date('2026-09-20T22:00:00Z'),
      endsAt: new Date('2026-10-20T22:00:00Z'),
    })
    .onConflictDoNothing({ target: notice.key });
}
