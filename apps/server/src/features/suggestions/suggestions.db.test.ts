import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { suggestion, suggestionLeftOut, suggestionSlot } from '#db/schema/suggestions.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from '#durations.ts';
import { setLicensed } from '#features/bookmakers/store.ts';
import { createPlanWorld } from '#testing/plan-world.ts';
import { followSuggestions } from './settle.ts';
import { suggestDue } from './suggest.ts';

test('a slot is made once, by the first worker that takes it', async () => {
  const { db, clock, addOffer } = await createPlanWorld();
  await addOffer(10);
  const reports = await Promise.all([1, 2, 3].map(() => suggestDue({ db, clock })));
  expect(reports.filter(Boolean)).toEqual([
    { weekStart: '2026-03-09', slot: 0, matches: 1, bets: { 55: 1, 60: 1, 65: 1, 70: 1 } },
  ]);
  expect(await db.$count(suggestion)).toBe(4);
  expect(await suggestDue({ db, clock })).toBeUndefined();
});

test('each level takes what it may, and gives the reason for leaving out the rest', async () => {
  const { db, clock, addOffer } = await createPlanWorld();
  const likely = await addOffer(10, { probability: 0.75, odd: 1.4 });
  const medium = await addOffer(11, { probability: 0.62, odd: 1.66 });
  const cheap = await addOffer(12, { probability: 0.8, odd: 1.2 });
  const stale = await addOffer(13, { probability: 0.8, odd: 1.4 });
  const silent = await addOffer(14, { probability: 0.8, odd: null });
  await addOffer(7 * 24, { probability: 0.9, odd: 1.15 });
  await suggestDue({ db, clock });
  const of = (level: number) =>
    db.select().from(suggestion).where(eq(suggestion.level, level)).orderBy(suggestion.matchId);
  expect(await of(70)).toMatchObject([
    {
      matchId: likely,
      betType: '1',
      probability: 0.75,
      odd: 1.4,
      averageOdd: 1.38,
      slot: 0,
      weekStart: '2026-03-09',
      outcome: 'open',
      currentOdd: 1.4,
    },
  ]);
  expect((await of(60)).map(({ matchId }) => matchId)).toEqual([likely, medium]);
  const leftOut = await db
    .select()
    .from(suggestionLeftOut)
    .where(eq(suggestionLeftOut.level, 70))
    .orderBy(suggestionLeftOut.matchId);
  expect(leftOut.map(({ matchId, reason }) => [matchId, reason])).toEqual([
    [medium, 'probability-too-low'],
    [cheap, 'price-too-low'],
    [stale, 'price-suspect'],
    [silent, 'no-price'],
  ]);
});

test('only the prices of licensed bookmakers are suggested and followed', async () => {
  const { db, clock, addOffer } = await createPlanWorld();
  await addOffer(10, { probability: 0.75, odd: 1.4 });
  // The second bookmaker's prices are lower by 0.04.
  await setLicensed(db, new Map([['zeta', 'Zeta']]));
  await suggestDue({ db, clock });
  await followSuggestions({ db, clock });
  const [bet] = await db.select().from(suggestion).where(eq(suggestion.level, 70));
  expect(bet).toMatchObject({ odd: 1.36, averageOdd: 1.36, currentOdd: 1.36 });
  clock.move(DAY_MS);
  await followSuggestions({ db, clock });
  const [closed] = await db.select().from(suggestion).where(eq(suggestion.level, 70));
  expect(closed).toMatchObject({ currentOdd: 1.36, bookmakerId: bet!.bookmakerId });
});

test('a later slot bets on matches that now have a price, and keeps the earlier bets', async () => {
  const { db, clock, addOffer, addPrice } = await createPlanWorld();
  const first = await addOffer(100, { odd: 1.4 });
  const silent = await addOffer(101, { odd: null });
  await suggestDue({ db, clock });
  clock.move(DAY_MS + 6 * HOUR_MS);
  await addPrice(first, 1.9);
  await addPrice(silent, 1.38);
  expect(await suggestDue({ db, clock })).toMatchObject({ slot: 1, bets: { 70: 1 } });
  await followSuggestions({ db, clock });
  const bets = await db
    .select()
    .from(suggestion)
    .where(eq(suggestion.level, 70))
    .orderBy(suggestion.id);
  expect(bets).toMatchObject([
    { matchId: first, slot: 0, odd: 1.4, currentOdd: 1.9, updatedAt: clock.now() },
    { matchId: silent, slot: 1, odd: 1.38, currentOdd: 1.38, createdAt: clock.now() },
  ]);
});

test('a missed slot is made late, from matches still to be played; a past week is unchanged', async () => {
  const { db, clock, addOffer } = await createPlanWorld();
  await addOffer(2);
  const later = await addOffer(60);
  clock.move(30 * HOUR_MS + HOUR_MS);
  expect(await suggestDue({ db, clock })).toMatchObject({ slot: 1, matches: 1 });
  expect((await db.select().from(suggestion))[0]).toMatchObject({ matchId: later });
  clock.move(6 * DAY_MS - 9 * HOUR_MS);
  expect(await suggestDue({ db, clock }), 'Monday before nine').toBeUndefined();
  expect(await db.$count(suggestionSlot)).toBe(1);
  clock.move(-WEEK_MS);
  expect(await suggestDue({ db, clock }), 'a clock that was set back').toBeUndefined();
});

test('before the first forecasts a slot waits', async () => {
  const { db, clock } = await createPlanWorld();
  await db.execute('delete from run');
  expect(await suggestDue({ db, clock })).toBeUndefined();
  expect(await db.$count(suggestionSlot)).toBe(0);
});

test('after kick-off the current price is the closing one', async () => {
  const { db, clock, addOffer, addPrice } = await createPlanWorld();
  const id = await addOffer(10, { odd: 1.4 });
  await suggestDue({ db, clock });
  clock.move(9 * HOUR_MS);
  await addPrice(id, 1.33);
  clock.move(2 * HOUR_MS);
  await addPrice(id, 5);
  await followSuggestions({ db, clock });
  const [bet] = await db.select().from(suggestion);
  expect(bet).toMatchObject({ odd: 1.4, currentOdd: 1.33, outcome: 'open' });
});

test('results settle, corrections settle again, and matches that are not played are void', async () => {
  const { db, clock, addOffer, win, lose, end } = await createPlanWorld();
  const ids = [];
  for (let at = 0; at < 5; at++) ids.push(await addOffer(10));
  const [won, corrected, postponed, moved, open] = ids as [number, number, number, number, number];
  await suggestDue({ db, clock });
  clock.move(20 * HOUR_MS);
  await win(won);
  await lose(corrected);
  await end(postponed, { status: 'postponed' });
  await end(moved, { kickoffUtc: new Date(clock.now().getTime() + 3 * DAY_MS) });
  const outcomes = async () => {
    await followSuggestions({ db, clock });
    const rows = await db.select().from(suggestion).where(eq(suggestion.level, 70));
    return rows.sort((a, b) => a.id - b.id).map(({ outcome }) => outcome);
  };
  expect(await outcomes()).toEqual(['won', 'lost', 'void', 'void', 'open']);
  await win(corrected);
  await end(postponed, { status: 'scheduled' });
  await lose(open);
  expect(await outcomes()).toEqual(['won', 'won', 'open', 'void', 'lost']);
  expect(await followSuggestions({ db, clock })).toBe(0);
});
