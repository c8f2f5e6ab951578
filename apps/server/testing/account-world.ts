import { createTestDatabase } from './database/test-database.ts';
import { createPostbox } from './postbox.ts';
import { createTestApp, createTestClock } from './test-app.ts';

/** What a test of the accounts stands on: an empty database, two processes that share it, a clock to
 *  move and the mails that were posted. */
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
