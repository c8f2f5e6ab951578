import { gzipSync } from 'node:zlib';
import { rowsOf } from '@tredici/contract/columns';
import type {
  FantasyClubs,
  Market,
  MyPlayers,
  PlayerDetail,
  PlayerList,
} from '@tredici/contract/fantasy-players';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { seedPlayerWorld } from '#testing/player-world.ts';
import {
  addFactor,
  addUser,
  createTestApp,
  createTestClock,
  logIn,
  PASSWORD,
} from '#testing/test-app.ts';

const NOW = '2026-11-15T04:00:00Z';
const database = await createTestDatabase();
const { db } = database;
const app = await createTestApp(database, { clock: createTestClock(NOW) });
const premiumUntil = new Date('2027-01-01T00:00:00Z');
const tokens = { free: '', pro: '', other: '', operator: '', leaving: '' };

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  who: keyof typeof tokens | null = 'pro',
  payload?: object,
) =>
  app.inject({
    method,
    url: `/api/v1/tredici/fantasy/${path}`,
    ...(who ? { headers: { authorization: `Bearer ${tokens[who]}` } } : {}),
    ...(payload ? { payload } : {}),
  });
const get = async <T>(path: string, who?: keyof typeof tokens) => {
  const reply = await call('GET', path, who);
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, '']);
  return reply.json<T>();
};

let leavingId = 0;

beforeAll(async () => {
  await seedPlayerWorld(db, new Date(NOW));
  await addUser(db, 'free@example.com');
  await addUser(db, 'pro@example.com', { premiumUntil });
  await addUser(db, 'other@example.com', { premiumUntil });
  leavingId = await addUser(db, 'leaving@example.com');
  const operatorId = await addUser(db, 'operator@example.com', { role: 'operator', premiumUntil });
  for (const who of Object.keys(tokens) as (keyof typeof tokens)[]) {
    tokens[who] = await logIn(app, `${who}@example.com`);
  }
  await addFactor(db, operatorId);
}, 120_000);

describe('the list', () => {
  test('is small in the form for an auction, and its values are for Pro', async () => {
    const [list, reply] = [await get<PlayerList>('players/'), await call('GET', 'market/')];
    const market = reply.json<Market>();
    expect(market.locked).toBe(false);
    expect(market.players.id).toEqual(list.players.id);
    expect(market.players.value).toEqual(list.projections!.value);
    // A value in credits can be read as points.
    expect(market.points_per_credit).toBeGreaterThan(0);
    expect(market.players.mantra_price).toEqual(list.players.mantra_price);
    expect(gzipSync(reply.body).length).toBeLessThan(15_000);
    const free = await get<Market>('market/', 'free');
    expect([free.locked, free.points_per_credit, new Set(free.players.value)]).toEqual([
      true,
      null,
      new Set([null]),
    ]);
    expect((await call('GET', 'market/', null)).statusCode).toBe(401);
  });

  test('has 540 players with figures, form and projections in a small reply', async () => {
    const reply = await call('GET', 'players/');
    const list = reply.json<PlayerList>();
    expect(list).toMatchObject({ season: '2026/27', seasons: ['2026/27', '2025/26'] });
    expect(list.clubs).toHaveLength(20);
    expect(list.rounds).toHaveLength(10);
    const rows = rowsOf(list.players);
    expect(rows).toHaveLength(540);
    const regular = rows.find(({ votes, role }) => votes >= 10 && role === 'A')!;
    expect(regular.mean_fantavoto).toBeGreaterThan(4);
    expect(regular.minutes).toBeGreaterThan(500);
    expect(regular.home_votes! + regular.away_votes!).toBe(regular.votes);
    expect(regular.recent_fantavoti).toHaveLength(10);
    expect(gzipSync(reply.body).length).toBeLessThan(25_000);
    const projected = rowsOf(list.projections!);
    expect(projected).toHaveLength(540);
    for (const [at, { plays, fantavoto, value }] of projected.entries()) {
      expect(plays, rows[at]!.name).not.toBeNull();
      expect(fantavoto!).toBeGreaterThan(3);
      expect(value!).toBeGreaterThanOrEqual(1);
    }
    const out = rows.findIndex(({ availability }) => availability === 'injured');
    expect(projected[out]!.plays).toBe(0);
  });

  test('has as many goals as the matches', async () => {
    const { rows } = await database.pool.query<{ goals: number }>(`
      select sum(home_goals + away_goals)::int as goals from match
      where tournament_id = 524 and season_id = 36 and status = 'finished'`);
    const list = await get<PlayerList>('players/?season=2025/26', 'free');
    const total = rowsOf(list.players).reduce(
      (sum, { goals, own_goals }) => sum + goals + own_goals,
      0,
    );
    expect(total).toBe(rows[0]!.goals);
    expect(list.rounds.at(-1)).toBe(38);
  });

  test('shows a user without Pro everything except what comes from forecasts', async () => {
    const list = await get<PlayerList>('players/', 'free');
    expect([list.locked, list.projections]).toEqual([true, null]);
    expect(rowsOf(list.players)).toHaveLength(540);
    const pro = await get<PlayerList>('players/', 'pro');
    expect(pro.players).toEqual(list.players);
  });

  test('needs a login and a season that exists, and is empty for one without players', async () => {
    expect((await call('GET', 'players/', null)).statusCode).toBe(401);
    expect((await call('GET', 'players/?season=1999/00')).json()).toMatchObject({
      code: 'validation',
      codes: { season: ['season_unknown'] },
    });
    const none = await get<PlayerList>('players/?season=2020/21');
    expect(rowsOf(none.players)).toEqual([]);
  });
});

const regularPlayers = async () => {
  const rows = rowsOf((await get<PlayerList>('players/')).players);
  return rows.filter(({ role, votes }) => role === 'C' && votes >= 8);
};
const anyPlayer = async () => (await regularPlayers())[0]!;

describe('a player', () => {
  test('has seasons, rounds with their matches, fixtures, and a projection that adds up', async () => {
    const { id, votes, goals } = await anyPlayer();
    const detail = await get<PlayerDetail>(`players/${id}/`);
    expect(detail.seasons[0]).toMatchObject({ season: '2026/27', votes, goals });
    expect(detail.rounds.filter(({ vote }) => vote !== null)).toHaveLength(votes);
    for (const { match } of detail.rounds) {
      expect(match).not.toBeNull();
      expect(match!.opponent).not.toBe(detail.player.club.name);
    }
    expect(detail.fixtures).toHaveLength(5);
    expect(detail.fixtures[0]!.outlook).toMatchObject({ source: 'forecast' });
    expect(detail.fixtures.at(-1)!.outlook).not.toBeNull();
    const { distribution, because, fantavoto, low, high, match_id } = detail.projection!;
    expect(low).toBeLessThanOrEqual(fantavoto);
    expect(high).toBeGreaterThanOrEqual(fantavoto);
    expect(match_id).toBe(detail.fixtures[0]!.match_id);
    expect(distribution.reduce((sum, { probability }) => sum + probability, 0)).toBeGreaterThan(99);
    expect(because.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(fantavoto, 1);
    expect(detail.season_projection!.season_fantavoto).toBeGreaterThan(5);
    expect(detail.season_projection!.season_votes).toBeLessThanOrEqual(38);
  });

  test('is shown without Pro too, but without forecasts', async () => {
    const { id } = await anyPlayer();
    const detail = await get<PlayerDetail>(`players/${id}/`, 'free');
    expect(detail).toMatchObject({ locked: true, projection: null, season_projection: null });
    expect(detail.fixtures).toHaveLength(5);
    expect(detail.fixtures.every(({ outlook }) => outlook === null)).toBe(true);
    expect(detail.rounds.length).toBeGreaterThan(7);
  });

  test.each(['1', '0', '-4', '99999999999999'])('%s is not found', async (id) => {
    expect((await call('GET', `players/${id}/`)).statusCode).toBe(404);
    const word = { status: null, plays: null, fantavoto: null };
    expect((await call('POST', `players/${id}/override/`, 'pro', word)).statusCode).toBe(404);
    expect((await call('DELETE', `players/${id}/override/`)).statusCode).toBe(404);
    const open = { availability: 'out' };
    expect((await call('POST', `players/${id}/availability/`, 'operator', open)).statusCode).toBe(
      404,
    );
  });
});

describe("a user's own availability", () => {
  test("overrides the operator's in the projection, is private, and can be removed", async () => {
    const { id } = await anyPlayer();
    const override = { status: 'injured', plays: null, fantavoto: null };
    const reply = await call('POST', `players/${id}/override/`, 'pro', override);
    expect(reply.json()).toMatchObject({ word: override, projection: { plays: 0 } });
    const number = { status: null, plays: 80, fantavoto: 9 };
    const mine = await call('POST', `players/${id}/override/`, 'pro', number);
    expect(mine.json()).toMatchObject({ projection: { plays: 80, fantavoto: 9 } });
    expect((await get<PlayerDetail>(`players/${id}/`)).projection).toMatchObject({ plays: 80 });
    expect(await get<MyPlayers>('my-players/')).toMatchObject({
      words: [{ player_id: id, word: number, projection: { fantavoto: 9 } }],
    });
    expect((await get<PlayerDetail>(`players/${id}/`, 'other')).word).toBeNull();
    expect((await call('DELETE', `players/${id}/override/`, 'other')).statusCode).toBe(404);
    expect((await call('DELETE', `players/${id}/override/`)).statusCode).toBe(204);
    expect(await get<MyPlayers>('my-players/')).toEqual({ words: [], noted: [] });
  });

  test('shows no projection to a user without Pro', async () => {
    const { id } = await anyPlayer();
    const override = { status: 'starter', plays: null, fantavoto: null };
    const reply = await call('POST', `players/${id}/override/`, 'free', override);
    expect(reply.json()).toEqual({ word: override, projection: null });
    expect((await get<MyPlayers>('my-players/', 'free')).words).toMatchObject([
      { projection: null },
    ]);
  });

  test.each([
    { status: 'ill', plays: null, fantavoto: null },
    { status: null, plays: 101, fantavoto: null },
    { status: null, plays: null, fantavoto: 1000 },
  ])('%j is refused', async (word) => {
    const { id } = await anyPlayer();
    expect((await call('POST', `players/${id}/override/`, 'pro', word)).statusCode).toBe(400);
  });
});

test('only an operator sets the availability of players for all users', async () => {
  // A player that the other tests do not look at.
  const id = (await regularPlayers())[1]!.id;
  const out = { availability: 'suspended' };
  const refused = await call('POST', `players/${id}/availability/`, 'pro', out);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  expect((await call('POST', `players/${id}/availability/`, 'operator', out)).json()).toEqual(out);
  await expect
    .poll(
      async () => {
        const list = await get<PlayerList>('players/', 'other');
        const at = list.players.id.indexOf(id);
        return [list.players.availability[at], list.projections!.plays[at]];
      },
      { timeout: 15_000 },
    )
    .toEqual(['suspended', 0]);
  // The user's own availability takes precedence.
  const fit = { status: 'available', plays: null, fantavoto: null };
  const own = await call('POST', `players/${id}/override/`, 'other', fit);
  expect(own.json().projection.plays).toBeGreaterThan(10);
});

describe('notes', () => {
  test('are written, edited, listed with the player and deleted, by their owner', async () => {
    const { id } = await anyPlayer();
    const text = '⚽ <b>rigorista</b>';
    const made = await call('POST', 'notes/', 'free', { player_id: id, text: ` ${text} ` });
    expect(made.statusCode).toBe(201);
    const note = made.json();
    expect(note).toMatchObject({ player_id: id, text });
    expect((await get<MyPlayers>('my-players/', 'free')).noted).toEqual([id]);
    expect((await get<PlayerDetail>(`players/${id}/`, 'free')).notes).toEqual([note]);
    expect((await get<PlayerDetail>(`players/${id}/`, 'other')).notes).toEqual([]);
    const change = { text: 'Non più' };
    expect((await call('PATCH', `notes/${note.id}/`, 'other', change)).statusCode).toBe(404);
    expect((await call('DELETE', `notes/${note.id}/`, 'other')).statusCode).toBe(404);
    expect((await call('PATCH', `notes/${note.id}/`, 'free', change)).json()).toMatchObject(change);
    expect((await call('DELETE', `notes/${note.id}/`, 'free')).statusCode).toBe(204);
    expect((await call('DELETE', `notes/${note.id}/`, 'free')).statusCode).toBe(404);
  });

  test('are about an existing player, and limited in length', async () => {
    const { id } = await anyPlayer();
    const add = (player_id: number, text: string) =>
      call('POST', 'notes/', 'free', { player_id, text });
    expect((await add(77, 'Chi?')).statusCode).toBe(404);
    expect((await add(id, '   ')).statusCode).toBe(400);
    expect((await add(id, 'x'.repeat(2_001))).statusCode).toBe(400);
  });
});

test('clubs have their next five matches, goalkeepers and set-piece takers; chances are for Pro', async () => {
  const clubs = await get<FantasyClubs>('clubs/');
  expect(clubs).toMatchObject({ season: '2026/27', locked: false });
  expect(clubs.clubs).toHaveLength(20);
  for (const { fixtures, goalkeepers, name } of clubs.clubs) {
    expect(fixtures, name).toHaveLength(5);
    expect(goalkeepers, name).toHaveLength(3);
    for (const { outlook } of fixtures) {
      expect(outlook!.clean_sheet_chance).toBeGreaterThan(1);
      expect(outlook!.goal_chance).toBeLessThan(99);
    }
  }
  expect(clubs.clubs.some(({ penalty_takers }) => penalty_takers.length > 0)).toBe(true);
  const free = await get<FantasyClubs>('clubs/', 'free');
  expect(free.locked).toBe(true);
  expect(JSON.stringify(free)).not.toMatch(/"outlook":\{|"plays":\d/);
  expect(free.clubs.map(({ fixtures }) => fixtures.map(({ match_id }) => match_id))).toEqual(
    clubs.clubs.map(({ fixtures }) => fixtures.map(({ match_id }) => match_id)),
  );
});

test('availability and notes are part of the export, and are deleted with the account', async () => {
  const { id } = await anyPlayer();
  await call('POST', 'notes/', 'leaving', { player_id: id, text: 'Mia' });
  const word = { status: 'doubtful', plays: 40, fantavoto: null };
  await call('POST', `players/${id}/override/`, 'leaving', word);
  const headers = { authorization: `Bearer ${tokens.leaving}` };
  const { sections } = (
    await app.inject({
      method: 'POST',
      url: '/api/v1/account/export/',
      headers,
      payload: { password: PASSWORD },
    })
  ).json();
  expect(sections.player_notes).toMatchObject([{ player_id: id, text: 'Mia' }]);
  expect(sections.player_words).toMatchObject([{ player_id: id, status: 'doubtful', plays: 0.4 }]);
  expect(sections.player_files).toEqual([]);
  const gone = await app.inject({
    method: 'DELETE',
    url: `/api/v1/tredici/userprofile/${leavingId}/`,
    headers,
    payload: { password: PASSWORD },
  });
  expect(gone.statusCode).toBe(204);
  const { rows } = await database.pool.query(
    `select (select count(*) from player_note where user_id = ${leavingId})
      + (select count(*) from player_word where user_id = ${leavingId}) as left`,
  );
  expect(Number(rows[0].left)).toBe(0);
});
