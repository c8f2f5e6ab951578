import { sql } from 'drizzle-orm';
import type { Db } from '#db/pool.ts';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import { loadPriced, loadUnsummarised, saveSummaries } from './input-store.ts';
import { summarisePrices } from './summarise-prices.ts';

/** Matches of one transaction. */
const CHUNK = 1000;

/** Updates the price summaries of matches that have begun; returns how many were made. */
export async function refreshPriceSummaries(db: Db, from: Date, to: Date): Promise<number> {
  const due = await loadUnsummarised(db, from, to);
  for (let at = 0; at < due.length; at += CHUNK) {
    const part = due.slice(at, at + CHUNK);
    await inTransaction(db, async (tx) => {
      await lockInTransaction(tx, 'price summaries');
      await tx.execute(sql`set local statement_timeout = '2min'`);
      const priced = await loadPriced(tx, part);
      await saveSummaries(
        tx,
        priced.map(({ id, updatedAt, kickoff, quotes, market }) => ({
          id,
          updatedAt,
          ...summarisePrices(quotes, kickoff, market),
        })),
      );
    });
  }
  return due.length;
}
