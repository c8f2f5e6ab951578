import type { LeagueTable } from '@tredici/contract/tables';
import type { SeasonRecord } from '@tredici/contract/track-record';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { match, team } from '#db/schema/football.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { DAY_MS } from '#durations.ts';
import { deductPoints } from '#features/tables/deduct-points.ts';
import { announceChange } from '#http/invalidation.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { addUser, createTestApp, createTestClock, logIn } from '#testing/test-app.ts';
import { projectSeasons } from './project-seasons.ts';

const NORWAY = 640;
const CLUBS = 16;

/** A whole season of sixteen clubs: its first half is played, and the stronger club always wins. */
async function createSeason() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createTestClock();
  await seedConstants(db);
  const teams = await db
    .insert(team)
    .values(Array.from({ length: CLUBS }, (_, at) => ({ name: `Club ${at}`, country: 'Norway' })))
    .returning({ id: team.id });
  const pairs = teams.flatMap(({ id: home }, i) =>
    teams.flatMap(({ id: away }, j) => (i === j ? [] : { home, away, i, j })),
  );
  await db.insert(match).values(
    pairs.map(({ home, away, i, j }, at) => {
      const isPlayed = (i + j) % 2 === 0;
      const days = isPlayed ? -40 + (at % 30) : 5 + (at % 90);
      return {
        tournamentId: NORWAY,
        seasonId: 36,
        homeTeamId: home,
        awayTeamId: away,
        kickoffUtc: new Date(clock.now().getTime() + days * DAY_MS + at * 1000),
        source: 'test',
        ...(isPlayed
          ? { status: 'finished' as const, homeGoals: i < j ? 3 : 0, awayGoals: i < j ? 0 : 1 }
          : {}),
      };
    }),
  );
  const app = await createTestApp(database, { clock });
  await addUser(db, 'pro@example.test', { premiumUntil: new Date('2030-01-01') });
  await addUser(db, 'free@example.test');
  const tokens = {
    pro: await logIn(app, 'pro@example.test'),
    free: await logIn(app, 'free@example.test'),
  };
  const table = async (who: keyof typeof tokens = 'pro', query = '') => {
    const reply = await app.inject({
      url: `/api/v1/tredici/leagues/${NORWAY}/table/${query}`,
      headers: { authorization: `Bearer ${tokens[who]}` },
    });
    expect(reply.statusCode).toBe(200);
    return reply.json() as LeagueTable;
  };
  const project = () => projectSeasons({ db, clock, seasons: 400 });
  return { db, clock, app, teams, table, project };
}

test('a season is projected, frozen weekly, and follows results and deductions', async () => {
  const { db, clock, table, teams, project } = await createSeason();
  expect((await table()).no_projection).toBe('pending');

  // This week and the missing ones before it.
  expect(await project()).toBe(4);
  expect(await project()).toBe(0);
  await expect.poll(async () => (await table()).no_projection).toBeNull();
  const first = await table();
  expect(first.history.map(({ week }) => week)).toEqual([
    '2026-02-16',
    '2026-02-23',
    '2026-03-02',
    '2026-03-09',
  ]);
  expect(first.lines).toHaveLength(CLUBS);
  const [leader] = first.lines;
  expect(leader).toMatchObject({
    place: 1,
    team_name: 'Club 0',
    form: new Array(5).fill('won'),
    total: { played: 14, won: 14, lost: 0 },
  });
  expect(leader!.projection!.chances.title).toBeGreaterThan(25);
  expect(leader!.projection!.expected_points).toBeGreaterThan(leader!.total.points);
  expect(leader!.projection!.change).not.toBeNull();
  expect(leader!.rating).toBeGreaterThan(first.lines.at(-1)!.rating!);
  const sum = (zone: 'title' | 'relegation') =>
    first.lines.reduce((all, { projection }) => all + projection!.chances[zone]!, 0);
  expect(sum('title')).toBeCloseTo(100, 0);
  expect(sum('relegation')).toBeCloseTo(200, 0);

  // The next week has its own row; the past one is unchanged.
  clock.move(7 * DAY_MS);
  await db
    .update(match)
    .set({ status: 'finished', homeGoals: 0, awayGoals: 5 })
    .where(sql`${match.status} = 'scheduled' and ${match.kickoffUtc} < ${clock.now()}`);
  await announceChange(db, 'matches');
  expect(await project()).toBe(1);
  await expect.poll(async () => (await table()).history).toHaveLength(5);
  const second = await table();
  expect(second.history.map(({ week }) => week)).toContain('2026-03-16');
  const titleIn = (reply: LeagueTable, week: string, name: string) => {
    const at = reply.lines.findIndex(({ team_name }) => team_name === name);
    return reply.history.find((one) => one.week === week)!.chances.title![at];
  };
  expect(titleIn(second, '2026-03-09', 'Club 0')).toBe(titleIn(first, '2026-03-09', 'Club 0'));

  const deduction = { league: 'norway-eliteserien', season: '2025/26', club: 'club 0' };
  const why = { points: 50, reason: 'licence' };
  expect(await deductPoints(db, { ...deduction, ...why }, clock.now())).toMatchObject({ ok: true });
  await expect
    .poll(async () => (await table()).lines.find((line) => line.team_id === teams[0]!.id)?.deducted)
    .toBe(50);
  expect(await project()).toBe(1);
  await expect
    .poll(async () => {
      const line = (await table()).lines.find(({ team_id }) => team_id === teams[0]!.id);
      return line?.projection?.chances.title;
    })
    .toBe(0);
  for (const wrong of [
    { ...deduction, ...why, league: 'nowhere' },
    { ...deduction, ...why, season: '1999/00' },
    { ...deduction, ...why, club: 'Nobody' },
  ]) {
    expect(await deductPoints(db, wrong, clock.now())).toMatchObject({ ok: false });
  }
});

test('a user without Pro sees the table, and an uncertain calendar gives no projection', async () => {
  const { db, app, table, teams, project } = await createSeason();
  await project();
  const free = await table('free');
  expect(free).toMatchObject({ projections_locked: true, history: [] });
  expect(free.lines[0]).toMatchObject({ rating: null, projection: null, place: 1 });
  expect(await table('pro', '?season=2024/25')).toMatchObject({ no_projection: 'past', lines: [] });
  // A club with an unknown calendar: sixteen were expected, seventeen are there.
  const [extra] = await db
    .insert(team)
    .values({ name: 'Club 16', country: 'Norway' })
    .returning({ id: team.id });
  await db.update(match).set({ awayTeamId: extra!.id }).where(eq(match.awayTeamId, teams[1]!.id));
  await announceChange(db, 'matches');
  await expect.poll(async () => (await table()).no_projection).toBe('calendar');
  const nobody = await app.inject({ url: `/api/v1/tredici/leagues/${NORWAY}/table/` });
  expect(nobody.statusCode).toBe(401);
});

test('when a season is over, its projections are judged by the final table', async () => {
  const { db, app, project } = await createSeason();
  const record = async () =>
    (await app.inject('/api/v1/tredici/track-record/seasons/')).json() as SeasonRecord;
  await project();
  expect(await record()).toEqual({ seasons: 0, weeks: 0, followed: 1, chances: 0, bands: [] });

  await db
    .update(match)
    .set({ status: 'finished', homeGoals: 2, awayGoals: 2 })
    .where(eq(match.status, 'scheduled'));
  await announceChange(db, 'tables');
  await expect.poll(async () => (await record()).seasons).toBe(1);
  const { chances, bands, ...over } = await record();
  expect(over).toEqual({ seasons: 1, weeks: 4, followed: 0 });
  expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(chances);
  for (const { from, to, said, count, came } of bands) {
    expect(said).toBeGreaterThanOrEqual(from);
    expect(said).toBeLessThanOrEqual(to);
    expect(came).toBeLessThanOrEqual(count);
  }
  // One club a week won the title, and none of them was certain of it at the time.
  expect(bands.reduce((sum, { came }) => sum + came, 0)).toBeGreaterThanOrEqual(4);
});
