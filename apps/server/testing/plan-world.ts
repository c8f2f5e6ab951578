import { sql } from 'drizzle-orm';
import { match, price } from '#db/schema/football.ts';
import { forecast, run } from '#db/schema/forecasts.ts';
import { HOUR_MS } from '#durations.ts';
import { settlePlans } from '#features/plan/settle-plans.ts';
import { followSuggestions } from '#features/suggestions/settle.ts';
import { suggestDue } from '#features/suggestions/suggest.ts';
import { createTestDatabase } from './database/test-database.ts';
import { addMatch, seedSmallWorld } from './small-world.ts';
import { createTestClock } from './test-app.ts';

/** Weeks of suggestions in which the test chooses everything: matches, probabilities, prices, results. */

/** A Monday at 09:00 in Rome. */
export const MONDAY = '2026-03-09T08:00:00Z';

export async function createPlanWorld(start = MONDAY) {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createTestClock(start);
  const small = await seedSmallWorld(db, { now: clock.now(), playedWeeks: 0, coming: 0 });
  const [made] = await db
    .insert(run)
    .values({
      modelVersion: 'test',
      parameters: { kind: 'forecast' },
      startedAt: clock.now(),
      finishedAt: clock.now(),
    })
    .returning({ id: run.id });
  let place = 0;

  /** A match with its forecast for the home side and a price from each bookmaker, lower from the second. */
  const addOffer = async (
    inHours: number,
    { probability = 0.75, odd = 1.4 as number | null } = {},
  ): Promise<number> => {
    const home = place % 8;
    const away = (home + 1 + (Math.floor(place / 8) % 7)) % 8;
    place += 1;
    const kickoff = new Date(clock.now().getTime() + inHours * HOUR_MS + place * 1000);
    const matchId = await addMatch(db, small, { home, away, kickoff });
    const rest = (1 - probability) / 2;
    const blend = { '1': probability, X: rest, '2': rest };
    await db
      .insert(forecast)
      .values({ matchId, runId: made!.id, model: blend, blend, createdAt: clock.now() });
    if (odd !== null) await addPrice(matchId, odd);
    return matchId;
  };
  const addPrice = async (matchId: number, odd: number) => {
    const rows = [odd, Math.max(1.01, odd - 0.04)].map((each, at) => ({
      matchId,
      betType: '1',
      odd: each,
      bookmakerId: small.bookmakerIds[at]!,
      capturedAt: clock.now(),
      kind: 'live' as const,
    }));
    await db.insert(price).values(rows);
  };
  const end = (matchId: number, fields: Partial<typeof match.$inferInsert>) =>
    db.update(match).set(fields).where(sql`id = ${matchId}`);
  const win = (matchId: number) => end(matchId, { status: 'finished', homeGoals: 2, awayGoals: 0 });
  const lose = (matchId: number) =>
    end(matchId, { status: 'finished', homeGoals: 0, awayGoals: 1 });
  /** Runs all the jobs. */
  const work = async () => {
    const report = await suggestDue({ db, clock });
    await followSuggestions({ db, clock });
    await settlePlans({ db, clock });
    return report;
  };
  return { database, db, clock, small, addOffer, addPrice, end, win, lose, work };
}
