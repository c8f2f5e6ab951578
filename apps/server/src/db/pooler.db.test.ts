import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { closeAfterwards } from '#testing/close-afterwards.ts';
import { pgbouncerPath, startPgbouncer } from '#testing/database/pgbouncer.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, logIn } from '#testing/test-app.ts';
import { checkSessions } from './check-sessions.ts';
import { connectDatabase } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import { inTransaction } from './transaction.ts';

const here = test.skipIf(!pgbouncerPath);

async function startPooled() {
  const { url } = await createTestDatabase();
  const pooler = await startPgbouncer(url);
  closeAfterwards(() => pooler.stop());
  const connect = async () => {
    const connected = await connectDatabase(
      { databaseUrl: pooler.url, databaseDirectUrl: url, dataDir: '/nowhere' },
      { applicationName: 'tredici-pooled', max: 20 },
    );
    if (!connected.ok) throw new Error(connected.message);
    closeAfterwards(() => connected.value.close());
    return connected.value;
  };
  return { url, pooler, connect };
}

here('a pooler that shares connections is refused, and so are two databases', async () => {
  const { url, pooler } = await startPooled();
  const other = await createTestDatabase();
  expect(await checkSessions({ speakAt: pooler.url, hearAt: pooler.url }, 500)).toMatchObject({
    ok: false,
    message: expect.stringMatching(
      /pooler that loses locks and notifications.*DATABASE_DIRECT_URL\.$/,
    ),
  });
  expect(await checkSessions({ speakAt: pooler.url, hearAt: other.url }, 500)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/same database/),
  });
  expect(await checkSessions({ speakAt: pooler.url, hearAt: url })).toMatchObject({
    ok: true,
  });
});

here('many transactions share few connections, under the limits of their role', async () => {
  const { url, pooler, connect } = await startPooled();
  await connect();
  // The role's settings are read when the pooler opens a connection, and this one is older.
  await pooler.restart();
  const { db } = await connect();
  const { rows } = await db.execute(sql`
    select current_setting('statement_timeout') as statement,
           current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{ statement: '15s', idle: '30s' }]);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      inTransaction(db, async (tx) => {
        await tx.insert(appUser).values({
          username: `user${index}`,
          email: `user${index}@tredici.test`,
          passwordHash: '-',
        });
        await tx.execute(sql`select pg_sleep(0.01)`);
      }),
    ),
  );
  expect(await db.$count(appUser)).toBe(40);
  // Migrations are exempt from the limits.
  expect(await migrateDatabase(url)).toMatchObject({ ok: true });
});

here('two servers behind it hear each other, also after it was restarted', async () => {
  const { pooler, connect } = await startPooled();
  const connections = [await connect(), await connect()];
  const [one, two] = await Promise.all(connections.map((connection) => createTestApp(connection)));
  const id = await addUser(connections[0]!.db, 'anna@tredici.test');
  const url = `/api/v1/tredici/userprofile/${id}/`;
  const token = await logIn(one!, 'anna@tredici.test');
  const headers = { authorization: `Bearer ${token}` };
  const nameAt = async (app = one!) => {
    const reply = await app.inject({ url, headers });
    return reply.json().user?.first_name;
  };
  const rename = (name: string) =>
    one!.inject({ method: 'PATCH', url, headers, payload: { user: { first_name: name } } });
  await nameAt(two);
  expect(await rename('Anna')).toMatchObject({ statusCode: 200 });
  await expect.poll(() => nameAt(two)).toBe('Anna');
  await pooler.restart();
  // Connections ended by the restart fail once; the next ones are new.
  await expect.poll(async () => (await rename('Bice')).statusCode).toBe(200);
  await expect.poll(() => nameAt(two)).toBe('Bice');
});
