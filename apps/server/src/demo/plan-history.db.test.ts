import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { plan, planWeek } from '#db/schema/plans.ts';
import { suggestion, suggestionSlot } from '#db/schema/suggestions.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { forecastAll } from '#features/forecasts/compute/forecast-all.ts';
import { freezeDue } from '#features/forecasts/ledger/freeze.ts';
import { settleDue } from '#features/forecasts/settle/settle.ts';
import { settlePlans } from '#features/plan/settle-plans.ts';
import { followSuggestions } from '#features/suggestions/settle.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { loadSomeLeagues } from '#testing/some-leagues.ts';
import { addUser, createTestClock } from '#testing/test-app.ts';
import { removeDemoWorld } from './load.ts';
import { addPlanHistory } from './plan-history.ts';

test('the plan of the demonstration has half a year of history, from its forecasts, prices and results', async () => {
  const { db } = await createTestDatabase();
  const clock = createTestClock('2026-11-15T04:00:00Z');
  await seedConstants(db);
  await addUser(db, 'pro@tredici.test');
  await loadSomeLeagues({ db, clock }, 4);
  expect(await addPlanHistory({ db, clock }), 'nothing is forecast yet').toBe(0);
  await forecastAll({ db, clock });
  await freezeDue({ db, clock });
  await settleDue({ db, clock });
  const bets = await addPlanHistory({ db, clock });
  await followSuggestions({ db, clock });
  await settlePlans({ db, clock });
  expect(bets, 'more than one a week').toBeGreaterThan(26);
  const weeks = await db.select().from(planWeek).orderBy(asc(planWeek.weekStart));
  expect(weeks).toHaveLength(26);
  expect(weeks[0]).toMatchObject({ budgetCents: 10_000, open: 0 });
  for (const [at, week] of weeks.entries()) {
    const before = weeks[at - 1];
    const total = before ? before.bankrollCents + before.savingsCents : 10_000;
    const now = week.bankrollCents + week.savingsCents;
    expect(now).toBe(total + week.returnedCents - week.stakedCents);
  }
  expect(await addPlanHistory({ db, clock }), 'once').toBe(0);
  const open = await db.$count(suggestion, eq(suggestion.outcome, 'open'));
  expect(open).toBe(0);

  expect((await removeDemoWorld(db)).ok).toBe(true);
  for (const table of [planWeek, suggestion, suggestionSlot])
    expect(await db.$count(table)).toBe(0);
  expect(await db.select().from(plan)).toMatchObject([{ appliedChange: 0, endedAt: null }]);
});
