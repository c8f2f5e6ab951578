import { migrateDatabase } from '#db/migrate.ts';
import type { Db } from '#db/pool.ts';
import { seedConstants } from '#db/seed-constants.ts';
import type { Config } from '../config.ts';
import { guardMode } from '../demo/mode-guard.ts';
import { fail } from './command.ts';
import { withDatabase } from './with-database.ts';

/** Runs a command on the database of a live installation, made ready for it; never on the demo world.
 *  Gives the command's exit code. */
export async function withLiveDatabase(
  config: Config,
  run: (db: Db) => Promise<number>,
): Promise<number> {
  return withDatabase(config, async ({ db, url }) => {
    const migrated = await migrateDatabase(url);
    if (!migrated.ok) return fail(migrated.message);
    await seedConstants(db);
    const guarded = await guardMode(db, 'live');
    if (!guarded.ok) return fail(guarded.message);
    return run(db);
  });
}
