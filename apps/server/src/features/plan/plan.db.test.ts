import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { plan, planWeek } from '#db/schema/plans.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from '#durations.ts';
import { createPlanApp, PRO } from '#testing/plan-app.ts';
import { settlePlans } from './settle-plans.ts';

test('without a plan the summary is empty, and suggestions have no stake', async () => {
  const { as, toMonday, addOffer, work } = await createPlanApp();
  const user = await as('pro@example.test');
  toMonday();
  await addOffer(10);
  await work();
  expect(await user.summary()).toMatchObject({
    variations: [],
    budget: 0,
    savings: 0,
    gain_loss_percentage: 0,
    weeks: [],
    plan: null,
    total_capital: 0,
    history: [],
    next_slot_at: '2026-03-10T14:00:00.000Z',
  });
  const suggested = await user.get('bets/suggested');
  expect(suggested).toMatchObject({
    results: [{ budget: 0, no_stake: 'no-plan', odd: 1.4 }],
    bankroll: null,
    threshold: 70,
  });
});

test('a week calculated by hand: stakes, results, savings, and every field of the suggestions', async () => {
  const { as, toMonday, clock, addOffer, work, win, lose } = await createPlanApp();
  const user = await as('pro@example.test');
  const saved = await user.send('plan/', { budget: 100 });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({
    budget: 100,
    savings: 0,
    total_capital: 100,
    weeks: [],
    plan: { budget: 100, threshold: 70, paused: null, starts_at: '2026-03-07T12:00:00.000Z' },
  });
  toMonday();
  const [a, b] = [await addOffer(60, { odd: 1.4 }), await addOffer(61, { odd: 1.38 })];
  await work();
  clock.move(DAY_MS + 6 * HOUR_MS);
  const c = await addOffer(40, { odd: 1.45 });
  await work();
  const suggested = await user.get('bets/suggested/');
  expect(suggested.bankroll).toEqual({
    monday: 100,
    staked: 15,
    kept: 85,
    kept_reason: 'few-bets',
  });
  expect(suggested.results).toHaveLength(3);
  expect(suggested.results[0]).toEqual({
    id: expect.any(Number),
    match: expect.objectContaining({
      match_id: a,
      home_team_name: 'Atalanta',
      bet_house_url: 'https://acme.example/',
    }),
    bet_type: '1',
    probability: 75,
    budget: 5,
    no_stake: null,
    odd: 1.4,
    current_odd: 1.4,
    bookmaker: 'Acme',
    outcome: 'open',
    gain_loss: null,
    slot: 0,
    noted: false,
    created_at: '2026-03-09T08:00:00.000Z',
    updated_at: '2026-03-09T08:00:00.000Z',
  });
  expect(suggested.slots.map(({ made_at }: { made_at: string | null }) => made_at)).toEqual([
    '2026-03-09T08:00:00.000Z',
    '2026-03-10T14:00:00.000Z',
    null,
    null,
  ]);
  expect(await user.summary()).toMatchObject({ budget: 100, open_stake: 15, total_capital: 100 });

  clock.move(4 * DAY_MS);
  await win(a);
  await lose(b);
  await win(c);
  await work();
  // 5.00 at 1.40 and at 1.45 come back as 14.25 of 15.00.
  expect(await user.summary()).toMatchObject({
    variations: [-0.75],
    budget: 99.25,
    savings: 0,
    gain_loss_percentage: -0.75,
    weeks_played: 1,
    positive_weeks: 0,
    drawdown: 0.75,
    open_stake: 0,
    weeks: [
      {
        week_start: '2026-03-09',
        budget: 100,
        gain_loss: -0.75,
        gain_loss_percentage: -0.75,
        staked: 15,
        returned: 14.25,
        bets: 3,
        won: 2,
        open: 0,
        total_capital: 99.25,
      },
    ],
  });
  // A late correction counts as if it had come in time: 5.00 at 1.38 more, and half of the surplus is saved.
  await win(b);
  await work();
  expect(await user.summary()).toMatchObject({
    variations: [6.15],
    budget: 103.07,
    savings: 3.08,
    total_capital: 106.15,
  });
});

test('the next week begins with what the last one left, and a late result changes both', async () => {
  const { as, toMonday, clock, addOffer, work, win, lose } = await createPlanApp();
  const user = await as('pro@example.test');
  await user.send('plan/', { budget: '100.00' });
  toMonday();
  const early = await addOffer(10, { odd: 1.4 });
  await work();
  clock.move(WEEK_MS);
  const next = await addOffer(10, { odd: 1.4 });
  await work();
  // Stakes still open are not staked again.
  expect((await user.get('bets/suggested')).bankroll).toMatchObject({ monday: 95, staked: 4.75 });
  clock.move(DAY_MS);
  await lose(next);
  await work();
  await win(early);
  await work();
  const { weeks } = await user.summary();
  // 2.00 won, half of it saved; then 5.05 of 101.00 lost, and the saved euro makes up what is below 100.
  expect(weeks).toMatchObject([
    { gain_loss: 2, bankroll: 101, savings: 1, total_capital: 102 },
    { budget: 101, staked: 5.05, gain_loss: -5.05, bankroll: 96.95, savings: 0 },
  ]);
});

test.each([
  ['below nothing', -1],
  ['nothing', 0],
  ['a fraction of a cent', 0.001],
  ['beyond reason', 1e12],
  ['words', 'abc'],
  ['thousands that an English reader takes for a fraction', '1.234'],
  ['empty', ''],
  ['not even a number', Number.NaN],
])('a budget of %s is refused and changes nothing', async (_, budget) => {
  const { as, db } = await createPlanApp();
  const user = await as('pro@example.test');
  await user.send('plan/', { budget: 50 });
  const refused = await user.send('plan/', { budget });
  expect(refused.statusCode).toBe(400);
  const patched = await user.send(`userprofile/${user.id}/`, { budget }, 'PATCH');
  expect(patched.statusCode).toBe(400);
  expect(await db.select().from(plan)).toMatchObject([{ initialCents: 5000, endedAt: null }]);
});

test('the profile shows and accepts the budget, as a text or a number', async () => {
  const { as, db } = await createPlanApp();
  const user = await as('free@example.test', {});
  const path = `userprofile/${user.id}/`;
  expect((await user.get(path)).budget).toBe('0.00');
  expect((await user.send(path, { budget: '0.00' }, 'PATCH')).statusCode).toBe(200);
  expect((await user.send(path, { budget: 25.5 }, 'PATCH')).json().budget).toBe('25.50');
  expect((await user.send(path, { budget: '25.50' }, 'PATCH')).json().budget).toBe('25.50');
  expect(await db.$count(plan)).toBe(1);
  // In the usual ways of writing an amount, if unambiguous.
  expect((await user.send(path, { budget: '1.234,56' }, 'PATCH')).json().budget).toBe('1234.56');
});

test('the same budget changes nothing; another one begins a new plan and keeps the old one', async () => {
  const { as, toMonday, clock, addOffer, work, win, db } = await createPlanApp();
  const user = await as('pro@example.test');
  await user.send('plan/', { budget: 100 });
  await user.send('plan/', { budget: 80 });
  expect(await db.$count(plan), 'no bet was taken yet').toBe(1);
  toMonday();
  const match = await addOffer(50, { odd: 1.4 });
  await work();
  const both = await Promise.all([
    user.send('plan/', { budget: 200, threshold: 55 }),
    user.send('plan/', { budget: 200, threshold: 55 }),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await db.$count(plan), 'two tabs at once').toBe(2);
  const { results, bankroll } = await user.get('bets/suggested');
  expect(results[0]).toMatchObject({ budget: 0, no_stake: 'before-plan' });
  expect(bankroll).toMatchObject({ staked: 0, kept: 200, kept_reason: 'before-plan' });
  clock.move(3 * DAY_MS + 9 * HOUR_MS);
  await win(match);
  await addOffer(20, { probability: 0.57, odd: 1.8 });
  await work();
  const summary = await user.summary();
  expect(summary).toMatchObject({
    plan: { budget: 200, threshold: 55 },
    budget: 200,
    open_stake: 10,
    history: [{ budget: 80, threshold: 70, total_capital: 81.6, weeks_played: 1 }],
  });
  expect(summary.weeks).toMatchObject([{ week_start: '2026-03-09', budget: 200, bets: 1 }]);
});

test('a plan begins with the next slot, mid-week or on the requested day', async () => {
  const { as, toMonday, clock, addOffer, work } = await createPlanApp();
  const [now, later] = [await as('now@example.test'), await as('later@example.test')];
  toMonday();
  await addOffer(90);
  await work();
  clock.move(HOUR_MS);
  await now.send('plan/', { budget: 100 });
  await later.send('plan/', { budget: 100, start_date: '2026-03-12' });
  for (const start_date of ['2026-03-08', '2027-04-01', '12/03/2026']) {
    expect((await now.send('plan/', { budget: 70, start_date })).statusCode).toBe(400);
  }
  clock.move(DAY_MS + 5 * HOUR_MS);
  await addOffer(60);
  await work();
  const stakes = async (user: typeof now) =>
    (await user.get('bets/suggested')).results.map(({ budget }: { budget: number }) => budget);
  expect(await stakes(now)).toEqual([0, 5]);
  expect(await stakes(later)).toEqual([0, 0]);
  clock.move(2 * DAY_MS + 3 * HOUR_MS);
  await addOffer(20);
  await work();
  expect(await stakes(now)).toEqual([0, 5, 5]);
  expect(await stakes(later)).toEqual([0, 0, 5]);
});

test.each(['2026-03-06', '2027-03-09', '2026-02-30', 'domani', ''])(
  'a start of %j is refused and begins nothing',
  async (start_date) => {
    const { as, db } = await createPlanApp();
    const user = await as('pro@example.test');
    const refused = await user.send('plan/', { budget: 100, start_date });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().codes).toHaveProperty('start_date');
    expect(await db.$count(plan)).toBe(0);
  },
);

test('a user who sees no odds gets none, and one without Pro gets nothing', async () => {
  const { as, toMonday, addOffer, work } = await createPlanApp();
  const shy = await as('shy@example.test', { ...PRO, noOdds: true });
  await shy.send('plan/', { budget: 100 });
  const free = await as('free@example.test', {});
  toMonday();
  await addOffer(10);
  await addOffer(11, { odd: 1.2 });
  await work();
  const { results, left_out_count, odds_hidden } = await shy.get('bets/suggested');
  expect(odds_hidden).toBe(true);
  expect(results).toMatchObject([{ budget: 5, odd: null, current_odd: null, bookmaker: null }]);
  expect(results[0].match.bet_house_url).toBeNull();
  expect(left_out_count).toBe(1);
  const leftOut = await shy.get('bets/left-out');
  expect(leftOut.odds_hidden).toBe(true);
  expect(leftOut.results).toMatchObject([{ odd: null, value: null, reason: 'price-too-low' }]);
  expect(await free.get('bets/suggested')).toMatchObject({ code: 'premium_required' });
  expect(await free.get('bets/left-out')).toMatchObject({ code: 'premium_required' });
  expect(await free.get('portfolio/summary')).toMatchObject({ code: 'premium_required' });
});

test('weeks without a bet, all void, all lost, and a bankroll that runs out', async () => {
  const { as, toMonday, clock, addOffer, work, lose, end } = await createPlanApp();
  const user = await as('pro@example.test');
  await user.send('plan/', { budget: 0.3 });
  toMonday();
  await work();
  clock.move(WEEK_MS);
  const voided = [await addOffer(10), await addOffer(11)];
  await work();
  for (const id of voided) await end(id, { status: 'cancelled' });
  clock.move(WEEK_MS);
  const lost = [];
  for (let at = 0; at < 30; at++) lost.push(await addOffer(10 + at / 100));
  await work();
  for (const id of lost) await lose(id);
  await work();
  clock.move(WEEK_MS);
  await addOffer(10);
  await work();
  expect((await user.summary()).weeks).toMatchObject([
    { bets: 0, staked: 0, gain_loss: 0, total_capital: 0.3 },
    { bets: 2, void: 2, staked: 0.02, returned: 0.02, gain_loss: 0, total_capital: 0.3 },
    { bets: 30, won: 0, staked: 0.3, returned: 0, gain_loss: -0.3, gain_loss_percentage: -100 },
    { bets: 1, budget: 0, staked: 0, total_capital: 0 },
  ]);
  expect((await user.get('bets/suggested')).results).toMatchObject([
    { budget: 0, no_stake: 'nothing-left' },
  ]);
});

test('a clock that was set back takes no bets twice and loses none', async () => {
  const { as, toMonday, clock, addOffer, work, db } = await createPlanApp();
  const user = await as('pro@example.test');
  await user.send('plan/', { budget: 100 });
  toMonday();
  await addOffer(50);
  await work();
  const before = await db.select().from(planWeek);
  clock.move(-2 * HOUR_MS);
  await work();
  await user.send('plan/pause/');
  await work();
  await settlePlans({ db, clock });
  expect(await db.select().from(planWeek)).toEqual(before);
  clock.move(3 * HOUR_MS);
  expect((await user.summary()).weeks).toMatchObject([{ bets: 1, open_stake: 5 }]);
});

test('the values shown before the job has run are those that it then writes', async () => {
  const { as, toMonday, clock, addOffer, work, win, db } = await createPlanApp();
  const user = await as('pro@example.test');
  await user.send('plan/', { budget: 100 });
  toMonday();
  const match = await addOffer(10);
  await work();
  clock.move(DAY_MS);
  await win(match);
  await db.update(plan).set({ appliedChange: 0 }).where(eq(plan.userId, user.id));
  const early = await user.summary();
  await work();
  const late = await user.summary();
  expect(late.weeks[0].gain_loss).toBe(2);
  await db.update(plan).set({ appliedChange: 0 }).where(eq(plan.userId, user.id));
  expect(await user.summary()).toEqual(late);
  expect(early.weeks[0]).toMatchObject({ open: 1, staked: 0 });
});
