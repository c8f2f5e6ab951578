import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { appUser, oneTimeKey } from '#db/schema/accounts.ts';
import { DAY_MS } from '#durations.ts';
import type { JobContext } from '#jobs/job.ts';
import { createLog } from '#log/logging.ts';
import { createAccountWorld } from '#testing/account-world.ts';
import { keyIn } from '#testing/postbox.ts';
import { register } from '#testing/register.ts';
import { addUser, testConfig } from '#testing/test-app.ts';
import { purgeAccounts } from './job.ts';

const { database, db, clock, app, postbox } = await createAccountWorld();
const context: JobContext = {
  config: testConfig(),
  clock,
  db,
  pool: database.pool,
  log: createLog('silent'),
  slot: 'x',
  attempt: 1,
  signal: new AbortController().signal,
};
/** How many accounts a night removes. */
const night = async () => {
  const before = await db.$count(appUser);
  await purgeAccounts.run(context);
  return before - (await db.$count(appUser));
};
const emails = async () =>
  (await db.select({ email: appUser.email }).from(appUser).orderBy(sql`1`)).map(
    ({ email }) => email,
  );
const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/v1/account/register${url}`, payload });

test('a registration that nobody confirms is deleted a month after the last mail, not earlier', async () => {
  await register(app, 'mai@example.com');
  await register(app, 'poi@example.com');
  await register(app, 'confermata@example.com');
  const mails = await postbox.collect();
  const key = keyIn(mails.find(({ to }) => to === 'confermata@example.com'));
  expect((await post('/verify-email/', { key })).statusCode).toBe(201);
  // One made by an operator, and one that was granted Pro before it was confirmed.
  await addUser(db, 'antica@example.com');
  await addUser(db, 'dono@example.com', {
    emailVerifiedAt: null,
    premiumUntil: new Date('2026-01-02T00:00:00Z'),
    termsAcceptedAt: new Date('2026-01-01T00:00:00Z'),
  });

  clock.move(25 * DAY_MS);
  expect(await night()).toBe(0);
  await post('/resend-email/', { email: 'poi@example.com' });
  await postbox.collect();
  clock.move(6 * DAY_MS);
  expect(await night()).toBe(1);
  const kept = ['antica@example.com', 'confermata@example.com', 'dono@example.com'];
  expect(await emails()).toEqual([...kept, 'poi@example.com'].sort());
  // The key of the second mail expired long ago, but still shows when the mail was sent.
  clock.move(23 * DAY_MS);
  expect(await night()).toBe(0);
  clock.move(2 * DAY_MS);
  expect(await night()).toBe(1);
  expect(await emails()).toEqual(kept);
  expect(await db.$count(oneTimeKey)).toBe(0);
});

test('an address of a deleted registration can register again', async () => {
  expect((await register(app, 'mai@example.com')).statusCode).toBe(201);
});
