import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#durations.ts';
import { createPlanApp } from '#testing/plan-app.ts';

test('a pause takes no bets and lets placed ones continue', async () => {
  const { as, toMonday, clock, addOffer, work, win } = await createPlanApp();
  const user = await as('pro@example.test');
  expect((await user.send('plan/pause/')).statusCode).toBe(404);
  await user.send('plan/', { budget: 100 });
  toMonday();
  const placed = await addOffer(100, { odd: 1.4 });
  await work();
  expect((await user.send('plan/pause/')).statusCode).toBe(204);
  expect((await user.send('plan/pause/')).statusCode).toBe(204);
  clock.move(DAY_MS + 6 * HOUR_MS);
  await addOffer(90);
  await work();
  const paused = await user.get('bets/suggested');
  expect(paused.results.map((bet: Record<string, unknown>) => [bet.budget, bet.no_stake])).toEqual([
    [5, null],
    [0, 'paused'],
  ]);
  expect((await user.summary()).plan.paused).toMatchObject({ reason: 'own', until: null });
  expect((await user.send('plan/resume/')).statusCode).toBe(204);
  clock.move(2 * DAY_MS + 3 * HOUR_MS);
  await addOffer(30);
  await win(placed);
  await work();
  const { plan: resumed, weeks } = await user.summary();
  expect(resumed.paused).toBeNull();
  expect(weeks).toMatchObject([{ bets: 2, won: 1, open: 1, gain_loss: 2 }]);
});

test('a break hides everything, pauses the plan and cannot be ended by resuming', async () => {
  const { as, app, toMonday, clock, addOffer, work } = await createPlanApp();
  const user = await as('pro@example.test');
  await user.send('plan/', { budget: 100 });
  toMonday();
  clock.move(-1000);
  const url = '/api/v1/account/break/';
  await app.inject({ method: 'POST', url, headers: user.headers, payload: { length: 'day' } });
  toMonday();
  await addOffer(100);
  await work();
  for (const path of [
    'bets/suggested',
    'bets/left-out',
    'portfolio/summary',
    'plan/record/',
    'my-bets/',
  ]) {
    expect(await user.get(path)).toMatchObject({ code: 'on_break' });
  }
  expect((await user.send('plan/resume/')).statusCode).toBe(403);
  expect((await user.send('plan/', { budget: 7 })).statusCode).toBe(403);
  clock.move(DAY_MS + 6 * HOUR_MS);
  const { bankroll } = await user.get('bets/suggested');
  expect(bankroll).toMatchObject({ staked: 0, kept: 100, kept_reason: 'paused' });
  await addOffer(90);
  await work();
  const { results } = await user.get('bets/suggested');
  expect(results.map((bet: Record<string, unknown>) => bet.no_stake)).toEqual(['paused', null]);
});
