import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { withDatabase } from '#testing/database/database-url.ts';
import { temporaryFolder } from '#testing/database/temporary-folder.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { connectDatabase } from './connect.ts';

const folder = temporaryFolder();

test('DATABASE_URL is used unchanged, with limits on every connection', async () => {
  const { url } = await createTestDatabase();
  const connected = await connectDatabase(
    { databaseUrl: url, dataDir: '/nowhere' },
    { applicationName: 'tredici-here' },
  );
  if (!connected.ok) throw new Error(connected.message);
  const { rows } = await connected.value.db.execute(sql`
    select current_setting('application_name') as name,
           current_setting('statement_timeout') as statement,
           current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{ name: 'tredici-here', statement: '15s', idle: '30s' }]);
  await connected.value.close();
  await connected.value.close();
});

test('without it the embedded server runs, and stops on close', async () => {
  const connected = await connectDatabase({ dataDir: join(folder, 'data') });
  if (!connected.ok) throw new Error(connected.message);
  await connected.value.db.execute(sql`select 1`);
  await connected.value.close();
  const again = await connectDatabase({ databaseUrl: connected.value.url, dataDir: '/nowhere' });
  expect(again).toMatchObject({ ok: false, message: expect.stringContaining('does not answer') });
});

test('a wrong password and a missing database each say what to do', async () => {
  const { url } = inject('postgres');
  const wrong = new URL(url);
  wrong.password = 'wrong';
  expect(await connectDatabase({ databaseUrl: wrong.href, dataDir: '/nowhere' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('check the user name and the password'),
  });
  const missing = withDatabase(url, 'tredici_missing');
  expect(await connectDatabase({ databaseUrl: missing, dataDir: '/nowhere' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('does not exist'),
  });
});
