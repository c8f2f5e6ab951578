import { sql } from 'drizzle-orm';
import type { Db } from './pool.ts';

/** Updates the planner's statistics after many rows were inserted at once. PostgreSQL does so by itself
 *  within minutes; until then it assumes that the tables are empty and plans queries that run for minutes. */
export async function refreshStatistics(db: Db): Promise<void> {
  await db.execute(sql`analyze match, price, latest_price, team`);
}
