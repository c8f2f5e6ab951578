import { asc, desc } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { ledgerStamp } from '#db/schema/ledger-stamps.ts';

export type StoredStamp = typeof ledgerStamp.$inferSelect;

export async function findLastStamp(
  db: Executor,
): Promise<Pick<StoredStamp, 'day' | 'sequence'> | undefined> {
  const [row] = await db
    .select({ day: ledgerStamp.day, sequence: ledgerStamp.sequence })
    .from(ledgerStamp)
    .orderBy(desc(ledgerStamp.day))
    .limit(1);
  return row;
}

export async function listStamps(db: Executor): Promise<StoredStamp[]> {
  return db.select().from(ledgerStamp).orderBy(asc(ledgerStamp.day));
}

/** If two workers stamp at once, the first one's is kept. */
export async function saveStamp(db: Executor, stamp: StoredStamp): Promise<number> {
  const { rowCount } = await db.insert(ledgerStamp).values(stamp).onConflictDoNothing();
  return rowCount ?? 0;
}
