// npm run bench -- newsletter [--users 100000] [--out FILE]: a week's newsletter to all users, from the job
// to a mail server on this machine that discards it, on an empty database of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@tredici/server/config';
import { sendNewsletter } from '@tredici/server/features/newsletter/job';
import { createLog } from '@tredici/server/log/logging';
import { createMailQueue } from '@tredici/server/mail/queue';
import { startMail } from '@tredici/server/mail/start-mail';
import { MAIL_TEMPLATES } from '@tredici/server/mail-templates';
import { openDatabase } from './measure/open-database.ts';
import { saveResult } from './save-result.ts';

const USERS = 100_000;
const AT_MOST_S = 300;
/** How much the process may grow while the second half of the mails is sent. */
const AT_MOST_GROWTH_MB = 50;
const MONDAY = '2026-03-16T08:00:00Z';

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { users: { type: 'string' }, out: { type: 'string' } },
  });
  const users = Number(values.users ?? USERS);
  const folder = mkdtempSync(join(tmpdir(), 'tredici-bench-'));
  const connection = await openDatabase({ dataDir: folder });
  const sink = await startSink();
  try {
    const { db, pool } = connection;
    await pool.query(
      `insert into app_user (username, email, password_hash, email_verified_at, receive_newsletter)
       select 'u' || n || '@example.test', 'u' || n || '@example.test', 'x', now(), true
       from generate_series(1, $1::int) n`,
      [users],
    );
    await pool.query(
      `insert into newsletter_issue (week, content, made_at) values ('2026-03-16', $1, now())`,
      [JSON.stringify(issue())],
    );
    await pool.query('analyze app_user');
    const clock = { now: () => new Date(MONDAY) };
    const log = createLog('silent');
    const read = readConfig({ SMTP_URL: sink.url, TREDICI_DATA_DIR: folder, LOG_LEVEL: 'silent' });
    if (!read.ok) throw new Error(read.message);
    const config = read.value;
    const queue = createMailQueue(db, pool, log);
    const began = performance.now();
    const worker = await startMail({ config, clock, db, pool, log, templates: MAIL_TEMPLATES });
    const slot = MONDAY;
    const signal = new AbortController().signal;
    await sendNewsletter(queue).run({ config, clock, db, pool, log, slot, attempt: 1, signal });
    const queued = (performance.now() - began) / 1000;
    await sink.until(users / 2);
    const halfway = memoryMb();
    await sink.until(users);
    const seconds = (performance.now() - began) / 1000;
    const figures = [
      { figure: `queued for ${users}, s`, value: queued, atMost: AT_MOST_S },
      { figure: `sent to ${users}, s`, value: seconds, atMost: AT_MOST_S },
      {
        figure: 'memory gained by the second half, MB',
        value: memoryMb() - halfway,
        atMost: AT_MOST_GROWTH_MB,
      },
    ];
    console.table(figures.map((row) => ({ ...row, met: row.value <= row.atMost })));
    console.log(`Figures in ${saveResult('newsletter', figures, values.out)}`);
    await worker.stop(2_000);
    await queue.close();
  } finally {
    sink.stop();
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const memoryMb = (): number => process.memoryUsage().rss / 1024 / 1024;

/** A newsletter as long as that of a full week. */
function issue() {
  const match = { home: 'Hellas Verona', away: 'Fiorentina' };
  const judged = { ...match, homeGoals: 2, awayGoals: 1, sign: '1', percent: 71.4 };
  const coming = { ...match, kickoff: '2026-03-18T19:45:00Z', chances: [35.2, 30.1, 34.7] };
  const five = <T>(one: T) => Array.from({ length: 5 }, () => one);
  return {
    score: { judged: 210, right: 118, expected: 114.3 },
    hits: five(judged),
    misses: five(judged),
    ofTheDay: coming,
    clearest: five(coming),
    open: five(coming),
  };
}

/** A mail server that accepts everything and stores nothing, so that it takes little of the measured time. */
async function startSink() {
  let received = 0;
  const server = createServer((socket) => {
    let inMail = false;
    let rest = '';
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('error', () => {});
    socket.write('220 sink\r\n');
    socket.on('data', (text: string) => {
      rest += text;
      for (;;) {
        const end = inMail ? rest.indexOf('\r\n.\r\n') : rest.indexOf('\r\n');
        if (end < 0) return;
        const line = rest.slice(0, end);
        rest = rest.slice(end + (inMail ? 5 : 2));
        if (inMail) {
          received += 1;
          inMail = false;
          socket.write('250 ok\r\n');
        } else if (/^DATA/i.test(line)) {
          inMail = true;
          socket.write('354 go on\r\n');
        } else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    async until(count: number) {
      while (received < count) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    stop: () => server.close(),
  };
}
