import { sql } from 'drizzle-orm';
import type { Db } from './pool.ts';

/** Has the database count its large tables after many rows came at once. It does so by itself within
 *  minutes; until then it believes them empty, and plans queries that take minutes themselves. */
export async function refreshStatistics(db: Db): Promise<void> {
  await db.execute(sql`analyze match, price, latest_price, team`);
}
