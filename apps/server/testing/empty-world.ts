import type { Db } from '#db/pool.ts';
import { sourceCredit, unknownTeam } from '#db/schema/ingestion.ts';
import { inTransaction } from '#db/transaction.ts';
import { deleteWorld } from '../src/demo/store.ts';

/** Takes every match, club, bookmaker, answer and credit of a provider out of a test's database: for tests
 *  that count all there is, and far quicker than a database of their own. */
export async function emptyWorld(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.delete(unknownTeam);
    await tx.delete(sourceCredit);
    await deleteWorld(tx);
  });
}
