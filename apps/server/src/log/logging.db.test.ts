import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, logIn, PASSWORD } from '#testing/test-app.ts';
import { createLog } from './logging.ts';

const database = await createTestDatabase();

function collect() {
  const lines: string[] = [];
  return { lines, stream: { write: (line: string) => void lines.push(line) } };
}

test('no token, password, cookie or address is logged, whatever the request', async () => {
  const { lines, stream } = collect();
  const app = await createTestApp(database, { env: { LOG_LEVEL: 'debug' }, logStream: stream });
  await addUser(database.db, 'secret.person@example.test');
  const token = await logIn(app, 'secret.person@example.test');
  const headers = { authorization: `Bearer ${token}`, cookie: 'session=biscuit' };
  const post = (url: string, payload: unknown, more = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...more },
      payload: payload as object,
    });
  await post('/api/account/login/', {
    username: 'secret.person@example.test',
    password: 'wrong-Pa55!',
  });
  await post(
    '/api/account/login/',
    '{"username":"secret.person@example.test","password":"wrong-Pa55!',
    {
      'content-type': 'application/json',
    },
  );
  await post('/api/account/verify-token/', { token });
  await app.inject({ url: `/api/x/secret.person@example.test?token=${token}`, headers });
  await app.inject({ url: `/reset-password/MQ/${token}`, headers });
  await app.inject({ url: '/api/v1/tredici/userprofile/1/', headers });
  for (let i = 0; i < 12; i += 1) {
    await post('/api/account/login/', {
      username: 'secret.person@example.test',
      password: 'wrong-Pa55!',
    });
  }
  await post('/api/v1/account/logout/', undefined);

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(15);
  for (const secret of [token, PASSWORD, 'wrong-Pa55!', 'secret.person', 'biscuit', '$argon2']) {
    expect(log).not.toContain(secret);
  }
  // It still says what happened.
  expect(log).toContain('"login failed"');
  expect(log).toContain('login refused: too many attempts');
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.any(String) });
  }
});

test('a failed query is logged by its code, without the row that the error quotes', async () => {
  const { lines, stream } = collect();
  const log = createLog('info', stream);
  await addUser(database.db, 'twice@example.test');
  const error = await addUser(database.db, 'twice@example.test').catch((caught: unknown) => caught);
  log.error(
    { err: error, password: 'x1', user: { token: 'x2', email: 'twice@example.test' } },
    'no',
  );
  const line = lines.join('');
  expect(line).toContain('"code":"23505"');
  expect(line).toContain('app_user_username_key');
  expect(line).not.toContain('twice@');
  expect(line).not.toMatch(/x1|x2|argon2/);
});

test('a log line cannot be forged by request data', async () => {
  const { lines, stream } = collect();
  const app = await createTestApp(database, { env: { LOG_LEVEL: 'info' }, logStream: stream });
  await app.inject({ url: '/api/%0A%7B%22level%22:%22fatal%22%7D\n{"level":"fatal"}' });
  for (const line of lines) {
    expect(line.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(line).level).not.toBe('fatal');
  }
});

test('a quiet level logs nothing about successful requests', async () => {
  const { lines, stream } = collect();
  const app = await createTestApp(database, { env: { LOG_LEVEL: 'warn' }, logStream: stream });
  lines.length = 0;
  await app.inject('/api/health/');
  await app.inject('/api/nope');
  expect(lines).toEqual([]);
});
