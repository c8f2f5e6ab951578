// npm run bench -- settle-plans [--out FILE]: settling one week of 20 bets for 10,000 plans, for two, four
// and eight times as many, and for 100,000, on an empty database of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseConnection } from '@tredici/server/db/connect';
import { seedConstants } from '@tredici/server/db/seed-constants';
import { settlePlans } from '@tredici/server/features/plan/settle-plans';
import { openDatabase } from './measure/open-database.ts';
import { saveResult } from './save-result.ts';

type Connection = Pick<DatabaseConnection, 'db' | 'pool'>;

const PLANS = [10_000, 20_000, 40_000, 80_000, 100_000] as const;
const BETS = 20;
const AT_MOST_S = 60;
const AT_MOST_TIMES = 11;
const WEEK = '2026-03-09';

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { out: { type: 'string' } } });
  const folder = mkdtempSync(join(tmpdir(), 'tredici-bench-'));
  const connection = await openDatabase({ dataDir: folder });
  try {
    await seedConstants(connection.db);
    await addWeek(connection);
    const figures: { figure: string; value: number; atMost: number }[] = [];
    for (const plans of PLANS) {
      const value = await settle(connection, plans);
      figures.push({ figure: `${plans.toLocaleString('en')} plans, s`, value, atMost: AT_MOST_S });
    }
    figures.push({
      figure: '100,000 against 10,000, times',
      value: figures.at(-1)!.value / figures[0]!.value,
      atMost: AT_MOST_TIMES,
    });
    console.table(figures.map((row) => ({ ...row, met: row.value <= row.atMost })));
    console.log(`Figures in ${saveResult('settle-plans', figures, values.out)}`);
  } finally {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Twenty bets of one slot, three quarters of them won. */
async function addWeek({ pool }: Connection): Promise<void> {
  await pool.query(`
    insert into run (model_version, started_at) values ('bench', '2026-03-09T06:00:00Z')`);
  await pool.query(`
    insert into team (name, country) select 'Club ' || n, 'Italy' from generate_series(1, 40) n`);
  await pool.query(`
    insert into match (tournament_id, season_id, kickoff_utc, home_team_id, away_team_id, source,
      status, home_goals, away_goals)
    select 524, 36, '2026-03-10T18:00:00Z', h.id, a.id, 'bench', 'finished', 1, 0
    from team h join team a on a.name = 'Club ' || (substr(h.name, 6)::int + 20)
    where substr(h.name, 6)::int <= ${BETS}`);
  await pool.query(`
    insert into suggestion_slot (week_start, slot, made_at) values ('${WEEK}', 0, '2026-03-09T08:00:00Z')`);
  await pool.query(`
    insert into suggestion (week_start, slot, level, match_id, kickoff_utc, bet_type, probability, odd,
      average_odd, run_id, outcome, created_at, updated_at)
    select '${WEEK}', 0, 70, m.id, m.kickoff_utc, '1', 0.75, 1.4, 1.38, r.id,
      case when m.id % 4 = 0 then 'lost' else 'won' end, '2026-03-09T08:00:00Z', '2026-03-09T08:00:00Z'
    from match m cross join run r`);
}

/** Creates this many new plans that are one change behind. */
async function settle({ db, pool }: Connection, plans: number): Promise<number> {
  await pool.query(`truncate app_user cascade`);
  await pool.query(`
    insert into app_user (username, email, password_hash)
    select 'u' || n, 'u' || n || '@example.test', 'x' from generate_series(1, ${plans}) n`);
  await pool.query(`
    insert into plan (user_id, initial_cents, level, starts_at, created_at)
    select id, 10000 + id % 977, 70, '2026-03-01T00:00:00Z', '2026-03-01T00:00:00Z' from app_user`);
  await pool.query(
    `update plan set applied_change = (select coalesce(max(id), 0) from suggestion_change)`,
  );
  await pool.query(`
    insert into suggestion_change (level, week_start, changed_at)
    values (70, '${WEEK}', '2026-03-11T00:00:00Z')`);
  await pool.query(`vacuum analyze`);
  const began = performance.now();
  const settled = await settlePlans({ db, clock: { now: () => new Date() } });
  const took = (performance.now() - began) / 1000;
  if (settled !== plans) throw new Error(`${settled} of ${plans} plans were settled`);
  return took;
}
