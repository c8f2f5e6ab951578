import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { oneTimeKey } from '#db/schema/accounts.ts';
import { passwordChangedMail } from '#features/accounts/mails/templates.ts';
import { createLog, type LogStream } from '#log/logging.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { register } from '#testing/register.ts';
import { startSmtp } from '#testing/smtp.ts';
import { addUser, createTestApp, createTestClock, testConfig } from '#testing/test-app.ts';
import { MAIL_TEMPLATES } from '../mail-templates.ts';
import { type MailJob, readMailJob } from './mail-job.ts';
import { purgeOutbox } from './outbox.ts';
import { createMailQueue, MAIL_QUEUE, openQueue } from './queue.ts';
import { startMail } from './start-mail.ts';

const quiet = createLog('silent');
const PUBLIC_URL = 'https://tredici.test';

/** Starts a worker as worker.ts does, but with shorter delays. */
async function work(
  { db, pool }: TestDatabase,
  env: Record<string, string>,
  {
    clock = createTestClock(),
    stream,
  }: { clock?: ReturnType<typeof createTestClock>; stream?: LogStream } = {},
) {
  const config = testConfig({ PUBLIC_URL, ...env });
  const worker = await startMail({
    config,
    clock,
    db,
    pool,
    log: stream ? createLog('info', stream) : quiet,
    templates: MAIL_TEMPLATES,
    pollingSeconds: 0.5,
    retryDelaySeconds: 1,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= worker.stop(1_000);
    return stopped;
  };
  onTestFinished(stop);
  return { stop };
}

async function postAll({ db, pool }: TestDatabase, jobs: readonly MailJob[]) {
  const queue = createMailQueue(db, pool, quiet);
  await queue.inTransaction(async (_, enqueueMail) => {
    for (const job of jobs) {
      const { template, data } = readMailJob(MAIL_TEMPLATES, job);
      await enqueueMail(template, data);
    }
  });
  await queue.close();
}

async function waiting({ pool }: TestDatabase): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ state: string; count: number }>(
    'select state::text, count(*)::int from pgboss.job where name = $1 group by state',
    [MAIL_QUEUE],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

const soon = { timeout: 15_000, interval: 100 };

test('a registration is verified by the link in a mail that a mail server received', async () => {
  const database = await createTestDatabase();
  const clock = createTestClock();
  const app = await createTestApp(database, { clock });
  const smtp = await startSmtp();
  await work(database, { SMTP_URL: smtp.url }, { clock });
  const name = '<script>alert(1)</script>';
  expect((await register(app, 'carla@example.com', { first_name: name })).statusCode).toBe(201);
  await expect.poll(() => smtp.received.length, soon).toBe(1);

  const [{ to, email }] = smtp.received as [(typeof smtp.received)[0]];
  expect(to).toEqual(['carla@example.com']);
  expect(email.from).toMatchObject({ name: 'Tredici', address: 'no-reply@tredici.test' });
  expect(email.to).toMatchObject([{ address: 'carla@example.com' }]);
  expect(email.subject).toBe('Conferma la tua e-mail');
  expect(email.messageId).toMatch(/^<[0-9a-f-]{36}@tredici\.test>$/);
  expect(email.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect(email.html).not.toContain('script');
  const link = /https:\/\/tredici\.test\/verifica-email\/([0-9a-f]{64})/;
  const key = link.exec(email.text ?? '')?.[1];
  expect(link.exec(email.html ?? '')?.[1]).toBe(key);
  const verified = await app.inject({
    method: 'POST',
    url: '/api/v1/account/register/verify-email/',
    payload: { key },
  });
  expect(verified.json().status).toBe('verified');
});

test('every mail is sent in the user’s language', async () => {
  const database = await createTestDatabase();
  const smtp = await startSmtp();
  const jobs: MailJob[] = [];
  for (const language of ['it', 'en'] as const) {
    const open = await addUser(database.db, `new-${language}@example.com`, {
      language,
      emailVerifiedAt: null,
    });
    const userId = await addUser(database.db, `user-${language}@example.com`, { language });
    jobs.push(
      { kind: 'verification', userId: open },
      { kind: 'already-verified', userId },
      { kind: 'password-reset', userId },
      { kind: 'password-changed', userId },
      { kind: 'subscription-started', userId, plan: 'monthly', renewsOn: '2026-04-14T10:00:00Z' },
      { kind: 'subscription-ended', userId, endsOn: '2026-04-14T10:00:00Z' },
      {
        kind: 'account-deleted',
        recipient: { email: `gone-${language}@example.com`, firstName: 'Ada', language },
      },
    );
  }
  await postAll(database, jobs);
  await work(database, { SMTP_URL: smtp.url });
  await expect.poll(() => smtp.received.length, soon).toBe(14);
  const subjects = smtp.received.map(({ to, email }) => `${to[0]} ${email.subject}`).sort();
  expect(subjects).toEqual([
    'gone-en@example.com Your account has been deleted',
    'gone-it@example.com Il tuo account è stato cancellato',
    'new-en@example.com Confirm your e-mail',
    'new-it@example.com Conferma la tua e-mail',
    'user-en@example.com Choose a new password',
    'user-en@example.com Your Pro plan has ended',
    'user-en@example.com Your Pro plan is active',
    'user-en@example.com Your e-mail is already confirmed',
    'user-en@example.com Your password has changed',
    'user-it@example.com Il tuo piano Pro è attivo',
    'user-it@example.com Il tuo piano Pro è terminato',
    'user-it@example.com La tua e-mail è già confermata',
    'user-it@example.com La tua password è cambiata',
    'user-it@example.com Scegli una nuova password',
  ]);
  for (const { email } of smtp.received) {
    expect(email.html).toContain('TREDICI');
    expect(email.text).toContain('TREDICI');
  }
});

test('mails wait while the mail server is down, and none is lost', async () => {
  const database = await createTestDatabase();
  const first = await startSmtp();
  await first.stop();
  const userIds = await Promise.all(
    [1, 2, 3].map((n) => addUser(database.db, `wait-${n}@example.com`)),
  );
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  await work(database, { SMTP_URL: first.url }, { stream });
  await postAll(
    database,
    userIds.map((userId) => ({ kind: 'password-reset', userId }) as const),
  );
  await expect
    .poll(() => lines.filter((line) => line.includes('tried again')).length, soon)
    .toBeGreaterThanOrEqual(5);
  expect(Object.keys(await waiting(database))).not.toContain('failed');
  // A failed attempt leaves no key behind.
  await expect.poll(async () => (await database.db.select().from(oneTimeKey)).length).toBe(0);

  const back = await startSmtp(first.port);
  await expect.poll(() => back.received.length, soon).toBe(3);
  await expect.poll(() => waiting(database), soon).toEqual({ completed: 3 });
  expect(new Set(back.received.flatMap(({ to }) => to)).size).toBe(3);
  expect(await database.db.select().from(oneTimeKey)).toHaveLength(3);
  // With a mail server no link is ever logged.
  expect(lines.join('')).not.toContain('reset-password/');
  expect(lines.join('')).not.toContain('@example.com');
});

test('a transaction that is rolled back sends nothing', async () => {
  const database = await createTestDatabase();
  const userId = await addUser(database.db, 'undone@example.com');
  const queue = createMailQueue(database.db, database.pool, quiet);
  onTestFinished(() => queue.close());
  const undone = queue.inTransaction(async (_, enqueueMail) => {
    await enqueueMail(passwordChangedMail, { userId });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await waiting(database)).toEqual({});
});

test('a recipient that the server refuses is given up, and the others get their mails', async () => {
  const database = await createTestDatabase();
  const smtp = await startSmtp();
  const jobs = await Promise.all(
    ['nobody@example.com', 'somebody@example.com'].map(async (email) => ({
      kind: 'password-changed' as const,
      userId: await addUser(database.db, email),
    })),
  );
  await postAll(database, jobs);
  await work(database, { SMTP_URL: smtp.url });
  await expect.poll(() => waiting(database), soon).toEqual({ completed: 2 });
  expect(smtp.received.map(({ to }) => to)).toEqual([['somebody@example.com']]);
});

test('a sent mail is settled immediately, whatever happens to the others of its batch', async () => {
  const database = await createTestDatabase();
  const smtp = await startSmtp();
  const jobs: MailJob[] = ['slow@example.com', 'quick@example.com'].map((email) => ({
    kind: 'account-deleted',
    recipient: { email, firstName: '', language: 'en' },
  }));
  await postAll(database, jobs);
  await work(database, { SMTP_URL: smtp.url });
  await expect.poll(() => waiting(database), soon).toEqual({ completed: 1, active: 1 });
  await expect.poll(() => waiting(database), soon).toEqual({ completed: 2 });
  expect(smtp.received).toHaveLength(2);
});

test('several workers send each mail once', async () => {
  const database = await createTestDatabase();
  const smtp = await startSmtp();
  const jobs: MailJob[] = Array.from({ length: 60 }, (_, n) => ({
    kind: 'account-deleted',
    recipient: { email: `many-${n}@example.com`, firstName: '', language: 'it' },
  }));
  await postAll(database, jobs);
  await Promise.all([1, 2, 3].map(() => work(database, { SMTP_URL: smtp.url })));
  await expect.poll(() => waiting(database), soon).toEqual({ completed: 60 });
  expect(smtp.received).toHaveLength(60);
  expect(new Set(smtp.received.flatMap(({ to }) => to)).size).toBe(60);
});

test('without a mail server each mail is a file, and the log names it without its link', async () => {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'tredici-outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const userId = await addUser(database.db, 'file@example.com', { firstName: 'Ada' });
  await postAll(database, [{ kind: 'password-reset', userId }]);
  await work(database, { TREDICI_DATA_DIR: folder }, { stream });
  await expect.poll(() => waiting(database), soon).toEqual({ completed: 1 });

  const [file, ...more] = readdirSync(join(folder, 'outbox'));
  expect(more).toEqual([]);
  expect(file).toMatch(/^2026-03-14T18-00-00-000Z-password-reset-[0-9a-f]{8}\.eml$/);
  const path = join(folder, 'outbox', file!);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const email = await PostalMime.parse(readFileSync(path));
  expect(email.subject).toBe('Scegli una nuova password');
  const key = /\/reset-password\/\d+\/([0-9a-f]{64})/.exec(email.text!)![1]!;
  expect(JSON.parse(lines.find((line) => line.includes('.eml'))!)).toMatchObject({
    level: 'warn',
    kind: 'password-reset',
    file: path,
  });
  expect(lines.join('')).not.toContain(key);
  expect(lines.join('')).not.toContain('file@example.com');
});

test('mails in the outbox are deleted after a week, and nothing else in its folder is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tredici-outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const names = [
    '2026-03-07T17-59-59-999Z-password-reset-00000001.eml',
    '2026-03-07T17-59-59-999Z-password-reset-00000002.eml.partial',
    '2026-03-07T18-00-00-001Z-password-reset-00000003.eml',
    '2020-notes.txt',
  ];
  for (const name of names) writeFileSync(join(folder, name), 'x');
  expect(await purgeOutbox(folder, new Date('2026-03-14T18:00:00Z'))).toBe(2);
  expect(readdirSync(folder).sort()).toEqual([names[3], names[2]]);
  expect(await purgeOutbox(join(folder, 'none'), new Date())).toBe(0);
});

test('processes that open the queue together create it once', async () => {
  const database = await createTestDatabase();
  const opened = await Promise.all([1, 2, 3].map(() => openQueue(database.pool, quiet)));
  await Promise.all(opened.map((boss) => boss.stop({ graceful: false })));
  expect(await waiting(database)).toEqual({});
});
