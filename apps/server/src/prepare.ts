import type { DatabaseConnection } from '#db/connect.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { accept, type Result } from '#db/result.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { settleDemoUsers } from '#features/accounts/demo-users.ts';
import { createPasswords } from '#features/accounts/passwords.ts';
import { seedNotices } from '#features/notices/store.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';

/** What every process does before it serves: the schema, the constants, the demo users. Processes
 *  that start together do it one after the other, and the later ones find it done. */
export async function prepareDatabase(
  { db, url }: Pick<DatabaseConnection, 'db' | 'url'>,
  config: Pick<Config, 'mode'>,
  clock: Clock,
): Promise<Result<{ demoUsersRemoved: number }>> {
  const migrated = await migrateDatabase(url);
  if (!migrated.ok) return migrated;
  await seedConstants(db);
  await seedNotices(db);
  const { removed } = await settleDemoUsers(db, config.mode, clock.now(), createPasswords());
  return accept({ demoUsersRemoved: removed });
}
