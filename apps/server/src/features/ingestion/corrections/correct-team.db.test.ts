import { eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { match, price, team, teamAlias } from '#db/schema/football.ts';
import { operatorAction } from '#db/schema/operator-actions.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addMatch, addPrices, seedSmallWorld } from '#testing/small-world.ts';
import { createTestClock } from '#testing/test-app.ts';
import { loadAliases, saveAliases } from '../identity-store.ts';
import { aliasKey } from '../resolve-names.ts';
import { mergeTeamsByOperator, renameByOperator } from './correct-team.ts';

async function createWorld() {
  const { db } = await createTestDatabase();
  const clock = createTestClock();
  const world = await seedSmallWorld(db, { now: clock.now(), playedWeeks: 2, coming: 2 });
  const order = (name: string, to: string) => ({ country: 'Italy', name, to, now: clock.now() });
  return {
    db,
    clock,
    world,
    rename: (name: string, to: string) => renameByOperator(db, order(name, to)),
    merge: (name: string, to: string) => mergeTeamsByOperator(db, order(name, to)),
  };
}

test('a renamed club keeps its matches and every spelling of the providers', async () => {
  const { db, clock, rename } = await createWorld();
  expect(await rename('Inter', 'Internazionale')).toMatchObject({ ok: true });
  const [row] = await db.select().from(team).where(eq(team.name, 'Internazionale'));
  const aliases = await loadAliases(db, 'the-odds-api', ['Italy'], [36]);
  expect(aliases.get(aliasKey('Italy', 36, 'Inter Milan'))).toBe(row!.id);
  expect(await db.select().from(operatorAction)).toMatchObject([
    { at: clock.now(), command: 'team rename', detail: { before: 'Inter', to: 'Internazionale' } },
  ]);
  expect(await rename('Internazionale', 'milan')).toMatchObject({ ok: false });
  expect(await rename('Nobody', 'Somebody')).toMatchObject({ ok: false });
  // Only upper and lower case differ.
  expect(await rename('Internazionale', 'INTERNAZIONALE')).toMatchObject({ ok: true });
});

test('when two clubs are merged, everything moves over, and a match that both had becomes one', async () => {
  const { db, clock, world, merge } = await createWorld();
  const [double] = await db
    .insert(team)
    .values({ name: 'FC Internazionale', country: 'Italy' })
    .returning();
  await saveAliases(db, 'football-data.org', [
    { country: 'Italy', seasonId: 36, name: 'FC Inter', teamId: double!.id },
  ]);
  const teamIds = [...world.teamIds, double!.id];
  const inter = 3;
  const kickoff = new Date(clock.now().getTime() + 9 * 86_400_000);
  const later = new Date(kickoff.getTime() + 600_000);
  const other = { ...world, teamIds };
  // At the same instant, and ten minutes apart as two providers may report.
  await addMatch(db, other, { home: inter, away: 0, kickoff });
  const same = await addMatch(db, other, { home: 8, away: 0, kickoff });
  await addMatch(db, other, { home: 1, away: inter, kickoff });
  const near = await addMatch(db, other, { home: 1, away: 8, kickoff: later });
  const own = await addMatch(db, other, { home: 8, away: 2, kickoff });
  for (const id of [same, near, own]) await addPrices(db, other, id, clock.now(), 'live', 0);
  const before = await db.$count(match);

  expect(await merge('FC Internazionale', 'Inter')).toMatchObject({
    ok: true,
    value: { team: { name: 'Inter' }, matches: 2 },
  });
  expect(await db.$count(match, isNull(match.mergedInto))).toBe(before - 2);
  expect(await db.$count(team, eq(team.id, double!.id))).toBe(0);
  const [moved] = await db.select().from(match).where(eq(match.id, own));
  expect(moved!.homeTeamId).toBe(world.teamIds[inter]);
  const [gone] = await db.select().from(match).where(eq(match.id, same));
  expect(await db.$count(price, eq(price.matchId, gone!.mergedInto!))).toBeGreaterThan(0);
  const [alias] = await db.select().from(teamAlias).where(eq(teamAlias.name, 'FC Inter'));
  expect(alias!.teamId).toBe(world.teamIds[inter]);
  expect(await db.select().from(operatorAction)).toMatchObject([{ command: 'team merge' }]);
});

test('clubs that have met cannot be merged, nor a club with itself', async () => {
  const { db, world, merge } = await createWorld();
  const [row] = await db.select().from(match).where(eq(match.id, world.coming[0]!));
  const nameOf = async (id: number) =>
    (await db.select().from(team).where(eq(team.id, id)))[0]!.name;
  const [home, away] = [await nameOf(row!.homeTeamId), await nameOf(row!.awayTeamId)];
  expect(await merge(home, away)).toMatchObject({
    ok: false,
    message: expect.stringContaining('two clubs'),
  });
  expect(await merge(home, home.toUpperCase())).toMatchObject({ ok: false });
  expect(await merge(home, 'Nobody')).toMatchObject({ ok: false });
  expect(await db.$count(operatorAction)).toBe(0);
});
