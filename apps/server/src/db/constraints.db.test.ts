import { randomBytes } from 'node:crypto';
import { SEASONS } from '@tredici/contract/seasons';
import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { appUser, oneTimeKey, session } from './schema/accounts.ts';
import { match, season, team, teamAlias, tournament } from './schema/football.ts';
import { jobRun } from './schema/jobs.ts';
import { rateLimit } from './schema/limits.ts';
import { notice } from './schema/notices.ts';
import { rawPayload } from './schema/sources.ts';
import { seedConstants } from './seed-constants.ts';
import { violatedConstraint } from './transaction.ts';

const { db } = await createTestDatabase();
const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:00Z');
const violates = (name: string) => (error: unknown) => violatedConstraint(error) === name;

beforeAll(() => seedConstants(db));

test('tournaments and seasons match the contract, however often they are written', async () => {
  await seedConstants(db);
  expect(await db.$count(tournament)).toBe(TOURNAMENTS.length);
  expect(await db.$count(season)).toBe(SEASONS.length);
  const [serieA] = await db.select().from(tournament).where(eq(tournament.id, 524));
  expect(serieA).toMatchObject({ name: 'Italy Serie A', slug: 'italy-serie-a', country: 'Italy' });
});

test('usernames are unique regardless of case', async () => {
  const user = { username: 'Rossi', email: 'Rossi@Example.test', passwordHash: 'x' };
  const [made] = await db.insert(appUser).values(user).returning();
  expect(made).toMatchObject({ language: 'it', receiveNewsletter: null });
  await expect(
    db.insert(appUser).values({ ...user, username: 'ROSSI', email: 'other@example.test' }),
  ).rejects.toSatisfy(violates('app_user_username_key'));
  await expect(
    db.insert(appUser).values({ ...user, username: 'bianchi', email: 'rossi@example.TEST' }),
  ).rejects.toSatisfy(violates('app_user_email_key'));
  const other = { ...user, username: 'verdi', email: 'verdi@example.test' };
  await expect(db.insert(appUser).values({ ...other, email: 'verdi' })).rejects.toSatisfy(
    violates('app_user_email_shape'),
  );
  await expect(db.insert(appUser).values({ ...other, language: 'fr' as 'it' })).rejects.toSatisfy(
    violates('app_user_language_known'),
  );
});

test('sessions and keys hold hashes, and go with their user', async () => {
  const [user] = await db
    .insert(appUser)
    .values({ username: 'neri', email: 'neri@example.test', passwordHash: 'x' })
    .returning();
  const userId = user?.id ?? 0;
  const times = { createdAt: NOW, lastUsedAt: NOW, expiresAt: LATER };
  const tokenHash = randomBytes(32);
  await db.insert(session).values({ tokenHash, userId, ...times });
  const [found] = await db.select().from(session).where(eq(session.tokenHash, tokenHash));
  expect(found).toMatchObject({ userId, expiresAt: LATER, endedAt: null });

  await expect(
    db.insert(session).values({ tokenHash: randomBytes(31), userId, ...times }),
  ).rejects.toSatisfy(violates('session_token_hash_is_sha256'));
  await expect(
    db
      .insert(session)
      .values({ tokenHash: randomBytes(32), userId, ...times, userAgent: 'x'.repeat(257) }),
  ).rejects.toSatisfy(violates('session_user_agent_length'));
  await db.insert(oneTimeKey).values({
    userId,
    purpose: 'verify-email',
    keyHash: randomBytes(32),
    email: 'neri@example.test',
    createdAt: NOW,
    expiresAt: LATER,
  });
  await db.delete(appUser).where(eq(appUser.id, userId));
  expect(await db.$count(session)).toBe(0);
  expect(await db.$count(oneTimeKey)).toBe(0);
});

test('a name of a source leads to one club, and a match is a possible one', async () => {
  const [inter, milan] = await db
    .insert(team)
    .values([
      { name: 'Inter', country: 'Italy' },
      { name: 'Milan', country: 'Italy' },
    ])
    .returning();
  const [home, away] = [inter?.id ?? 0, milan?.id ?? 0];
  await expect(db.insert(team).values({ name: 'INTER', country: 'Italy' })).rejects.toSatisfy(
    violates('team_country_name_key'),
  );
  const alias = { source: 'football-data', seasonId: 36, name: 'Inter', teamId: home };
  await db.insert(teamAlias).values(alias);
  await expect(db.insert(teamAlias).values({ ...alias, teamId: away })).rejects.toSatisfy(
    violates('team_alias_pkey'),
  );

  const derby = {
    tournamentId: 524,
    seasonId: 36,
    kickoffUtc: NOW,
    homeTeamId: home,
    awayTeamId: away,
    source: 'football-data',
  };
  const wrong: [Partial<typeof match.$inferInsert>, string][] = [
    [{ awayTeamId: home }, 'match_two_teams'],
    [{ homeGoals: 1 }, 'match_goals_both_or_none'],
    [{ homeGoals: 100, awayGoals: 0 }, 'match_goals_range'],
    [{ homeGoals: 0, awayGoals: -1 }, 'match_goals_range'],
    [{ status: 'finished' }, 'match_finished_has_score'],
    [{ homeGoals: 1, awayGoals: 0, homeGoalsHalfTime: 2 }, 'match_half_time_within_score'],
    [{ homeShots: 500 }, 'match_shots_range'],
    [{ tournamentId: 1 }, 'match_tournament_id_tournament_id_fk'],
    [{ seasonId: 1 }, 'match_season_id_season_id_fk'],
  ];
  for (const [part, name] of wrong) {
    await expect(db.insert(match).values({ ...derby, ...part }), name).rejects.toSatisfy(
      violates(name),
    );
  }
  await db.insert(match).values({ ...derby, status: 'finished', homeGoals: 2, awayGoals: 2 });
  await expect(db.insert(match).values(derby)).rejects.toSatisfy(violates('match_pairing_key'));
  await expect(db.delete(team).where(eq(team.id, away))).rejects.toSatisfy(
    violates('match_away_team_id_team_id_fk'),
  );
});

test('notices, job runs and payloads refuse what cannot be', async () => {
  const pause = {
    key: 'p',
    kind: 'season-pause',
    textKey: 'pause',
    startsAt: LATER,
    endsAt: NOW,
  } as const;
  await expect(db.insert(notice).values(pause)).rejects.toSatisfy(
    violates('notice_window_forward'),
  );

  const slot = { job: 'fit', slot: '2026-W09', startedAt: NOW };
  await db
    .insert(jobRun)
    .values({ ...slot, finishedAt: LATER, outcome: 'failed', cause: 'no data' });
  await db.insert(jobRun).values({ ...slot, finishedAt: LATER, outcome: 'done', rows: 10 });
  await expect(
    db.insert(jobRun).values({ ...slot, finishedAt: LATER, outcome: 'done' }),
  ).rejects.toSatisfy(violates('job_run_done_once'));
  await expect(db.insert(jobRun).values({ ...slot, outcome: 'done' })).rejects.toSatisfy(
    violates('job_run_finished_whole'),
  );

  const body = Buffer.from([0, 255, 10]);
  const payload = {
    source: 's',
    url: 'https://example.test/',
    fetchedAt: NOW,
    sha256: randomBytes(32),
    body,
  };
  const [kept] = await db.insert(rawPayload).values(payload).returning();
  expect(kept?.body?.equals(body)).toBe(true);
  await expect(db.insert(rawPayload).values(payload)).rejects.toSatisfy(
    violates('raw_payload_content_key'),
  );
});

test('counting hits is one statement, and its table writes no log', async () => {
  const hit = () =>
    db
      .insert(rateLimit)
      .values({ key: 'login:1', windowStart: NOW })
      .onConflictDoUpdate({
        target: [rateLimit.key, rateLimit.windowStart],
        set: { hits: sql`${rateLimit.hits} + 1` },
      })
      .returning({ hits: rateLimit.hits });
  const counts = await Promise.all(Array.from({ length: 10 }, hit));
  expect(counts.map(([row]) => row?.hits).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  const { rows } = await db.execute(
    sql`select relpersistence from pg_class where relname = 'rate_limit'`,
  );
  expect(rows).toEqual([{ relpersistence: 'u' }]);
});
