import type { Club, SearchIndex } from '@tredici/contract/clubs';
import { expect, test } from 'vitest';
import { team, teamAlias } from '#db/schema/football.ts';
import { seasonProjection } from '#db/schema/season-projections.ts';
import { forecastAll } from '#features/forecasts/compute/forecast-all.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addMatch, seedSmallWorld } from '#testing/small-world.ts';
import { addUser, createTestApp, createTestClock, logIn } from '#testing/test-app.ts';

const database = await createTestDatabase();
const { db } = database;
const clock = createTestClock();
const world = await seedSmallWorld(db, { now: clock.now(), playedWeeks: 2 });
/** A club named only here: the table of clubs does not contain it. */
const [shachtar] = await db
  .insert(team)
  .values([
    { name: 'Šachtar Doneck', country: 'Italy' },
    { name: 'Rests', country: 'Italy' },
  ])
  .returning({ id: team.id });
await db.insert(teamAlias).values([
  { source: 'test', seasonId: 36, name: 'Shakhtar Donetsk', teamId: shachtar!.id },
  { source: 'test', seasonId: 34, name: 'Shakhtar Donetsk', teamId: shachtar!.id },
]);
await addMatch(
  db,
  { teamIds: [shachtar!.id, world.teamIds[0]!] },
  { home: 0, away: 1, kickoff: new Date(clock.now().getTime() + 40 * 86_400_000) },
);
const inter = world.teamIds[3]!;
await db.insert(seasonProjection).values(
  ['2026-03-02', '2026-03-09'].map((week, at) => ({
    tournamentId: 524,
    seasonId: 36,
    week,
    modelVersion: 'test',
    replayed: false,
    clubs: [{ teamId: inter, rating: 2 + at / 10, expectedPoints: 70, places: [1] }],
    inputFingerprint: 'test',
    madeAt: clock.now(),
  })),
);
await forecastAll({ db, clock });
const app = await createTestApp(database, { clock });
await addUser(db, 'pro@example.test', { premiumUntil: new Date('2030-01-01') });
await addUser(db, 'free@example.test');
const tokens = {
  pro: await logIn(app, 'pro@example.test'),
  free: await logIn(app, 'free@example.test'),
  nobody: null,
};
const get = (path: string, who: keyof typeof tokens = 'pro') =>
  app.inject({
    url: `/api/v1/tredici${path}`,
    headers: tokens[who] ? { authorization: `Bearer ${tokens[who]}` } : {},
  });

test('the index has every club that plays, with all its names, and coming matches', async () => {
  const index = (await get('/search/', 'free')).json() as SearchIndex;
  const named = new Map(index.clubs.map((club) => [club.name, club]));
  expect(named.get('Inter')).toMatchObject({
    team_id: inter,
    country: 'Italy',
    tournament_id: 524,
    also: expect.arrayContaining(['Inter Milan']),
  });
  expect(named.get('Šachtar Doneck')?.also).toEqual(['Shakhtar Donetsk']);
  expect(named.has('Rests')).toBe(false);
  // The matches of the next month.
  expect(index.matches.map(({ match_id }) => match_id)).toEqual(world.coming);
  const names = new Map(index.clubs.map((club) => [club.team_id, club.name]));
  expect(names.get(index.matches[0]!.home)).toBe('Atalanta');
});

test('a club has its next matches, its results and its rating, as far as its reader may see them', async () => {
  const pro = (await get('/clubs/italy-inter/')).json() as Club;
  expect(pro).toMatchObject({ name: 'Inter', slug: 'italy-inter', tournament_id: 524 });
  for (const match of [...pro.coming, ...pro.results]) {
    expect([match.home_team_name, match.away_team_name]).toContain('Inter');
    expect(match).not.toHaveProperty('best_odds');
  }
  expect(pro.coming.length).toBeGreaterThan(0);
  expect(pro.coming.every(({ bets }) => Object.keys(bets).length === 3)).toBe(true);
  const days = pro.results.map(({ match_date }) => match_date);
  expect(days).toEqual(days.toSorted().reverse());
  expect(pro.results.length).toBeGreaterThan(1);
  expect(pro.ratings).toEqual([
    { week: '2026-03-02', rating: 2 },
    { week: '2026-03-09', rating: 2.1 },
  ]);

  const free = (await get('/clubs/italy-inter/', 'free')).json() as Club;
  expect(free).toMatchObject({ forecasts_locked: true, ratings: [] });
  expect(free.results.map(({ match_id }) => match_id)).toEqual(
    pro.results.map(({ match_id }) => match_id),
  );
  expect([...free.coming, ...free.results].every((match) => !Object.keys(match.bets).length)).toBe(
    true,
  );
});

test('its address has no accents', async () => {
  const club = (await get('/clubs/italy-sachtar-doneck/')).json() as Club;
  expect(club).toMatchObject({ name: 'Šachtar Doneck', results: [], ratings: [] });
});

test.each([
  ['/search/', 'nobody', 401, 'unauthenticated'],
  ['/clubs/italy-inter/', 'nobody', 401, 'unauthenticated'],
  ['/clubs/italy-nobody/', 'pro', 404, 'not_found'],
  ['/clubs/italy-rests/', 'pro', 404, 'not_found'],
  ['/clubs/italy%20inter/', 'pro', 400, 'validation'],
] as const)('%s for %s is refused with %i', async (path, who, status, code) => {
  const reply = await get(path, who);
  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
});
