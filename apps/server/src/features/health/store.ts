import { sql } from 'drizzle-orm';
import journal from '#db/migrations/meta/_journal.json' with { type: 'json' };
import type { Executor } from '#db/pool.ts';
import { databaseCode } from '#db/transaction.ts';

const NEWEST = journal.entries.at(-1)?.when ?? 0;
const UNDEFINED_TABLE = '42P01';

/** Whether the newest migration that this code knows has run. */
export async function schemaIsReady(db: Executor): Promise<boolean> {
  try {
    const { rowCount } = await db.execute(
      sql`select from drizzle.__drizzle_migrations where created_at >= ${NEWEST} limit 1`,
    );
    return rowCount === 1;
  } catch (error) {
    if (databaseCode(error) === UNDEFINED_TABLE) return false;
    throw error;
  }
}
