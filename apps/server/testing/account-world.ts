import { createTestDatabase } from './database/test-database.ts';
import { createPostbox } from './postbox.ts';
import { createTestApp, createTestClock } from './test-app.ts';

/** The base of tests of accounts: an empty database, two processes that share it, a movable clock and the
 *  mails that were sent. */
export async function createAccountWorld() {
  const database = await createTestDatabase();
  const clock = createTestClock();
  const [app, other] = await Promise.all([
    createTestApp(database, { clock }),
    createTestApp(database, { clock }),
  ]);
  const postbox = await createPostbox(database, clock);
  return { database, db: database.db, clock, app, other, postbox };
}
