import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Correction, match } from '#db/schema/football.ts';
import { operatorAction } from '#db/schema/operator-actions.ts';
import { mergeMatches } from '#features/ingestion/merge.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedSmallWorld } from '#testing/small-world.ts';
import { createTestClock } from '#testing/test-app.ts';
import { correctMatch } from './correct-match.ts';
import { findStoredMatch } from './store.ts';

async function createWorld() {
  const { db } = await createTestDatabase();
  const clock = createTestClock();
  const world = await seedSmallWorld(db, { now: clock.now(), playedWeeks: 0, coming: 2 });
  const [matchId] = world.coming as [number, number];
  const correct = (correction: Correction | null, id = matchId) =>
    correctMatch(db, { matchId: id, correction, command: 'match result', now: clock.now() });
  const stored = async () => (await findStoredMatch(db, matchId))!;
  return { db, clock, world, matchId, correct, stored };
}

test('a correction overrides what a provider reports later, until it is withdrawn', async () => {
  const { clock, correct, stored } = await createWorld();
  const score = { home: 2, away: 1 };
  expect(await correct({ status: 'finished', score })).toMatchObject({ ok: true });
  const corrected = await stored();
  expect(corrected).toMatchObject({ status: 'finished', homeGoals: 2, awayGoals: 1 });

  const heard = (match: Awaited<ReturnType<typeof stored>>) =>
    mergeMatches({
      source: 'other',
      wholeSeason: false,
      now: clock.now(),
      stored: [match],
      incoming: [
        {
          homeTeamId: match.homeTeamId,
          awayTeamId: match.awayTeamId,
          place: 'x',
          match: {
            tournamentId: match.tournamentId,
            seasonId: match.seasonId,
            kickoff: match.kickoff,
            timeKnown: true,
            status: 'finished' as const,
            score: { home: 0, away: 0 },
            halfTime: { home: 0, away: 0 },
            shots: null,
            shotsOnTarget: null,
            sourceKey: null,
            prices: [],
            links: {},
            data: {},
            home: '',
            away: '',
            country: 'Italy',
          },
        } as never,
      ],
    });
  expect(heard(corrected).updates).toEqual([]);
  expect(await correct(null)).toMatchObject({ ok: true });
  const released = await stored();
  expect(released.sourceData.corrected).toBeUndefined();
  expect(heard(released).updates[0]?.fields).toMatchObject({ homeGoals: 0, awayGoals: 0 });
});

test('every correction is recorded with the values before', async () => {
  const { db, clock, matchId, correct } = await createWorld();
  await correct({ status: 'cancelled' });
  await correct({ status: 'finished', score: { home: 1, away: 1 } });
  const actions = await db.select().from(operatorAction).orderBy(operatorAction.id);
  expect(actions).toMatchObject([
    { at: clock.now(), detail: { matchId, before: { status: 'scheduled', homeGoals: null } } },
    { detail: { matchId, before: { status: 'cancelled' } } },
  ]);
});

test('a match that does not exist, and an instant that is already taken, are refused and change nothing', async () => {
  const { db, world, correct, stored } = await createWorld();
  expect(await correct({ status: 'cancelled' }, 99_999)).toMatchObject({ ok: false });
  const { homeTeamId, awayTeamId } = await stored();
  const at = new Date('2026-05-01T18:00:00Z');
  await db
    .update(match)
    .set({ homeTeamId, awayTeamId, kickoffUtc: at })
    .where(eq(match.id, world.coming[1]!));
  const taken = await correct({ kickoff: at.toISOString() });
  expect(taken).toEqual({ ok: false, message: 'these clubs have another match at that instant.' });
  expect(await db.$count(operatorAction)).toBe(0);
});
