import type { DatabaseConnection } from '#db/connect.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { accept, type Result } from '#db/result.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { syncDemoUsers } from '#features/accounts/demo-users.ts';
import { createPasswords } from '#features/accounts/passwords/passwords.ts';
import { licenseAll, setLicensed } from '#features/bookmakers/store.ts';
import { seedNotices } from '#features/notices/store.ts';
import { BOOKMAKERS } from '#sources/bookmakers.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { addDemoAuction, addDemoLeagues } from './demo/fantasy-league.ts';
import { loadDemoWorld, type OnProgress } from './demo/load.ts';
import { guardMode } from './demo/mode-guard.ts';

/** What every process does before it serves: the schema, the constants, the demo world and its users.
 *  Processes that start together do it one after the other, and the later ones find it done. */
export async function prepareDatabase(
  { db, url }: Pick<DatabaseConnection, 'db' | 'url'>,
  config: Pick<Config, 'mode' | 'licensedBookmakers'>,
  clock: Clock,
  onProgress?: OnProgress,
): Promise<Result<{ demoUsersRemoved: number }>> {
  const migrated = await migrateDatabase(url);
  if (!migrated.ok) return migrated;
  await seedConstants(db);
  await seedNotices(db);
  const guarded = await guardMode(db, config.mode);
  if (!guarded.ok) return guarded;
  if (config.mode === 'demo') {
    const loaded = await loadDemoWorld({ db, clock, onProgress });
    if (!loaded.ok) return loaded;
  }
  // Those of the demo world exist nowhere else.
  if (config.mode === 'demo') await licenseAll(db);
  else await setLicensed(db, namesOf(config.licensedBookmakers));
  const { removed } = await syncDemoUsers(db, config.mode, clock.now(), createPasswords());
  if (config.mode === 'demo') {
    await addDemoLeagues(db, clock);
    await addDemoAuction(db, clock);
  }
  return accept({ demoUsersRemoved: removed });
}

const namesOf = (keys: readonly string[]): Map<string, string> =>
  new Map(keys.map((key) => [key, BOOKMAKERS.find((one) => one.key === key)?.name ?? key]));

/** For whoever watches a first start: why it takes a while. */
export const showDemoProgress: OnProgress = (done, total) => {
  if (done === 1) process.stdout.write(`Tredici: making the demo world, ${total} leagues (once)\n`);
};
