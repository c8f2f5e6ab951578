import { migrateDatabase } from '#db/migrate.ts';
import type { Db } from '#db/pool.ts';
import { accept, type Result } from '#db/result.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { forgetHeads, headsFile } from '#features/forecasts/ledger/ledger-heads.ts';
import { createClock } from '../clock.ts';
import { loadDemoWorld, removeDemoWorld } from '../demo/load.ts';
import { guardMode } from '../demo/mode-guard.ts';
import { LEAGUES } from '../demo/world/leagues.ts';
import { configOrExit } from '../process-lifecycle.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { createProgress } from './progress.ts';
import { withDatabase } from './with-database.ts';

export const command: Command = {
  name: 'demo',
  summary: 'Makes the demo world anew around today, or takes it out',
  usage: `npm run tredici -- demo reset | remove

  reset   throws the demo world away, with the forecasts made from it, and makes a new one that
          begins today
  remove  throws it away, so that the database can be used with TREDICI_MODE=live

Users stay as they are. A database that holds live data is refused and not touched.`,
  async run(args) {
    const [action, ...rest] = args;
    if ((action !== 'reset' && action !== 'remove') || rest.length > 0) {
      return refuseUsage('say what to do: demo reset, or demo remove.', command);
    }
    const config = configOrExit();
    if (action === 'reset' && config.mode !== 'demo') {
      return fail('TREDICI_MODE is live: the demo world is made in demo mode only.');
    }
    return withDatabase(config, async ({ db, url }) => {
      const migrated = await migrateDatabase(url);
      if (!migrated.ok) return fail(migrated.message);
      await seedConstants(db);
      const done = action === 'remove' ? await remove(db) : await reset(db, config.startsAt);
      if (!done.ok) return fail(done.message);
      // The next forecasts begin another ledger.
      await forgetHeads(headsFile(config.dataDir));
      console.log(done.value);
      return 0;
    });
  },
};

async function remove(db: Db): Promise<Result<string>> {
  const removed = await removeDemoWorld(db);
  return removed.ok ? accept('The demo world is out of this database.') : removed;
}

async function reset(db: Db, startsAt: Date | undefined): Promise<Result<string>> {
  const started = performance.now();
  const guarded = await guardMode(db, 'demo');
  if (!guarded.ok) return guarded;
  const removed = await removeDemoWorld(db);
  if (!removed.ok) return removed;
  const progress = createProgress(LEAGUES.length);
  const loaded = await loadDemoWorld({
    db,
    clock: createClock(startsAt),
    onProgress: (done, _total, label) => progress.step(done, label),
  });
  progress.end();
  if (!loaded.ok) return loaded;
  const { matches, prices } = loaded.value;
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  return accept(`A new demo world: ${matches} matches and ${prices} prices in ${seconds} s.`);
}
