import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { favourite } from '#db/schema/favourites.ts';
import { matchOfTheDay } from '#db/schema/forecasts.ts';
import { forecastAll } from '#features/forecasts/compute/forecast-all.ts';
import { freezeDue } from '#features/forecasts/ledger/freeze.ts';
import { createLog } from '#log/logging.ts';
import { createMailQueue, type MailQueue } from '#mail/queue.ts';
import { fieldsOf } from '#mail/transport.ts';
import { closeAfterwards } from '#testing/close-afterwards.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { createPostbox, PUBLIC_URL } from '#testing/postbox.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { addUser, createTestApp, createTestClock, testConfig } from '#testing/test-app.ts';
import { sendNewsletter } from './job.ts';

/** A Monday, half an hour after the newsletter is due. */
const MONDAY = '2026-03-16T08:00:00Z';
const database = await createTestDatabase();
const { db, pool } = database;
const clock = createTestClock(MONDAY);
const world = await seedSmallWorld(db, { now: clock.now(), playedWeeks: 2 });
await forecastAll({ db, clock });
await freezeDue({ db, clock });
await db
  .insert(matchOfTheDay)
  .values({ day: '2026-03-16', matchId: world.coming[0]!, chosenAt: clock.now() });
const app = await createTestApp(database, { clock });
const log = createLog('silent');
const queue = createMailQueue(db, pool, log);
closeAfterwards(queue.close);
const postbox = await createPostbox(database, clock);

const yes = { receiveNewsletter: true };
const pro = await addUser(db, 'pro@example.test', {
  ...yes,
  firstName: 'Paola',
  premiumUntil: new Date('2030-01-01'),
});
await db.insert(favourite).values({ userId: pro, teamId: world.teamIds[0]! });
await addUser(db, 'free@example.test', { ...yes, language: 'en' });
await addUser(db, 'rested@example.test', { ...yes, selfExcludedUntil: new Date('2026-03-01') });
await addUser(db, 'never-asked@example.test');
await addUser(db, 'no@example.test', { receiveNewsletter: false });
await addUser(db, 'unverified@example.test', { ...yes, emailVerifiedAt: null });
await addUser(db, 'break@example.test', { ...yes, selfExcludedUntil: new Date('2026-04-01') });

const READERS = ['free', 'pro', 'rested'].map((name) => `${name}@example.test`);

const send = (mail: MailQueue = queue, slot = '2026-03-16T07:30:00.000Z') =>
  sendNewsletter(mail).run({
    config: testConfig(),
    clock,
    db,
    pool,
    log,
    slot,
    attempt: 1,
    signal: new AbortController().signal,
  });

/** Each test has its own Monday; changes that another made to the readers are undone. */
beforeEach(async () => {
  clock.move(new Date(MONDAY).getTime() - clock.now().getTime());
  await db.update(appUser).set({ receiveNewsletter: true }).where(inArray(appUser.email, READERS));
  await db
    .update(appUser)
    .set({ selfExcludedUntil: new Date('2026-03-01') })
    .where(eq(appUser.email, 'rested@example.test'));
});

test('a run that is killed misses nobody and writes to nobody twice', async () => {
  let chunks = 0;
  const dying: MailQueue = {
    ...queue,
    enqueueAll: async (tx, template, all) => {
      await queue.enqueueAll(tx, template, all);
      chunks += 1;
      throw new Error('killed');
    },
  };
  await expect(send(dying)).rejects.toThrow('killed');
  expect(chunks).toBe(1);
  expect(await postbox.collect()).toEqual([]);
  // Continued on another day.
  clock.move(86_400_000);
  expect(await send()).toBe(3);
  clock.move(-86_400_000);
  expect(await send()).toBe(0);

  const mails = await postbox.collect();
  expect(mails.map(({ to }) => to).sort()).toEqual(READERS);
  expect(new Set(mails.map(({ id }) => id)).size).toBe(3);

  const own = mails.find(({ to }) => to === 'pro@example.test')!;
  expect(own.subject).toBe('La settimana in numeri');
  expect(own.text).toContain('Ciao Paola');
  for (const heading of [
    'LA PARTITA DEL GIORNO',
    'I TUOI PREFERITI',
    'LE CINQUE PARTITE PIÙ CHIARE',
  ]) {
    expect(own.text).toContain(heading);
  }
  const other = mails.find(({ to }) => to === 'free@example.test')!;
  expect(other.subject).toBe('The week in numbers');
  expect(other.text).toContain('THE MATCH OF THE DAY');
  expect(other.text).not.toContain('CLEAREST');
  for (const { text, html } of mails) {
    // Neither a price nor a bookmaker.
    expect(text + html).not.toMatch(/acme|zeta|quota|odds|bookmaker/i);
  }
});

test('a newsletter is ended by one click or by its page, but not by an invented key', async () => {
  clock.move(7 * 86_400_000);
  await db
    .insert(matchOfTheDay)
    .values({ day: '2026-03-23', matchId: world.coming[1]!, chosenAt: clock.now() });
  expect(await send(queue, '2026-03-23T07:30:00.000Z')).toBe(3);
  // Unsubscribed, or on a break, after it was queued.
  const rested = eq(appUser.email, 'rested@example.test');
  await db
    .update(appUser)
    .set({ selfExcludedUntil: new Date('2026-05-01') })
    .where(rested);
  const mails = await postbox.collect();
  expect(mails.map(({ to }) => to).sort()).toEqual(['free@example.test', 'pro@example.test']);

  const [first, second] = mails;
  const { headers, messageId } = fieldsOf(first!);
  expect(messageId).toBe(`<${first!.id}@tredici.test>`);
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<${first!.unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(first!.unsubscribe).toMatch(new RegExp(`^${PUBLIC_URL}/disiscrizione/\\d+-[\\w-]{43}$`));
  const wants = async (email: string) =>
    (await db.select().from(appUser).where(eq(appUser.email, email)))[0]!.receiveNewsletter;

  const click = (url: string) =>
    app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await click(first!.unsubscribe!)).statusCode).toBe(204);
  expect((await click(first!.unsubscribe!)).statusCode).toBe(204);
  expect(await wants(first!.to)).toBe(false);
  expect(await wants(second!.to)).toBe(true);

  const byPage = (key: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/account/newsletter/unsubscribe/',
      payload: { key },
    });
  const key = second!.unsubscribe!.split('/').at(-1)!;
  for (const wrong of [`1${key}`, `${key}x`, 'x', '7-']) {
    const refused = await byPage(wrong);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'key_invalid']);
  }
  expect((await byPage(key)).statusCode).toBe(204);
  expect(await wants(second!.to)).toBe(false);
});

test('an installation started later in the week sends nothing for that Monday', async () => {
  clock.move(16 * 86_400_000);
  expect(await send(queue, '2026-03-30T07:30:00.000Z')).toBe(0);
  expect(await postbox.collect()).toEqual([]);
});
