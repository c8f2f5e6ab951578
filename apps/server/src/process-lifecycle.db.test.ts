import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { DATABASE_AWAY_EXIT } from './process-lifecycle.ts';

const database = await createTestDatabase();

/** The way to the database, which is gone for good once somebody asks about the queue. */
async function passage(): Promise<string> {
  const url = new URL(database.url);
  const { port, hostname } = url;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const close = () => {
      client.destroy();
      upstream.destroy();
    };
    client.on('data', (sent) => sent.includes('pgboss') && server.emit('gone'));
    client.pipe(upstream).pipe(client);
    client.on('error', close).on('close', close);
    upstream.on('error', close).on('close', close);
    server.on('gone', close);
  });
  server.on('gone', () => server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.emit('gone'));
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return url.href;
}

async function startWorker(databaseUrl: string): Promise<{ code: number; errors: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tredici-worker-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'worker.ts')], {
    env: {
      ...process.env,
      TREDICI_MODE: 'live',
      FOOTBALL_DATA_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl,
      DATABASE_IS_EMBEDDED: 'yes',
      TREDICI_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, errors };
}

test('a worker without a database says so in a line, and that it is not its own fault', async () => {
  const [never, lost] = await Promise.all([
    startWorker('postgres://tredici@127.0.0.1:9/tredici'),
    startWorker(await passage()),
  ]);
  expect(never.errors).toMatch(/^Tredici: The embedded database in .* does not answer .*\n$/);
  expect(lost.errors).toMatch(/^Tredici: the database went away during the start: .+\n$/);
  expect([never.code, lost.code]).toEqual([DATABASE_AWAY_EXIT, DATABASE_AWAY_EXIT]);
});
