import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Db } from '#db/pool.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { DAY_MS } from '#durations.ts';
import { loadSourcesHealth } from '#features/health/load-health.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { loadSomeLeagues } from '#testing/some-leagues.ts';
import { advanceDemoWorld, loadDemoWorld, removeDemoWorld } from './load.ts';
import { guardMode } from './mode-guard.ts';

// Tens of thousands of rows, on a machine that may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const BEGAN = Date.parse('2026-11-15T04:00:00Z');
const clockAt = (at: number) => ({ now: () => new Date(at) });

async function countRows(db: Db) {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*) from match)::int as matches,
      (select count(*) from match where status = 'finished')::int as finished,
      (select count(*) from price)::int as prices,
      (select count(*) from team)::int as teams,
      (select count(*) from team_alias)::int as aliases,
      (select count(*) from bookmaker)::int as bookmakers,
      (select count(distinct tournament_id) from match)::int as tournaments,
      (select count(distinct (tournament_id, season_id)) from match)::int as seasons`);
  return rows[0]!;
}

const countOf = (event: string) => sql.raw(`coalesce((r.events ->> '${event}')::int, 0)`);

/** Matches of Serie A whose players' goals do not add up to the score, or that have no player data. */
const wrongSheets = async (db: Db) => {
  const { rows } = await db.execute<{ matches: number; wrong: number; rounds: number }>(sql`
    with sheet as (
      select m.id, m.home_goals, m.away_goals, count(r.player_id) as players,
        sum(${countOf('goals')} + ${countOf('penaltiesScored')})
          filter (where ps.club = h.name) as home_scored,
        sum(${countOf('goals')} + ${countOf('penaltiesScored')})
          filter (where ps.club = a.name) as away_scored,
        sum(${countOf('ownGoals')}) filter (where ps.club = h.name) as home_own,
        sum(${countOf('ownGoals')}) filter (where ps.club = a.name) as away_own
      from match m join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id
      left join player_round r on r.match_id = m.id
      left join player_season ps on ps.player_id = r.player_id and ps.season_id = m.season_id
      where m.tournament_id = 524 and m.status = 'finished' and m.season_id in (36, 38)
      group by m.id, h.name, a.name
    )
    select count(*)::int as matches, (select count(*) from player_round)::int as rounds,
      (count(*) filter (where players < 22 or home_goals is distinct from home_scored + away_own
        or away_goals is distinct from away_scored + home_own))::int as wrong
    from sheet`);
  return rows[0]!;
};

const fingerprint = async (db: Db, until: number) => {
  const { rows } = await db.execute<{ results: string; prices: string }>(sql`
    select
      (select md5(string_agg(concat_ws(' ', source_key, kickoff_utc, home_goals, away_goals,
        home_shots, away_shots_on_target), ',' order by source_key))
        from match where kickoff_utc < to_timestamp(${until / 1000}) - interval '3 hours'
          and status = 'finished') as results,
      (select md5(string_agg(concat_ws(' ', m.source_key, b.key, bet_type, kind, captured_at, odd),
        ',' order by m.source_key, b.key, bet_type, kind, captured_at))
        from price p join match m on m.id = match_id join bookmaker b on b.id = bookmaker_id
        where captured_at <= to_timestamp(${until / 1000})) as prices`);
  return rows[0]!;
};

describe('the demo world in a database', async () => {
  const { db } = await createTestDatabase();
  const steps: [number, number, string][] = [];

  beforeAll(async () => {
    await seedConstants(db);
    const loaded = await loadDemoWorld({
      db,
      clock: clockAt(BEGAN),
      onProgress: (...step) => void steps.push(step),
    });
    expect(loaded.ok).toBe(true);
  });

  test('is complete: 22 tournaments, three seasons each, with prices', async () => {
    const rows = await countRows(db);
    expect(rows).toMatchObject({ tournaments: 22, seasons: 66, bookmakers: 8 });
    expect(rows.matches).toBeGreaterThan(20_000);
    expect(rows.prices).toBeGreaterThan(100_000);
    expect(steps.at(-1)?.slice(0, 2)).toEqual([22, 22]);
  });

  test('has players whose goals add up to every score of this season and the last', async () => {
    const { matches, wrong, rounds } = await wrongSheets(db);
    expect(matches).toBeGreaterThan(460);
    expect(wrong).toBe(0);
    expect(rounds).toBeGreaterThan(matches * 27);
    const { rows } = await db.execute<Record<string, number>>(sql`
      select (select count(*) from player_season where season_id = 38)::int as listed,
        (select count(distinct club) from player_season where season_id = 38)::int as clubs,
        (select count(*) from player_availability)::int as absent`);
    expect(rows[0]).toMatchObject({ listed: 540, clubs: 20 });
    expect(rows[0]!.absent).toBeGreaterThan(10);
  });

  test('is there only once, however often it is loaded', async () => {
    const before = await countRows(db);
    const again = await loadDemoWorld({ db, clock: clockAt(BEGAN) });
    expect(again).toEqual({ ok: true, value: { matches: 0, prices: 0 } });
    expect(await countRows(db)).toEqual(before);
  });

  test('goes on as days pass: results and prices are added, none is changed', async () => {
    const before = { rows: await countRows(db), known: await fingerprint(db, BEGAN) };
    const sheets = await wrongSheets(db);
    const later = BEGAN + DAY_MS;
    const news = await loadDemoWorld({ db, clock: clockAt(later) });
    const after = await countRows(db);
    expect(after.finished).toBeGreaterThan(before.rows.finished!);
    expect(after.prices).toBeGreaterThan(before.rows.prices!);
    expect(after).toMatchObject({ matches: before.rows.matches, teams: before.rows.teams });
    expect(news).toMatchObject({ value: { prices: after.prices! - before.rows.prices! } });
    expect(await fingerprint(db, BEGAN)).toEqual(before.known);
    const grown = await wrongSheets(db);
    expect(grown.wrong).toBe(0);
    expect(grown.rounds).toBeGreaterThan(sheets.rounds);
    const { sources } = await loadSourcesHealth(db, new Date(later + 60_000));
    expect(sources).toMatchObject([{ source: 'demo', well: true, ageMs: 60_000, failing: [] }]);
    // If the clock goes back, nothing is removed.
    await loadDemoWorld({ db, clock: clockAt(BEGAN - DAY_MS) });
    expect(await countRows(db)).toEqual(after);
  });
});

test('a demo world refuses live mode, and is removed completely', async () => {
  const { db } = await createTestDatabase();
  await seedConstants(db);
  await loadSomeLeagues({ db, clock: clockAt(BEGAN) }, 2);
  expect((await countRows(db)).tournaments).toBe(2);
  const refused = await guardMode(db, 'live');
  expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('demo remove') });
  expect(await removeDemoWorld(db)).toMatchObject({ ok: true });
  const { matches, prices, teams } = await countRows(db);
  expect({ matches, prices, teams }).toEqual({ matches: 0, prices: 0, teams: 0 });
  expect(await guardMode(db, 'live')).toMatchObject({ ok: true });
});

describe('an interrupted load', async () => {
  const { db } = await createTestDatabase();

  test('continues where it stopped, also on a later day', async () => {
    await seedConstants(db);
    await loadSomeLeagues({ db, clock: clockAt(BEGAN) }, 2);
    const before = await countRows(db);
    expect(before.tournaments).toBe(2);
    const halt = () => loadSomeLeagues({ db, clock: clockAt(BEGAN + DAY_MS / 2) }, 4);
    expect(await advanceDemoWorld({ db, clock: clockAt(BEGAN + DAY_MS) })).toEqual({
      matches: 0,
      prices: 0,
    });
    // Two processes that start together share the work.
    await Promise.all([halt(), halt()]);
    const { tournaments, finished } = await countRows(db);
    // A process that finds the fourth done by the other is notified only after the fifth.
    expect([4, 5]).toContain(tournaments);
    expect(finished).toBeGreaterThan(before.finished!);
    const { rows } = await db.execute<{ doubles: number }>(sql`
      select count(*)::int - count(distinct (home_team_id, away_team_id, kickoff_utc))::int as doubles
      from match`);
    expect(rows[0]!.doubles).toBe(0);
  });
});

describe('a database with live data', async () => {
  const { db } = await createTestDatabase();

  test('is refused and left unchanged', async () => {
    await seedConstants(db);
    await db.execute(
      sql`insert into team (name, country) values ('Roma', 'Italy'), ('Lazio', 'Italy')`,
    );
    await db.execute(sql`
      insert into match (tournament_id, season_id, kickoff_utc, home_team_id, away_team_id, source)
      select 524, 38, '2026-11-22T19:45:00Z', a.id, b.id, 'football-data.co.uk'
      from team a, team b where a.name = 'Roma' and b.name = 'Lazio'`);
    const before = await countRows(db);
    const refusal = { ok: false, message: expect.stringContaining('holds live data') };
    expect(await loadDemoWorld({ db, clock: clockAt(BEGAN) })).toMatchObject(refusal);
    expect(await removeDemoWorld(db)).toMatchObject(refusal);
    expect(await countRows(db)).toEqual(before);
    expect(await guardMode(db, 'live')).toMatchObject({ ok: true });
  });
});
