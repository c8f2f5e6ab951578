// npm run dev: the API restarts and the page reloads whenever their sources change. One Ctrl-C ends both.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startEmbedded } from '@tredici/server/db/embedded/start';
import { configOrExit, refuseToStart } from '@tredici/server/process-lifecycle';
import { visitableUrl } from '@tredici/server/public-url';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'apps/server/src');
const config = configOrExit();
/** The page takes the usual port; the API listens on the next one, behind Vite's proxy. */
const apiPort = config.port + 1;
const page = visitableUrl(config.host, config.port);

const stopAsked = new Promise<void>((resolve) => {
  process.on('SIGTERM', () => resolve());
  process.on('SIGINT', () => resolve());
});

const database = config.databaseUrl
  ? { url: config.databaseUrl, release: async () => {} }
  : await startEmbedded({ dataDir: config.dataDir, log: () => {} }).then((started) =>
      started.ok ? started.value : refuseToStart(started.message),
    );

const env = {
  ...process.env,
  DATABASE_URL: database.url,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  // Links in mails lead to the page, not to the API.
  PUBLIC_URL: process.env.PUBLIC_URL ?? page,
};
const children = [
  run(['--watch-preserve-output', '--watch', join(SOURCE, 'server.ts')], {
    ...env,
    PORT: String(apiPort),
  }),
  run(['--watch-preserve-output', '--watch', join(SOURCE, 'worker.ts')], env),
  run(
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      join(ROOT, 'apps/web'),
      '--host',
      config.host,
      '--port',
      String(config.port),
      '--strictPort',
    ],
    { ...env, TREDICI_API_ORIGIN: visitableUrl(config.host, apiPort) },
  ),
];
process.stdout.write(`\n  Tredici in development at ${page} (API at port ${apiPort})\n\n`);

await Promise.race([stopAsked, ...children.map((child) => once(child, 'exit'))]);
await Promise.all(children.map(end));
await database.release();

function run(args: readonly string[], childEnv: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: ROOT, env: childEnv, stdio: 'inherit' });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), 3_000);
  await gone;
  clearTimeout(kill);
}
