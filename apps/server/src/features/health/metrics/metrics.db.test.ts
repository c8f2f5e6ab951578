import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closeAfterwards } from '#testing/close-afterwards.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { createTestApp } from '#testing/test-app.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const DEPLOY = join(import.meta.dirname, '../../../../../../deploy');
const LOCAL = { host: '127.0.0.1', port: 0 };

async function startWatched() {
  const database = await createTestDatabase();
  const metrics = createMetrics();
  const app = await createTestApp(database, { metrics });
  const server = await serveMetrics(metrics, LOCAL);
  closeAfterwards(() => server.close());
  const ask = (path = '/metrics') => fetch(`http://127.0.0.1:${server.port}${path}`);
  return { app, ask, database };
}

test('a process reports its requests to Prometheus by route, never by address', async () => {
  const { app, ask } = await startWatched();
  await app.inject({ url: '/api/health/' });
  // The second reply comes from the cache, bypassing the framework.
  await app.inject({ url: '/api/v1/tredici/notices/' });
  await app.inject({ url: '/api/v1/tredici/notices/' });
  await app.inject({ url: '/api/v1/tredici/match/77/' });
  await app.inject({ url: '/api/what/somebody/typed/' });
  const reply = await ask();
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  const text = await reply.text();
  expect(text).toMatch(
    /request_duration_seconds_count\{.*route="\/api\/health\/",status="200"\} 1/,
  );
  expect(text).toMatch(/_count\{.*route="\/api\/v1\/tredici\/notices\/",status="200"\} 2/);
  expect(text).toMatch(/route="\/api\/v1\/tredici\/match\/:matchId\/",status="401"/);
  expect(text).not.toMatch(/somebody|match\/77/);
  expect(text).toMatch(/^tredici_database_up 1$/m);
  expect(text).toMatch(/^tredici_ledger_lines 0$/m);
  expect(text).toMatch(/^tredici_changes_heard 1$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect((await ask('/')).status).toBe(404);
});

test('an unreachable database is a figure, and the other figures are still reported', async () => {
  const { ask, database } = await startWatched();
  await database.pool.query('alter table job_run rename to job_run_gone');
  const text = await (await ask()).text();
  expect(text).toMatch(/^tredici_database_up 0$/m);
  expect(text).toMatch(/^tredici_reply_cache_entries 0$/m);
});

test('the metrics that alerts and dashboard use are reported', async () => {
  const { app, ask } = await startWatched();
  await app.inject({ url: '/api/health/' });
  const text = await (await ask()).text();
  const documented = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!));
  const files = ['prometheus/alerts.yml', 'grafana/tredici.json'].map((path) =>
    readFileSync(join(DEPLOY, path), 'utf8'),
  );
  const asked = new Set(
    [...files.join('\n').matchAll(/\b(?:tredici|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(bucket|count)$/, ''),
    ),
  );
  expect(asked.size).toBeGreaterThan(10);
  // Only a server that has a replica tells of it.
  expect([...asked].filter((name) => !documented.has(name))).toEqual(['tredici_replica_in_use']);
});
