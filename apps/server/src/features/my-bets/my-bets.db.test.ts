import { expect, test } from 'vitest';
import { appUser } from '#db/schema/accounts.ts';
import { myBet, stakeLimit } from '#db/schema/my-bets.ts';
import { DAY_MS } from '#durations.ts';
import { PRO } from '#testing/plan-app.ts';
import { createPlanWorld } from '#testing/plan-world.ts';
import { addUser, createTestApp, logIn } from '#testing/test-app.ts';

async function createWorld() {
  const world = await createPlanWorld();
  const app = await createTestApp(world.database, { clock: world.clock });
  const as = async (email: string, more: object = PRO) => {
    const id = await addUser(world.db, email, more);
    const headers = { authorization: `Bearer ${await logIn(app, email)}` };
    const call = (
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      path: string,
      payload?: object | string,
      type = 'application/json',
    ) =>
      app.inject({
        method,
        url: `/api/v1/tredici/my-bets/${path}`,
        ...(payload === undefined
          ? { headers }
          : { headers: { ...headers, 'content-type': type }, payload }),
      });
    return { id, headers, call, list: async () => (await call('GET', '')).json() };
  };
  const send = ({ headers }: Awaited<ReturnType<typeof as>>, path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/v1/tredici/${path}`, headers, payload });
  return { ...world, app, as, send };
}

test('a bet is recorded, corrected, settled and deleted, by its owner only', async () => {
  const { as, addOffer, clock, win } = await createWorld();
  const [user, other] = [await as('a@example.test'), await as('b@example.test')];
  const match = await addOffer(10, { probability: 0.75, odd: 1.4 });
  const noted = await user.call('POST', '', {
    match_id: match,
    bet_type: '1',
    odd: 1.42,
    stake: '10',
    bookmaker: 'Acme',
  });
  expect(noted.statusCode).toBe(201);
  const { bet } = noted.json();
  expect(bet).toMatchObject({
    odd: 1.42,
    stake: 10,
    bookmaker: 'Acme',
    outcome: 'open',
    gain_loss: null,
    match: { match_id: match },
    closing_odd: null,
    suggestion_id: null,
  });
  expect((await other.call('PATCH', `${bet.id}/`, { stake: 1 })).statusCode).toBe(404);
  expect((await other.call('DELETE', `${bet.id}/`)).statusCode).toBe(404);
  expect((await other.list()).results).toEqual([]);
  const corrected = await user.call('PATCH', `${bet.id}/`, { stake: 20.5 });
  expect(corrected.json().bet).toMatchObject({ stake: 20.5, odd: 1.42 });
  clock.move(DAY_MS);
  await win(match);
  const { results, record, by_bookmaker, by_month } = await user.list();
  expect(results).toMatchObject([{ outcome: 'won', gain_loss: 8.61, closing_odd: 1.4 }]);
  expect(record).toMatchObject({
    bets: 1,
    won: 1,
    staked: 20.5,
    returned: 29.11,
    profit: 8.61,
    yield: { percent: 42, standard_error: null },
    against_forecast: { bets: 1, better_chance: 0.375, equal_chance: 0.75 },
  });
  expect(by_bookmaker).toMatchObject([{ key: 'Acme', bets: 1 }]);
  expect(by_month).toMatchObject([{ key: '2026-03', bets: 1 }]);
  expect((await user.call('DELETE', `${bet.id}/`)).statusCode).toBe(204);
  expect((await user.call('DELETE', `${bet.id}/`)).statusCode).toBe(404);
});

test.each([
  [{ odd: 1 }],
  [{ odd: 'x' }],
  [{ stake: 0 }],
  [{ stake: -5 }],
  [{ stake: 'abc' }],
  [{ bet_type: '7' }],
  [{ bookmaker: 'x'.repeat(61) }],
  [{ bookmaker: 'a\u0000b' }],
  [{ odd: 1.00001 }],
  [{ stake: 1e12 }],
  [{ placed_at: 'yesterday' }],
  [{ placed_at: '2099-01-01T00:00:00Z' }],
  [{ placed_at: '0000-01-01T00:00:00Z' }],
])('a bet with %j is refused', async (wrong) => {
  const { as, addOffer, db } = await createWorld();
  const user = await as('a@example.test');
  const bet = { match_id: await addOffer(10), bet_type: '1', odd: 1.4, stake: 5 };
  expect((await user.call('POST', '', { ...bet, ...wrong })).statusCode).toBe(400);
  expect(await db.$count(myBet)).toBe(0);
});

test('a user who sees no odds gets none, and one on a break gets nothing', async () => {
  const { as, addOffer, clock, win, work } = await createWorld();
  const shy = await as('shy@example.test', { ...PRO, noOdds: true });
  const match_id = await addOffer(10);
  const noted = await shy.call('POST', '', { match_id, bet_type: '1', odd: 1.4, stake: 5 });
  expect(noted.json().bet).toMatchObject({ odd: null, stake: 5 });
  clock.move(DAY_MS);
  await win(match_id);
  await work();
  expect(await shy.list()).toMatchObject({
    odds_hidden: true,
    results: [{ odd: null, closing_odd: null, outcome: 'won', gain_loss: 2 }],
  });
  const away = await as('away@example.test', { ...PRO, selfExcludedUntil: new Date('2099-01-01') });
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', 'bets.csv'],
  ] as const) {
    const reply = await away.call(method, path, method === 'POST' ? {} : undefined);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'on_break']);
  }
  expect((await away.call('GET', 'limit/')).statusCode, 'a limit can be set on a break').toBe(200);
});

test("the plan's own bets are listed too, at its prices and stakes", async () => {
  const { app, as, addOffer, clock, win, lose, work, send } = await createWorld();
  const user = await as('a@example.test');
  expect((await user.list()).plan_record).toBeNull();
  clock.move(-DAY_MS);
  await send(user, 'plan/', { budget: 100 });
  clock.move(DAY_MS);
  const [won, lost] = [await addOffer(10), await addOffer(11, { odd: 1.45 })];
  await work();
  const suggested = async () =>
    (await app.inject({ url: '/api/v1/tredici/bets/suggested', headers: user.headers })).json()
      .results;
  const [first] = await suggested();
  await user.call('POST', '', {
    match_id: won,
    bet_type: '1',
    odd: 1.4,
    stake: 5,
    suggestion_id: first.id,
  });
  expect(await suggested()).toMatchObject([{ id: first.id, noted: true }, { noted: false }]);
  clock.move(DAY_MS);
  await win(won);
  await lose(lost);
  await work();
  expect((await user.list()).plan_record).toMatchObject({
    bets: 2,
    won: 1,
    open: 0,
    staked: 10,
    returned: 7,
    profit: -3,
    yield: { percent: -30 },
    closing_line: { bets: 2, percent: 0 },
    against_forecast: { bets: 2 },
  });
});

test('an unknown match is not found', async () => {
  const { as } = await createWorld();
  const user = await as('a@example.test');
  const bet = { match_id: 999_999, bet_type: '1', odd: 1.4, stake: 5 };
  expect((await user.call('POST', '', bet)).statusCode).toBe(404);
});

test('a file is exported and imported again, and one wrong line leaves everything unchanged', async () => {
  const { as, addOffer, db } = await createWorld();
  const [user, other] = [await as('a@example.test'), await as('b@example.test')];
  const ids = [await addOffer(10), await addOffer(11)];
  for (const match_id of ids) {
    const bet = { match_id, bet_type: '1', odd: 1.4, stake: 5, bookmaker: 'Ac"me, Ltd' };
    await user.call('POST', '', bet);
  }
  const file = await user.call('GET', 'bets.csv');
  expect(file.headers['content-type']).toContain('text/csv');
  const bring = (who: typeof user, text: string, query = '') =>
    who.call('POST', `bets.csv${query}`, text, 'text/csv');
  const nothing = { rows: [], problems: [] };
  expect((await bring(user, file.body)).json()).toEqual({ added: 0, known: 2, ...nothing });
  const shown = (await bring(other, file.body, '?preview=true')).json();
  expect(shown).toMatchObject({ added: 2, known: 0, problems: [] });
  expect(shown.rows).toMatchObject([
    {
      line: 2,
      match: { match_id: ids[1] },
      bet_type: '1',
      odd: 1.4,
      stake: 5,
      bookmaker: 'Ac"me, Ltd',
      is_known: false,
    },
    { line: 3, match: { match_id: ids[0] } },
  ]);
  expect((await other.list()).results, 'a preview adds nothing').toEqual([]);
  expect((await bring(other, file.body)).json()).toEqual({ added: 2, known: 0, ...nothing });
  expect((await bring(other, file.body, '?preview=true')).json()).toMatchObject({
    added: 0,
    known: 2,
    rows: [{ is_known: true }, { is_known: true }],
  });
  expect((await other.list()).results).toMatchObject([
    { bookmaker: 'Ac"me, Ltd', stake: 5 },
    { stake: 5 },
  ]);
  const italian = `match_id;bet_type;odd;stake;placed_at\n${ids[0]};X;3,40;1.234,50;2026-03-01T10:00:00Z\n`;
  expect((await bring(other, italian)).json()).toMatchObject({ added: 1 });
  expect((await other.list()).results.at(-1)).toMatchObject({ bet_type: 'X', stake: 1234.5 });
  const wrong = `${italian}${ids[0]};9;0,5;;gestern\n999999;1;2;1;2026-03-01T10:00:00Z\n`;
  expect((await bring(other, wrong)).json()).toEqual({
    added: 0,
    known: 0,
    rows: [],
    problems: [
      { line: 3, column: 'bet_type', problem: 'invalid' },
      { line: 3, column: 'odd', problem: 'invalid' },
      { line: 3, column: 'stake', problem: 'missing' },
      { line: 3, column: 'placed_at', problem: 'invalid' },
    ],
  });
  const unknown = `${italian}999999;1;2;1;2026-03-01T10:00:00Z\n`;
  expect((await bring(other, unknown)).json().problems).toEqual([
    { line: 3, column: 'match_id', problem: 'unknown-match' },
  ]);
  expect((await bring(other, '')).json().problems).toHaveLength(4);
  expect(await db.$count(myBet)).toBe(5);
  // As a user might keep them in their own spreadsheet.
  const byName = 'date;home_team_name;away_team_name;bet_type;odd;stake\n';
  const [first] = (await user.list()).results;
  const { date, home_team_name: home, away_team_name: away, match_id } = first.match;
  const day = date.split('-').reverse().join('/');
  const own = `${byName}${day};${home.toUpperCase()};${away};1x;1,20;3\n`;
  expect((await bring(user, own)).json()).toMatchObject({ added: 1, problems: [] });
  expect((await user.list()).results).toContainEqual(
    expect.objectContaining({
      match: expect.objectContaining({ match_id }),
      bet_type: '1X',
      stake: 3,
      odd: 1.2,
    }),
  );
  expect((await bring(user, `${byName}31/06/2026;a;b;1;2;3\n`)).json().problems).toEqual([
    { line: 2, column: 'date', problem: 'invalid' },
  ]);
  const longAgo = `${byName.trim()};placed_at\n0000-01-01;a;b;1;2;3;0000-01-01T00:00:00Z\n`;
  expect((await bring(user, longAgo)).json().problems).toEqual([
    { line: 2, column: 'placed_at', problem: 'invalid' },
    { line: 2, column: 'date', problem: 'invalid' },
  ]);
  expect((await bring(user, `${byName}${day};Nessuno;${away};1;2;3\n`)).json().problems).toEqual([
    { line: 2, column: 'home_team_name', problem: 'unknown-match' },
  ]);
});

test('a limit is lowered immediately and raised after seven days', async () => {
  const { as, addOffer, clock, db } = await createWorld();
  const user = await as('a@example.test');
  const set = async (limit: number | string | null) =>
    (await user.call('POST', 'limit/', { limit })).json();
  const now = async () => (await user.call('GET', 'limit/')).json();
  expect(await now()).toEqual({
    limit: null,
    raise: null,
    staked: 0,
    left: null,
    is_reached: false,
  });
  expect(await set('50.00')).toMatchObject({ limit: 50, left: 50 });
  expect(await set(20)).toMatchObject({ limit: 20, raise: null });
  const raised = await set(100);
  expect(raised).toMatchObject({ limit: 20, raise: { limit: 100 } });
  const match_id = await addOffer(10);
  const noted = await user.call('POST', '', { match_id, bet_type: '1', odd: 1.4, stake: 25 });
  expect(noted.json().limit).toMatchObject({ staked: 25, left: 0, is_reached: true });
  expect((await user.call('POST', 'limit/', { limit: -1 })).statusCode).toBe(400);
  clock.move(7 * DAY_MS);
  expect(await now()).toMatchObject({ limit: 100, raise: null, left: 75, is_reached: false });
  clock.move(20 * DAY_MS);
  expect(await now(), 'a new month').toMatchObject({ staked: 0, left: 100 });
  await db.delete(appUser);
  expect([await db.$count(myBet), await db.$count(stakeLimit)], 'they go with their user').toEqual([
    0, 0,
  ]);
});
