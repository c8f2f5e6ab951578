import { createHash } from 'node:crypto';
import { eq, max, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { bookmaker, match, price, team } from './schema/football.ts';
import { forecast, run } from './schema/forecasts.ts';
import { rawPayload } from './schema/sources.ts';
import { seedConstants } from './seed-constants.ts';
import { databaseCode, inTransaction, permitDemoReset, violatedConstraint } from './transaction.ts';

const { db } = await createTestDatabase();
const NOW = new Date('2026-03-01T12:00:00Z');
const RESTRICTED = '23001';
let runId = 0;
let bookmakerId = 0;
let teamIds: number[] = [];
let matches = 0;

beforeAll(async () => {
  await seedConstants(db);
  const teams = await db
    .insert(team)
    .values([
      { name: 'Atalanta', country: 'Italy' },
      { name: 'Bologna', country: 'Italy' },
    ])
    .returning();
  teamIds = teams.map((row) => row.id);
  const [maker] = await db.insert(bookmaker).values({ key: 'acme', name: 'Acme' }).returning();
  bookmakerId = maker?.id ?? 0;
  const [fit] = await db.insert(run).values({ modelVersion: '1', startedAt: NOW }).returning();
  runId = fit?.id ?? 0;
});

async function newMatch(): Promise<number> {
  matches += 1;
  const [row] = await db
    .insert(match)
    .values({
      tournamentId: 524,
      seasonId: 36,
      kickoffUtc: new Date(NOW.getTime() + matches * 3_600_000),
      homeTeamId: teamIds[0] ?? 0,
      awayTeamId: teamIds[1] ?? 0,
      source: 'demo',
    })
    .returning();
  return row?.id ?? 0;
}

async function newForecast(matchId: number): Promise<number> {
  const [row] = await db
    .insert(forecast)
    .values({ matchId, runId, model: { '1': 0.5 }, blend: { '1': 0.5 }, createdAt: NOW })
    .returning();
  return row?.id ?? 0;
}

const hashOf = (place: number) => createHash('sha256').update(`${place}`).digest();

/** The last position of the chain; 0 while nothing is frozen. */
async function lastPlace(): Promise<number> {
  const [last] = await db.select({ place: max(forecast.sequence) }).from(forecast);
  return last?.place ?? 0;
}

async function freezeNext(id: number): Promise<number> {
  const last = await lastPlace();
  await freeze(id, last + 1, last > 0 ? hashOf(last) : null);
  return last + 1;
}

const freeze = (id: number, sequence: number, previousHash: Buffer | null) =>
  db
    .update(forecast)
    .set({ frozenAt: NOW, kickoffUtc: NOW, sequence, hash: hashOf(sequence), previousHash })
    .where(eq(forecast.id, id));

const refusedWith = (code: string) => (error: unknown) => databaseCode(error) === code;

test('prices are only ever added', async () => {
  const matchId = await newMatch();
  const row = {
    matchId,
    bookmakerId,
    betType: '1',
    odd: 2.15,
    capturedAt: NOW,
    kind: 'live',
  } as const;
  await db.insert(price).values(row);
  expect((await db.select().from(price).where(eq(price.matchId, matchId)))[0]?.odd).toBe(2.15);

  await expect(db.update(price).set({ odd: 3 })).rejects.toSatisfy(refusedWith(RESTRICTED));
  await expect(db.delete(price)).rejects.toSatisfy(refusedWith(RESTRICTED));
  await expect(db.delete(match).where(eq(match.id, matchId))).rejects.toSatisfy(
    refusedWith(RESTRICTED),
  );
  await expect(db.execute(sql`truncate price`)).rejects.toSatisfy(refusedWith(RESTRICTED));
  await expect(db.insert(price).values(row)).rejects.toSatisfy(refusedWith('23505'));
  await expect(db.insert(price).values({ ...row, odd: 1, betType: '2' })).rejects.toSatisfy(
    (error) => violatedConstraint(error) === 'price_odd_above_one',
  );
  expect(await db.$count(price, eq(price.matchId, matchId))).toBe(1);
});

test('a price belongs to a match, a bookmaker and a payload that are there', async () => {
  const matchId = await newMatch();
  const row = {
    matchId,
    bookmakerId,
    betType: '1',
    odd: 2,
    capturedAt: NOW,
    kind: 'live',
  } as const;
  const before = await db.$count(price);
  const wrong: [Partial<typeof price.$inferInsert>, string][] = [
    [{ matchId: 999_999 }, 'price_match_exists'],
    [{ bookmakerId: 999_999 }, 'price_bookmaker_exists'],
    [{ rawPayloadId: 999_999 }, 'price_payload_exists'],
    [{ betType: 'no such bet' }, 'price_bet_type_shape'],
  ];
  for (const [part, name] of wrong) {
    // One bad row among good ones, in one statement.
    const values = [row, { ...row, betType: 'X', ...part }, { ...row, betType: '2' }];
    await expect(db.insert(price).values(values), name).rejects.toSatisfy(
      (error) => violatedConstraint(error) === name,
    );
  }
  expect(await db.$count(price)).toBe(before);
  const [payload] = await db
    .insert(rawPayload)
    .values({ source: 's', url: '/', fetchedAt: NOW, sha256: hashOf(0), body: null })
    .returning();
  const [maker] = await db.insert(bookmaker).values({ key: 'other', name: 'Other' }).returning();
  const refers = { ...row, bookmakerId: maker!.id, rawPayloadId: payload!.id };
  await db.insert(price).values(refers);
  await db.delete(bookmaker).where(eq(bookmaker.key, 'nobody'));
  await db.execute(sql`delete from latest_price`);
  await expect(db.delete(bookmaker).where(eq(bookmaker.id, maker!.id))).rejects.toSatisfy(
    (error) => violatedConstraint(error) === 'price_bookmaker_exists',
  );
  await expect(db.delete(rawPayload).where(eq(rawPayload.id, payload!.id))).rejects.toSatisfy(
    (error) => violatedConstraint(error) === 'price_payload_exists',
  );
});

test('a match cannot be deleted while a price of it is being inserted', async () => {
  const matchId = await newMatch();
  const arrived = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const adding = inTransaction(db, async (tx) => {
    await tx
      .insert(price)
      .values({ matchId, bookmakerId, betType: '1', odd: 2, capturedAt: NOW, kind: 'live' });
    arrived.resolve();
    await mayEnd.promise;
  });
  await arrived.promise;
  const going = db.delete(match).where(eq(match.id, matchId));
  const refused = expect(going).rejects.toSatisfy(refusedWith(RESTRICTED));
  mayEnd.resolve();
  await adding;
  await refused;
  expect(await db.$count(price, eq(price.matchId, matchId))).toBe(1);
});

test('a forecast may change until it is frozen, and never after', async () => {
  const id = await newForecast(await newMatch());
  await db
    .update(forecast)
    .set({ blend: { '1': 0.6 } })
    .where(eq(forecast.id, id));
  await freezeNext(id);
  const change = db
    .update(forecast)
    .set({ blend: { '1': 0.9 } })
    .where(eq(forecast.id, id));
  await expect(change).rejects.toSatisfy(refusedWith(RESTRICTED));
  const thaw = db
    .update(forecast)
    .set({ frozenAt: null, sequence: null, hash: null })
    .where(eq(forecast.id, id));
  await expect(thaw).rejects.toSatisfy(refusedWith(RESTRICTED));
  await expect(db.delete(forecast).where(eq(forecast.id, id))).rejects.toSatisfy(
    refusedWith(RESTRICTED),
  );
  await expect(db.execute(sql`truncate forecast cascade`)).rejects.toSatisfy(
    refusedWith(RESTRICTED),
  );
});

test('the chain has no gap, no fork and no second beginning', async () => {
  const last = await freezeNext(await newForecast(await newMatch()));
  const id = await newForecast(await newMatch());
  const next = last + 1;
  await expect(freeze(id, next + 1, hashOf(next))).rejects.toSatisfy(refusedWith(RESTRICTED));
  await expect(freeze(id, next, hashOf(9_999))).rejects.toSatisfy(refusedWith(RESTRICTED));
  await expect(freeze(id, 1, null)).rejects.toSatisfy(refusedWith('23505'));
  await expect(freeze(id, next, null)).rejects.toSatisfy(refusedWith('23514'));
  await freeze(id, next, hashOf(last));

  // A whole round in one statement, with its rows in any order.
  const ids = [await newForecast(await newMatch()), await newForecast(await newMatch())];
  await db.execute(sql`
    update forecast set frozen_at = ${NOW.toISOString()}, sequence = v.place, hash = v.hash, previous_hash = v.previous
    from (values (${ids[0]}::bigint, ${next + 2}::bigint, ${hashOf(next + 2)}::bytea, ${hashOf(next + 1)}::bytea),
                 (${ids[1]}::bigint, ${next + 1}::bigint, ${hashOf(next + 1)}::bytea, ${hashOf(next)}::bytea)) v (id, place, hash, previous)
    where forecast.id = v.id`);
  const places = await db
    .select({ place: forecast.sequence })
    .from(forecast)
    .where(sql`frozen_at is not null`)
    .orderBy(forecast.sequence);
  expect(places.map((row) => row.place)).toEqual(
    Array.from({ length: next + 2 }, (_, at) => at + 1),
  );
});

test('one forecast of a match is frozen for a date, not two', async () => {
  const matchId = await newMatch();
  const first = await newForecast(matchId);
  const place = await freezeNext(first);
  const [later] = await db.insert(run).values({ modelVersion: '2', startedAt: NOW }).returning();
  const [second] = await db
    .insert(forecast)
    .values({ matchId, runId: later?.id ?? 0, model: {}, blend: {}, createdAt: NOW })
    .returning();
  await expect(freeze(second?.id ?? 0, place + 1, hashOf(place))).rejects.toSatisfy(
    (error) => violatedConstraint(error) === 'forecast_one_frozen_per_date',
  );
});

test('probabilities are numbers from 0 to 1', async () => {
  const matchId = await newMatch();
  const wrong: unknown[] = [
    { '1': 1.01 },
    { '1': -0.01 },
    { '1': '0.5' },
    { '1': null },
    [0.5],
    0.5,
  ];
  for (const model of wrong) {
    const values = {
      matchId,
      runId,
      model: model as Record<string, number>,
      blend: {},
      createdAt: NOW,
    };
    await expect(db.insert(forecast).values(values), JSON.stringify(model)).rejects.toSatisfy(
      (error) => violatedConstraint(error) === 'forecast_model_probabilities',
    );
  }
  const whole = {
    matchId,
    runId,
    model: { '1': 0, X: 1 },
    market: null,
    blend: {},
    createdAt: NOW,
  };
  await db.insert(forecast).values(whole);
});

test('only a transaction with permission can delete the whole demo world', async () => {
  const gone = await newMatch();
  await freezeNext(await newForecast(gone));
  await db
    .insert(price)
    .values({ matchId: gone, bookmakerId, betType: '1', odd: 3, capturedAt: NOW, kind: 'live' });
  await inTransaction(db, async (tx) => {
    await permitDemoReset(tx);
    await tx.delete(match);
  });
  expect(await db.$count(price)).toBe(0);
  expect(await db.$count(forecast)).toBe(0);
  // The permission ended with its transaction.
  const matchId = await newMatch();
  await db
    .insert(price)
    .values({ matchId, bookmakerId, betType: 'X', odd: 3, capturedAt: NOW, kind: 'closing' });
  await expect(db.delete(price)).rejects.toSatisfy(refusedWith(RESTRICTED));
});
