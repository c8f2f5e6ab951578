import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { match } from '#db/schema/football.ts';
import { ledgerStamp } from '#db/schema/ledger-stamps.ts';
import { createOperatorWorld } from '#testing/operator-world.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { forecastAll } from './compute/forecast-all.ts';
import { freezeDue } from './ledger/freeze.ts';
import { settleDue } from './settle/settle.ts';

async function openWorld() {
  const { db, clock, call } = await createOperatorWorld();
  return { db, clock, get: async () => (await call('GET', 'forecasts/')).json() };
}

test('before the first forecast the reply is empty, not an error', async () => {
  const { get } = await openWorld();
  expect(await get()).toEqual({
    runs: [],
    lately: null,
    ledger: { rows: 0, hash: null, stamps: [] },
  });
});

test('a run has its figures at once, and its scores once a match of it is settled', async () => {
  const { db, clock, get } = await openWorld();
  const { coming } = await seedSmallWorld(db, { now: clock.now(), coming: 2 });
  const { runId } = (await forecastAll({ db, clock }))!;
  expect(await get()).toMatchObject({
    runs: [{ id: runId, replayed: false, learned: 84, coming: 2, scores: null }],
    lately: null,
  });
  clock.move(4 * 3_600_000);
  await freezeDue({ db, clock });
  await db
    .update(match)
    .set({ status: 'finished', homeGoals: 2, awayGoals: 1 })
    .where(eq(match.id, coming[0]!));
  await settleDue({ db, clock });
  const { runs, lately, ledger } = await get();
  const scored = runs.find(({ id }: { id: number }) => id === runId);
  expect(scored.scores).toMatchObject({ matches: 1, model: expect.any(Number) });
  expect(lately.matches).toBeGreaterThanOrEqual(1);
  expect(ledger).toMatchObject({
    rows: expect.any(Number),
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const stamp = { sequence: 1, hash: Buffer.from(ledger.hash, 'hex'), reply: Buffer.alloc(1) };
  const stampedAt = clock.now();
  await db.insert(ledgerStamp).values({ ...stamp, day: '2026-03-14', stampedAt });
  expect((await get()).ledger.stamps).toEqual([
    { day: '2026-03-14', rows: 1, hash: ledger.hash, stamped_at: stampedAt.toISOString() },
  ]);
});
