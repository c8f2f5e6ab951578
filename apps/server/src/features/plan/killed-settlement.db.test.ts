import { asc, eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { jobRun } from '#db/schema/jobs.ts';
import { plan, planWeek } from '#db/schema/plans.ts';
import { DAY_MS } from '#durations.ts';
import { followSuggestions } from '#features/suggestions/settle.ts';
import { startChild } from '#testing/database/children.ts';
import { createPlanWorld } from '#testing/plan-world.ts';
import type { SettlePlansChild } from '#testing/settle-plans-child.ts';
import { settlePlans } from './settle-plans.ts';

const USERS = 100;
const CHUNK = 10;

test('a settlement killed within a chunk is continued: no user twice, none missed, not a cent wrong', async () => {
  const { db, database, clock, addOffer, work, win, lose } = await createPlanWorld();
  const users = await db
    .insert(appUser)
    .values(
      Array.from({ length: USERS }, (_, n) => ({
        username: `u${n}`,
        email: `u${n}@example.test`,
        passwordHash: 'x',
      })),
    )
    .returning({ id: appUser.id });
  await db.insert(plan).values(
    users.map(({ id }, n) => ({
      userId: id,
      initialCents: 10_000 + 37 * n,
      level: [70, 65, 60, 55][n % 4]!,
      startsAt: clock.now(),
      createdAt: clock.now(),
    })),
  );
  const ids = [];
  for (let at = 0; at < 6; at++) ids.push(await addOffer(10 + at));
  await work();
  clock.move(DAY_MS);
  for (const [at, id] of ids.entries()) await (at % 3 === 0 ? lose(id) : win(id));
  await followSuggestions({ db, clock });

  const plans = await db.select().from(plan).orderBy(asc(plan.id));
  const blocked = plans[55]!;
  const given: SettlePlansChild = {
    url: database.url,
    slot: clock.now().toISOString(),
    attempt: 1,
    chunk: CHUNK,
  };
  const child = startChild('../settle-plans-child.ts', given);
  onTestFinished(() => child.kill());
  // The sixth chunk waits for this row, and is killed while waiting.
  await db.transaction(async (tx) => {
    await tx.select().from(plan).where(eq(plan.id, blocked.id)).for('update');
    await vi.waitFor(
      async () => {
        const { rows } = await db.execute(sql`select from pg_stat_activity
          where datname = current_database() and application_name = 'tredici-killed'
            and wait_event_type = 'Lock'`);
        expect(rows).toHaveLength(1);
      },
      { timeout: 60_000, interval: 50 },
    );
    await child.kill();
  });
  const marks = async () =>
    new Set((await db.select().from(plan)).map(({ appliedChange }) => appliedChange));
  expect((await marks()).size, 'some have followed, some have not').toBe(2);

  expect(await db.select().from(jobRun)).toMatchObject([{ outcome: null, rows: 50 }]);

  const next = startChild('../settle-plans-child.ts', { ...given, attempt: 2 });
  onTestFinished(() => next.kill());
  expect(await next.next()).toBe(`${USERS - 50}`);
  expect(await db.select().from(jobRun).orderBy(jobRun.id)).toMatchObject([
    { outcome: 'failed', rows: 50 },
    { outcome: 'done', rows: USERS - 50 },
  ]);
  expect(await settlePlans({ db, clock })).toBe(0);
  expect((await marks()).size).toBe(1);
  const weeks = await db.select().from(planWeek).orderBy(asc(planWeek.planId));
  expect(weeks).toHaveLength(USERS);
  for (const [at, week] of weeks.entries()) {
    const { initialCents } = plans[at]!;
    const stake = Math.floor(initialCents / 20);
    const returned = 4 * Math.floor(stake * 1.4 + 1e-9);
    expect(week).toMatchObject({
      stakedCents: 6 * stake,
      returnedCents: returned,
      won: 4,
      open: 0,
    });
    expect(week.bankrollCents + week.savingsCents).toBe(initialCents + returned - 6 * stake);
  }
}, 120_000);
