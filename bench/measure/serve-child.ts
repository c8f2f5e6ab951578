import { buildApp } from '@tredici/server/app';
import { createClock } from '@tredici/server/clock';
import { readConfig } from '@tredici/server/config';
import { openDatabase } from './open-database.ts';

/** Runs the real server in a child process on a free port, which it reports to the parent, until told to
 *  stop. */
export async function serveAsChild(env: Readonly<Record<string, string | undefined>>) {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.message);
  const { db, pool, close } = await openDatabase(config.value);
  const app = await buildApp({ config: config.value, clock: createClock(), db, pool });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', async (message) => {
    if (message !== 'stop') return;
    await app.close();
    await close();
    process.exit(0);
  });
  process.send?.({ port: (app.server.address() as { port: number }).port });
}
