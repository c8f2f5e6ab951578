/** Only Serie A of the demo world, with its players and with forecasts of every match: what the fantasy calls
 *  need, in a second instead of the twenty of a whole world. */

import { SERIE_A } from '@tredici/contract/tournaments';
import { scoreGrid } from '@tredici/engine/grid/score-grid';
import { betProbabilities } from '@tredici/engine/markets/probabilities';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/pool.ts';
import { rawPayload } from '#db/schema/sources.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { inTransaction } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import { scoresOf } from '#features/forecasts/compute/make-forecast.ts';
import { insertRun, saveForecasts } from '#features/forecasts/store.ts';
import { tellPlayers } from '../src/demo/players.ts';
import { saveClubs, saveMatches } from '../src/demo/store.ts';
import { LEAGUES } from '../src/demo/world/leagues.ts';
import { type WorldMatch, worldSeasons } from '../src/demo/world/world.ts';

const COMING_MS = 24 * DAY_MS;

export async function seedPlayerWorld(db: Db, now: Date): Promise<void> {
  await seedConstants(db);
  const origin = { seed: 13, beganAt: now.getTime() };
  const leagues = LEAGUES.filter(({ tournament }) => tournament.tournament_id === SERIE_A);
  const [payload] = await db
    .insert(rawPayload)
    .values({
      source: 'demo',
      url: 'demo:world/test',
      fetchedAt: now,
      sha256: Buffer.alloc(32),
      body: Buffer.from('{}'),
    })
    .returning({ id: rawPayload.id });
  for (const season of worldSeasons(origin, now.getTime(), { leagues })) {
    const teams = await saveClubs(db, season);
    const at = { now: now.getTime(), teams, rawPayloadId: payload!.id };
    const { ids } = await saveMatches(db, season.matches, at);
    await forecast(db, season.matches, ids, now);
  }
  await inTransaction(db, (tx) => tellPlayers(tx, origin, now.getTime()));
  await db.execute(sql`analyze`);
}

/** Played matches get the content of replays, those of the next weeks the full content, later ones none. */
async function forecast(
  db: Db,
  matches: readonly WorldMatch[],
  ids: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const runId = await insertRun(db, {
    modelVersion: 'test',
    parameters: {},
    diagnostics: {},
    startedAt: now,
    finishedAt: now,
  });
  const made = matches
    .filter(({ kickoff }) => kickoff < now.getTime() + COMING_MS)
    .map(({ key, rates, kickoff }) => {
      const grid = scoreGrid(rates);
      const blend = betProbabilities(grid);
      const scores = kickoff > now.getTime() ? scoresOf(grid) : null;
      return {
        matchId: ids.get(key)!,
        content: {
          model: blend,
          market: null,
          blend,
          interval: null,
          explanation: null,
          scores,
          bestOdds: null,
        },
      };
    });
  await saveForecasts(db, runId, made, now);
}
