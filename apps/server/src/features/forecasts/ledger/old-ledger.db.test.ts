import { expect, test } from 'vitest';
import { migrateDatabase } from '#db/migrate.ts';
import { migrateToBefore } from '#testing/database/old-migrations.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { loadRecords } from '../../track-record/record-store.ts';
import type { ForecastContent } from '../compute/make-forecast.ts';
import { FORMAT_1 } from './ledger-format-1.ts';
import { CURRENT_FORMAT, formatOf, hashLine } from './ledger-formats.ts';
import { verifyLedger } from './verify-ledger.ts';

const KICKOFF = new Date('2026-03-14T20:00:00Z');
const MADE = new Date('2026-03-14T06:00:00.123Z');
const FROZEN = new Date('2026-03-14T20:00:30Z');
const content = (one: number): ForecastContent => ({
  model: { '1': one, X: 0.3, '2': 0.2, o_2_5: 0.55, goal: 0.6 },
  market: null,
  blend: { '1': one, X: 0.2875, '2': 0.2, o_2_5: 0.5123, goal: 0.6 },
  interval: null,
  explanation: null,
  scores: [[0.1]],
  bestOdds: { '1': 2.1, X: 3.3 },
});

const { pool, db, url } = await createTestDatabase({ migrated: false });

/** Freezes a forecast of a new match at the end of the chain, in plain SQL, because this code's schema has
 *  tables that do not exist yet. */
async function freeze(format: typeof FORMAT_1, sequence: number, previousHash: Buffer | null) {
  const said = content(0.5 + sequence / 100);
  const { rows } = await pool.query<{ id: number }>(
    `insert into match (tournament_id, season_id, kickoff_utc, home_team_id, away_team_id, source)
     values (524, 36, $1::timestamptz + interval '1 day' * $2, 1, 2, 'test') returning id`,
    [KICKOFF, sequence],
  );
  const matchId = rows[0]!.id;
  const line = format.line({
    sequence,
    previousHash,
    matchId,
    kickoff: KICKOFF,
    tournamentId: 524,
    home: 'Inter',
    away: 'Milan, "i rossoneri"',
    runId: 1,
    modelVersion: 'tredici-1',
    madeAt: MADE,
    frozenAt: FROZEN,
    replayed: false,
    content: said,
  });
  const hash = hashLine(line);
  const hashColumn = format === FORMAT_1 ? 'digest' : 'content_hash';
  await pool.query(
    `insert into forecast (match_id, run_id, model, blend, scores, best_odds, ${hashColumn}, created_at,
       frozen_at, kickoff_utc, sequence, hash, previous_hash, ledger_line)
     values ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[matchId, said.model, said.blend, JSON.stringify(said.scores), said.bestOdds],
      ...[format.contentHash(said), MADE, FROZEN, KICKOFF, sequence, hash, previousHash, line],
    ],
  );
  return { matchId, hash, line };
}

test('a ledger from before formats were named is migrated, verified and continued', async () => {
  // From when lines did not name their format.
  await migrateToBefore(url, '_entitlements');
  await pool.query(`
    insert into tournament values (524, 'Italy Serie A', 'italy-serie-a', 'Italy');
    insert into season values (36, '2025/26');
    insert into team (name, country) values ('Inter', 'Italy'), ('Milan', 'Italy');
    insert into run (model_version, started_at) values ('tredici-1', now())`);
  const old: Awaited<ReturnType<typeof freeze>>[] = [];
  for (const sequence of [1, 2, 3]) {
    old.push(await freeze(FORMAT_1, sequence, old.at(-1)?.hash ?? null));
  }
  await pool.query(
    `insert into settlement (forecast_id, match_id, tournament_id, season_id, kickoff_utc, home_goals,
       away_goals, won, model, market, blend, closing, best_odds, replayed, settled_at)
     select id, match_id, 524, 36, kickoff_utc, 2, 1, '{1}', '{0.5,0.3,0.2,0.55,0.6}', null,
       '{0.51,0.2875,0.2,0.5123,0.6}', '{0.52,0.28,0.2,0.5,0.5}', '{2.1,3.3,null,null,null}', false, $1
     from forecast where sequence = 1`,
    [FROZEN],
  );

  expect(await migrateDatabase(url)).toMatchObject({ ok: true });

  const head = old.at(-1)!.hash;
  expect(await verifyLedger(db)).toEqual({ ok: true, rows: 3, head: head.toString('hex') });
  const { rows } = await pool.query<{ ledger_line: string }>(
    'select ledger_line from forecast order by sequence',
  );
  expect(rows.map(({ ledger_line }) => ledger_line)).toEqual(old.map(({ line }) => line));
  expect(await loadRecords(db, { start: '2026-03-01', end: '2026-03-31' })).toEqual([
    {
      tournamentId: 524,
      day: '2026-03-14',
      homeGoals: 2,
      awayGoals: 1,
      replayed: false,
      model: { '1': 0.5, X: 0.3, '2': 0.2, o_2_5: 0.55, goal: 0.6 },
      market: null,
      blend: { '1': 0.51, X: 0.2875, '2': 0.2, o_2_5: 0.5123, goal: 0.6 },
      closing: { '1': 0.52, X: 0.28, '2': 0.2, o_2_5: 0.5, goal: 0.5 },
      bestOdds: { '1': 2.1, X: 3.3 },
    },
  ]);

  const next = await freeze(CURRENT_FORMAT, 4, head);
  expect(formatOf(next.line)).not.toBe(FORMAT_1);
  expect(await verifyLedger(db)).toMatchObject({ ok: true, rows: 4 });
  // Rows that were frozen long ago are still protected.
  const change = pool.query('update forecast set blend = model where sequence = 1');
  await expect(change).rejects.toThrow('a frozen forecast never changes');
});
