// npm run bench -- api [seconds] [connections]: a cached list reply of the whole server compared with a bare
// node:http that sends the same bytes. The two take turns, each in its own process. The comparison is by
// processor time per reply: it determines the rate of a server with a core to itself and, unlike the rate,
// does not depend on what else the machine is doing.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@tredici/server/app';
import { createClock } from '@tredici/server/clock';
import { readConfig } from '@tredici/server/config';
import { notice } from '@tredici/server/db/schema/notices';
import { DAY_MS } from '@tredici/server/durations';
import { reportCpu, serveBare } from './measure/bare-server.ts';
import { lengthOf } from './measure/http-load.ts';
import { openDatabase } from './measure/open-database.ts';
import { saveResult } from './save-result.ts';

const PATH = '/api/v1/tredici/notices/';
/** About 19 KB of JSON, like a league's list. */
const ROWS = 130;
const ROUNDS = 3;
const LEAST_RATIO = 0.5;
const KINDS = ['identity', 'br', '304'] as const;
type Kind = (typeof KINDS)[number];

if (process.argv[1] === import.meta.filename) {
  if (process.argv[2] === 'bare') serveBare();
  else await serveApp(process.argv[3]!);
}

interface Measure {
  readonly perSecond: number;
  readonly microsPerReply: number;
}

export async function run(args: readonly string[]): Promise<void> {
  const ms = Number(args[0] ?? 3) * 1_000;
  const connections = Number(args[1] ?? 32);
  const dataDir = mkdtempSync(join(tmpdir(), 'tredici-bench-'));
  const [app, bare] = [
    fork(import.meta.filename, ['app', dataDir]),
    fork(import.meta.filename, ['bare']),
  ];
  try {
    const ports = await Promise.all([app, bare].map(portOf));
    const results = [];
    for (const kind of KINDS) {
      const request = await prepare(ports[0]!, kind);
      bare.send(await rawReply(ports[0]!, request));
      await once(bare, 'message');
      const rounds: { app: Measure; bare: Measure }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({
          bare: await measure(bare, ports[1]!, request, ms, connections),
          app: await measure(app, ports[0]!, request, ms, connections),
        });
      }
      const median = (of: (round: (typeof rounds)[number]) => number) =>
        rounds.map(of).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
      results.push({
        reply: kind,
        'node:http /s': Math.round(median((r) => r.bare.perSecond)),
        'Tredici /s': Math.round(median((r) => r.app.perSecond)),
        'node:http µs': Math.round(median((r) => r.bare.microsPerReply)),
        'Tredici µs': Math.round(median((r) => r.app.microsPerReply)),
        'rate ratio': round2(median((r) => r.app.perSecond / r.bare.perSecond)),
        'processor ratio': round2(median((r) => r.bare.microsPerReply / r.app.microsPerReply)),
      });
    }
    console.table(results);
    const passed = results.every((result) => result['rate ratio'] >= LEAST_RATIO);
    console.log(
      `${passed ? 'Within' : 'OUTSIDE'} the budget: at least half the rate of a bare node:http.`,
    );
    console.log(`Written to ${saveResult('api', results)}`);
    if (!passed) process.exitCode = 1;
  } finally {
    for (const child of [app, bare]) child.send('stop');
    await Promise.all([app, bare].map((child) => once(child, 'exit')));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

async function portOf(child: ChildProcess): Promise<number> {
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return port;
}

/** The request of each kind; the one for a 304 names the ETag received before. */
async function prepare(port: number, kind: Kind): Promise<string> {
  const encoding = kind === 'identity' ? 'identity' : 'br';
  const lines = [`GET ${PATH} HTTP/1.1`, 'Host: bench', `Accept-Encoding: ${encoding}`];
  if (kind === '304') {
    const reply = await fetch(`http://127.0.0.1:${port}${PATH}`, {
      headers: { 'accept-encoding': 'br' },
    });
    lines.push(`If-None-Match: ${reply.headers.get('etag')}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** One complete reply as sent over the wire, for the other server to send. */
async function rawReply(port: number, request: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  const whole = Buffer.concat(chunks);
  const split = whole.indexOf('\r\n\r\n');
  return {
    head: whole.subarray(0, split).toString('latin1'),
    body: whole.subarray(split + 4).toString('base64'),
  };
}

async function measure(
  server: ChildProcess,
  port: number,
  request: string,
  ms: number,
  connections: number,
): Promise<Measure> {
  await ask(port, request, 300, connections);
  const before = await cpuOf(server);
  const started = performance.now();
  const replies = await ask(port, request, ms, connections);
  const seconds = (performance.now() - started) / 1_000;
  const spent = (await cpuOf(server)) - before;
  return { perSecond: replies / seconds, microsPerReply: spent / replies };
}

async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  const [{ cpu }] = (await once(server, 'message')) as [{ cpu: number }];
  return cpu;
}

/** Sends the next request on each connection as soon as it is answered. All replies have the same length,
 *  taken from the first one, so reading them costs next to nothing. */
async function ask(
  port: number,
  request: string,
  ms: number,
  connections: number,
): Promise<number> {
  const until = performance.now() + ms;
  let replies = 0;
  const one = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    await once(socket, 'connect');
    let length = 0;
    let seen = 0;
    const done = new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        length ||= lengthOf(chunk);
        seen += chunk.length;
        if (seen < length) return;
        // The id of the request, and with it the reply, may become one character longer.
        seen = 0;
        replies += 1;
        if (performance.now() < until) socket.write(request);
        else resolve();
      });
    });
    socket.write(request);
    await done;
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, one));
  return replies;
}

async function serveApp(dataDir: string): Promise<void> {
  const config = readConfig({ TREDICI_DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  if (!config.ok) throw new Error(config.message);
  const { db, pool, close } = await openDatabase(config.value);
  const now = Date.now();
  await db.insert(notice).values(
    Array.from({ length: ROWS }, (_, i) => ({
      key: `bench-${i}`,
      kind: 'season-pause' as const,
      textKey: `bench-row-number-${i}`,
      startsAt: new Date(now - DAY_MS - i * 61_000),
      endsAt: new Date(now + DAY_MS + i * 67_000),
    })),
  );
  const app = await buildApp({ config: config.value, clock: createClock(), db, pool });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', async (message) => {
    if (message === 'cpu') reportCpu();
    if (message !== 'stop') return;
    await app.close();
    await close();
    process.exit(0);
  });
  process.send?.({ port: (app.server.address() as { port: number }).port });
}
