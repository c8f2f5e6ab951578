import { eq, isNotNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '#db/pool.ts';
import { match } from '#db/schema/football.ts';
import { forecast } from '#db/schema/forecasts.ts';
import { settlement } from '#db/schema/settlements.ts';
import { DAY_MS, HOUR_MS } from '#durations.ts';
import { createForecastWorld, finish } from '#testing/forecast-world.ts';
import { addMatch, addPrices } from '#testing/small-world.ts';
import { forecastAll } from '../compute/forecast-all.ts';
import { findForecast } from '../match-store.ts';
import { settleDue } from '../settle/settle.ts';
import { chainHead } from '../store.ts';
import { freezeDue } from './freeze.ts';
import { verifyLedger } from './verify-ledger.ts';

const frozenOf = (db: Db) =>
  db.select().from(forecast).where(isNotNull(forecast.frozenAt)).orderBy(forecast.sequence);

test('a forecast is frozen at kick-off, once, and does not change afterwards', async () => {
  const { db, clock, world } = await createForecastWorld({ playedWeeks: 2 });
  const [first, second] = world.coming;
  const [said] = await db.select().from(forecast).where(eq(forecast.matchId, first!));
  expect(await freezeDue({ db, clock })).toBe(8);
  clock.move(2 * HOUR_MS + 30_000);
  expect(await freezeDue({ db, clock })).toBe(1);
  expect(await freezeDue({ db, clock })).toBe(0);
  const frozen = (await frozenOf(db)).at(-1)!;
  expect(frozen).toMatchObject({
    matchId: first,
    sequence: 9,
    replayed: false,
    frozenAt: clock.now(),
    kickoffUtc: new Date('2026-03-14T20:00:00Z'),
    blend: said!.blend,
    runId: said!.runId,
    createdAt: said!.createdAt,
  });
  await addPrices(db, world, first!, clock.now(), 'live', 1);
  await forecastAll({ db, clock, force: true });
  expect((await frozenOf(db)).at(-1)).toEqual(frozen);
  expect(await db.$count(forecast, eq(forecast.matchId, first!))).toBe(1);
  expect(await db.$count(forecast, eq(forecast.matchId, second!))).toBe(1);
  expect(await verifyLedger(db)).toMatchObject({ ok: true, rows: 9 });
});

test('a match that kicks off at this very instant has begun, and is replayed with its prices', async () => {
  const { db, clock, world } = await createForecastWorld({ playedWeeks: 2, coming: 0 });
  const kickoff = clock.now();
  const late = await addMatch(db, world, { home: 0, away: 3, kickoff });
  await addPrices(db, world, late, new Date(kickoff.getTime() - DAY_MS), 'opening', 0);
  expect(await freezeDue({ db, clock })).toBe(9);
  const frozen = (await frozenOf(db)).at(-1)!;
  expect(frozen).toMatchObject({ matchId: late, replayed: true });
  expect(frozen.market).not.toBeNull();
});

test('a match not forecast in time is replayed from what was known before, and marked so', async () => {
  const { db, clock, world } = await createForecastWorld();
  expect(await freezeDue({ db, clock })).toBe(80);
  const frozen = await frozenOf(db);
  expect(frozen.map(({ matchId }) => matchId)).toEqual(world.played);
  expect(frozen.every(({ replayed }) => replayed)).toBe(true);
  expect(frozen.map(({ sequence }) => sequence)).toEqual(frozen.map((_, at) => at + 1));
});

test('a replay gives reasons, intervals and scores for the last weeks, not for a whole year', async () => {
  const { db, clock } = await createForecastWorld();
  await freezeDue({ db, clock });
  const old = new Date(clock.now().getTime() - 45 * DAY_MS);
  const rows = await frozenOf(db);
  const detailed = rows.filter(({ interval, explanation, scores }) => {
    const given = [interval, explanation, scores].map((part) => part !== null);
    expect(new Set(given).size, 'all three or none').toBe(1);
    return given[0];
  });
  expect(detailed.length).toBeGreaterThan(0);
  expect(detailed.length).toBeLessThan(rows.length);
  expect(detailed.every(({ kickoffUtc }) => kickoffUtc! >= old)).toBe(true);
  expect(rows.filter(({ kickoffUtc }) => kickoffUtc! >= old).map(({ matchId }) => matchId)).toEqual(
    detailed.map(({ matchId }) => matchId),
  );
});

test('a replay uses nothing from after kick-off', async () => {
  const lately = 5;
  const worlds = [await createForecastWorld(), await createForecastWorld()];
  const [plain, changed] = worlds as [(typeof worlds)[0], (typeof worlds)[0]];
  const asked = changed.world.played[changed.world.played.length - 4 * lately]!;
  const [begun] = await changed.db.select().from(match).where(eq(match.id, asked));
  const { kickoffUtc } = begun!;
  // Everything later is different: results, including this match's own, and prices.
  await changed.db.execute(sql`
    update match set home_goals = 9, away_goals = 8, updated_at = now()
    where status = 'finished' and kickoff_utc >= ${kickoffUtc}`);
  await addPrices(
    changed.db,
    changed.world,
    asked,
    new Date(kickoffUtc.getTime() + 60_000),
    'live',
    3,
  );
  await addPrices(
    changed.db,
    changed.world,
    asked,
    new Date(kickoffUtc.getTime() - 60_000),
    'live',
    3,
  );
  const said = [];
  for (const { db, clock, world } of worlds) {
    await freezeDue({ db, clock });
    const id = world.played[world.played.length - 4 * lately]!;
    const [row] = await db.select().from(forecast).where(eq(forecast.matchId, id));
    said.push({ blend: row!.blend, model: row!.model, market: row!.market });
  }
  expect(said[1]).toEqual(said[0]);
  // A match of the week after does learn from it.
  const later = await Promise.all(
    [plain, changed].map(async ({ db, world }) => {
      const [row] = await db
        .select()
        .from(forecast)
        .where(eq(forecast.matchId, world.played.at(-1)!));
      return row!.model;
    }),
  );
  expect(later[1]).not.toEqual(later[0]);
});

test('a forecast made after a kick-off that was moved forward is not the one that is frozen', async () => {
  const { db, clock, world } = await createForecastWorld({ playedWeeks: 3 });
  await freezeDue({ db, clock });
  const [id] = world.coming;
  await db
    .update(match)
    .set({ kickoffUtc: new Date(clock.now().getTime() - HOUR_MS) })
    .where(eq(match.id, id!));
  expect(await freezeDue({ db, clock })).toBe(1);
  const rows = await db.select().from(forecast).where(eq(forecast.matchId, id!));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ replayed: true, sequence: 13 });
});

test('an interrupted freeze continues where it stopped', async () => {
  const { db, clock } = await createForecastWorld();
  const cut = new AbortController();
  const killed = freezeDue({
    db,
    clock,
    signal: cut.signal,
    chunk: 30,
    onProgress: () => cut.abort(new Error('killed')),
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await frozenOf(db)).toHaveLength(30);
  expect(await freezeDue({ db, clock, chunk: 30 })).toBe(50);
  expect(await verifyLedger(db)).toMatchObject({ ok: true, rows: 80 });
});

test('two concurrent freezes make one chain', async () => {
  const { db, clock } = await createForecastWorld();
  const counts = await Promise.all([
    freezeDue({ db, clock, chunk: 7 }),
    freezeDue({ db, clock, chunk: 11 }),
  ]);
  expect(counts[0]! + counts[1]!).toBe(80);
  expect(await verifyLedger(db)).toMatchObject({ ok: true, rows: 80 });
});

test('a match that was postponed before it began is not frozen', async () => {
  const { db, clock, world } = await createForecastWorld({ playedWeeks: 1 });
  await db.update(match).set({ status: 'postponed' }).where(eq(match.id, world.coming[0]!));
  await db.update(match).set({ status: 'cancelled' }).where(eq(match.id, world.coming[1]!));
  clock.move(DAY_MS);
  await freezeDue({ db, clock });
  const ids = (await frozenOf(db)).map(({ matchId }) => matchId);
  expect(ids).not.toContain(world.coming[0]);
  expect(ids).not.toContain(world.coming[1]);
  expect(ids).toContain(world.coming[2]);
});

test('a league of unknown clubs is neither forecast nor frozen', async () => {
  const { db, clock } = await createForecastWorld({ playedWeeks: 0 });
  expect(await forecastAll({ db, clock, force: true })).toMatchObject({ coming: 6, written: 0 });
  clock.move(30 * DAY_MS);
  expect(await freezeDue({ db, clock })).toBe(0);
});

test('a changed row is found, and the first one is reported', async () => {
  const { db, clock } = await createForecastWorld({ playedWeeks: 5 });
  await freezeDue({ db, clock });
  expect(await verifyLedger(db)).toMatchObject({ ok: true, rows: 20 });
  const { sequence, hash } = await chainHead(db);
  const seen = [{ sequence, hash: hash!.toString('hex'), seenAt: clock.now() }];
  expect(await verifyLedger(db, seen)).toMatchObject({ ok: true, rows: 20 });
  const found: unknown[] = [];
  const record = async (statement: ReturnType<typeof sql>) => {
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`alter table forecast disable trigger user`);
        await tx.execute(statement);
        found.push(await verifyLedger(tx, seen));
        tx.rollback();
      })
      .catch(() => {});
    return found.at(-1);
  };
  const blend = sql`update forecast set blend = jsonb_set(blend, '{1}', '0.99') where sequence in (7, 12)`;
  expect(await record(blend)).toMatchObject({
    ok: false,
    sequence: 7,
    reason: 'its probabilities were changed',
  });
  expect(
    await record(
      sql`update forecast set ledger_line = replace(ledger_line, 'Inter', 'Lecce') where ledger_line like '%Inter%'`,
    ),
  ).toMatchObject({ ok: false, reason: 'its line does not give its hash' });
  expect(
    await record(
      sql`update forecast set created_at = created_at - interval '1 day' where sequence = 3`,
    ),
  ).toMatchObject({ ok: false, sequence: 3 });
  expect(await record(sql`delete from forecast where sequence = 5`)).toMatchObject({
    ok: false,
    sequence: 5,
    reason: 'place 5 is missing',
  });
  // The remaining lines are valid; only the ends seen before show that there were more.
  expect(await record(sql`delete from forecast where sequence > 17`)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('ends at line 17, but had 20 lines'),
  });
  // A rewritten line, including its hash, no longer fits the next one.
  expect(
    await record(sql`update forecast set ledger_line = 'x', hash = sha256('x') where sequence = 9`),
  ).toMatchObject({ ok: false, sequence: 9 });
  expect(await verifyLedger(db)).toMatchObject({ ok: true, rows: 20 });
});

test('a match moved after its freeze is void in the ledger, forecast again and frozen again', async () => {
  const { db, clock, world } = await createForecastWorld({ playedWeeks: 2 });
  const [id] = world.coming;
  clock.move(2 * HOUR_MS + 30_000);
  await freezeDue({ db, clock });
  const linesOf = () =>
    db.select().from(forecast).where(eq(forecast.matchId, id!)).orderBy(forecast.id);
  const [first] = await linesOf();
  expect(first).toMatchObject({ frozenAt: clock.now() });

  // The next day the league moves it by nine days.
  clock.move(DAY_MS);
  const kickoffUtc = new Date(clock.now().getTime() + 8 * DAY_MS);
  await db.update(match).set({ kickoffUtc, status: 'scheduled' }).where(eq(match.id, id!));
  await forecastAll({ db, clock, force: true });
  const [old, open] = await linesOf();
  expect(old).toEqual(first);
  expect(open).toMatchObject({ frozenAt: null, createdAt: clock.now() });
  expect(await findForecast(db, id!)).toMatchObject({ frozen: null });

  // Stakes on the old date are returned at once, and stay returned.
  await settleDue({ db, clock });
  await settleDue({ db, clock });
  const settlements = () =>
    db
      .select({ voidReason: settlement.voidReason, homeGoals: settlement.homeGoals })
      .from(settlement)
      .where(eq(settlement.matchId, id!))
      .orderBy(settlement.forecastId);
  expect(await settlements()).toEqual([{ voidReason: 'postponed', homeGoals: null }]);

  clock.move(8 * DAY_MS + HOUR_MS);
  await freezeDue({ db, clock });
  expect(await freezeDue({ db, clock })).toBe(0);
  const [, again] = await linesOf();
  expect(again).toMatchObject({ id: open!.id, kickoffUtc, frozenAt: clock.now() });
  await finish(db, id!, 3, 1);
  await settleDue({ db, clock });
  expect(await settlements()).toEqual([
    { voidReason: 'postponed', homeGoals: null },
    { voidReason: null, homeGoals: 3 },
  ]);
  expect(await verifyLedger(db)).toMatchObject({ ok: true });
});
