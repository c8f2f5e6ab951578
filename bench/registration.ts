// npm run bench -- registration [users] [processes]: registers this many users at the same moment, a tenth of
// them twice, on server processes that share one database. No user may be lost or duplicated, and everybody's
// mail must be in the queue.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '@tredici/server/clock';
import type { DatabaseConnection } from '@tredici/server/db/connect';
import { createCaptcha } from '@tredici/server/features/accounts/captcha/captcha';
import { solveCaptcha } from '@tredici/server/testing/solve-captcha';
import { openDatabase } from './measure/open-database.ts';
import { serveAsChild } from './measure/serve-child.ts';
import { saveResult } from './save-result.ts';

const PASSWORD = 'Schedina-13';

if (process.argv[1] === import.meta.filename)
  await serveAsChild({ DATABASE_URL: process.argv[2], LOG_LEVEL: 'error' });

export async function run(args: readonly string[]): Promise<void> {
  const users = Number(args[0] ?? 1_000);
  const processes = Number(args[1] ?? 2);
  const dataDir = mkdtempSync(join(tmpdir(), 'tredici-bench-'));
  const connection = await openDatabase({ dataDir });
  const servers: ChildProcess[] = [];
  try {
    const ports: number[] = [];
    for (let n = 0; n < processes; n += 1) {
      const server = fork(import.meta.filename, [connection.url]);
      servers.push(server);
      const [{ port }] = (await once(server, 'message')) as [{ port: number }];
      ports.push(port);
    }
    // Signed like any other challenge but solved at the first try, because the server is measured here and
    // not the client.
    const captcha = createCaptcha(connection.db, createClock(), { cost: 1, from: 0, to: 0 });
    const forms = await Promise.all(
      Array.from({ length: users + Math.floor(users / 10) }, async (_, n) =>
        formFor(n % users, await solveCaptcha(await captcha.challenge())),
      ),
    );

    const agent = new Agent({ maxSockets: forms.length });
    const started = performance.now();
    const replies = await Promise.all(
      forms.map((form, n) => register(agent, ports[n % processes]!, form)),
    );
    const seconds = (performance.now() - started) / 1_000;
    agent.destroy();

    const kept = await count(connection);
    const result = {
      users,
      processes,
      sentTwice: forms.length - users,
      registered: replies.filter(({ status }) => status === 201).length,
      alreadyRegistered: replies.filter(({ code }) => code === 'email_registered').length,
      otherAnswers: replies.filter(
        ({ status, code }) => status !== 201 && code !== 'email_registered',
      ).length,
      rows: kept.users,
      mailsWaiting: kept.mails,
      seconds: round(seconds),
      slowestSeconds: round(Math.max(...replies.map(({ ms }) => ms)) / 1_000),
      perSecond: Math.round(users / seconds),
    };
    console.table(result);
    const passed =
      result.registered === users &&
      result.alreadyRegistered === result.sentTwice &&
      kept.users === users &&
      kept.mails === users;
    console.log(passed ? 'None lost, none doubled.' : 'SOMEBODY IS LOST OR DOUBLED.');
    console.log(`Written to ${saveResult('registration', result)}`);
    if (!passed) process.exitCode = 1;
  } finally {
    for (const server of servers) {
      server.send('stop');
      await once(server, 'exit');
    }
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function formFor(n: number, captcha: string) {
  const email = `user-${n}@example.com`;
  return {
    email,
    username: email,
    first_name: 'Carla',
    last_name: 'Rossi',
    password1: PASSWORD,
    password2: PASSWORD,
    receive_newsletter: false,
    privacy_accepted: true,
    captcha,
  };
}

async function register(agent: Agent, port: number, form: object) {
  const started = performance.now();
  const asked = request({
    agent,
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/v1/account/register/',
    headers: { 'content-type': 'application/json' },
  });
  asked.end(JSON.stringify(form));
  const [reply] = await once(asked, 'response');
  const chunks: Buffer[] = await reply.toArray();
  const { code } = JSON.parse(Buffer.concat(chunks).toString()) as { code?: string };
  return { status: reply.statusCode as number, code, ms: performance.now() - started };
}

async function count({ pool }: DatabaseConnection) {
  const { rows } = await pool.query<{ users: number; mails: number }>(
    `select (select count(distinct lower(email))::int from app_user) as users,
       (select count(distinct data->>'userId')::int from pgboss.job where name = 'send-mail') as mails`,
  );
  return rows[0]!;
}

const round = (value: number): number => Math.round(value * 100) / 100;
