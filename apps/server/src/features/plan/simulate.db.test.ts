import { PLAN_MODEL } from '@tredici/engine/bankroll/plan-model';
import { simulatePlan } from '@tredici/engine/bankroll/simulate';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, createTestClock, logIn } from '#testing/test-app.ts';

const database = await createTestDatabase();
const clock = createTestClock();
const app = await createTestApp(database, { clock });
await addUser(database.db, 'pro@example.test', { premiumUntil: new Date('2099-01-01T00:00:00Z') });
const headers = { authorization: `Bearer ${await logIn(app, 'pro@example.test')}` };
const simulate = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/v1/tredici/plan/simulate/', headers, payload });

test('the same seed gives the same result as the engine in a browser, in euro', async () => {
  const asked = { seed: 7, budget: '100.00', weeks: 30, runs: 200, threshold: 60, rule: 'plan' };
  const reply = await simulate({ ...asked, price: 'average' });
  expect(reply.statusCode).toBe(200);
  const own = simulatePlan({
    seed: 7,
    runs: 200,
    weeks: 30,
    startCents: 10_000,
    levelPercent: 60,
    priceShare: 0,
    rule: 'plan',
    source: { kind: 'model', model: PLAN_MODEL },
  });
  if (!own.ok) throw new Error(own.reason);
  const { simulation } = own;
  expect(reply.json()).toMatchObject({ source: 'model', price_share: 0, budget: 100, weeks: 30 });
  const [result] = reply.json().results;
  expect(result.paths.median).toEqual(simulation.paths.median.map((cents) => cents / 100));
  expect(result.loss).toBeCloseTo(100 * simulation.lossShare, 6);
  expect((await simulate({ ...asked, price: 'average' })).json()).toEqual(reply.json());
});

test('with only a budget given: the four rules, half a year, best prices', async () => {
  const reply = (await simulate({ budget: 50 })).json();
  expect(reply).toMatchObject({ seed: 13, runs: 1000, weeks: 26, threshold: 70, price_share: 1 });
  expect(reply.results.map(({ rule }: { rule: string }) => rule)).toEqual([
    'plan',
    'literal',
    'flat',
    'kelly',
  ]);
});

test('prices as a user usually gets them default to the average without data', async () => {
  const reply = await simulate({ budget: 50, price: 'usual', runs: 10, rule: 'plan' });
  expect(reply.json().price_share).toBe(0);
});

test.each([
  [{ budget: 0 }],
  [{ budget: -1 }],
  [{ budget: 1e12 }],
  [{ budget: 'abc' }],
  [{ budget: 10, runs: 10_001 }],
  [{ budget: 10, weeks: 0 }],
  [{ budget: 10, weeks: 1e9 }],
  [{ budget: 10, threshold: 71 }],
  [{ budget: 10, rule: 'martingale' }],
  [{ budget: 10, seed: 1.5 }],
  [{}],
])('%j is refused', async (payload) => {
  expect((await simulate(payload)).statusCode).toBe(400);
});

test('the figures in the text are computed, with their window and sample', async () => {
  const reply = await app.inject({ url: '/api/v1/tredici/plan/figures/', headers });
  expect(reply.json()).toMatchObject({
    window: { start: '2025-03-14', end: '2026-03-14' },
    final_result: { accuracy: null, number_of_matches: 0 },
    simulation: { runs: 1000, weeks: 26, source: 'model' },
    horizon_weeks: 26,
    reinvested: 50,
    saved: 50,
    largest_stake: 5,
  });
});
