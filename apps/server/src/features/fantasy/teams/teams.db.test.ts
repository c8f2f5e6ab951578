import type { Championship } from '@tredici/contract/championships';
import type { LineupReply, Team } from '@tredici/contract/teams';
import { recommendLineup } from '@tredici/engine/fantasy/lineup/recommend';
import { readRules } from '@tredici/engine/fantasy/rules/read-rules';
import { describe, expect, test } from 'vitest';
import { createFantasyWorld, lineupOf } from '#testing/fantasy-world.ts';
import { PASSWORD } from '#testing/test-app.ts';

const world = await createFantasyWorld();
const { ask, addTeam, call, clock, players, refused, roster } = world;

describe('championships', () => {
  const made = (more: object = {}) =>
    ask<Championship>('POST', 'championships/', {
      name: 'Lega del bar ⚽',
      rules: { preset: 'classic-defence', homeBonus: 2 },
      participants: ['Paola', 'Franco', 'Lucia', 'Ugo'],
      rounds: 6,
      ...more,
    });

  test('have a calendar, and standings and luck computed from the results entered', async () => {
    const league = await made();
    expect(league.calendar).toHaveLength(6);
    expect(league.rules).toMatchObject({ preset: 'classic-defence', homeBonus: 2 });
    const [first] = league.calendar;
    const totals = league.participants.map(({ id }, at) => ({
      participant_id: id,
      total: 60 + 6 * at,
    }));
    const after = await ask<Championship>('POST', `championships/${league.id}/rounds/1/`, {
      totals,
    });
    const match = after.calendar[0]!.matches[0]!;
    expect([match.home, match.away]).toEqual([first!.matches[0]!.home, first!.matches[0]!.away]);
    expect(match.home_goals).not.toBeNull();
    const points = after.standings.reduce((sum, row) => sum + row.points, 0);
    expect(points).toBeGreaterThanOrEqual(4);
    expect(after.standings.every(({ played }) => played === 1)).toBe(true);
    const taken = totals.map(({ participant_id }) => ({ participant_id, total: null }));
    const back = await ask<Championship>('POST', `championships/${league.id}/rounds/1/`, {
      totals: taken,
    });
    expect(back.standings.every(({ played }) => played === 0)).toBe(true);
    expect(await refused('POST', `championships/${league.id}/rounds/7/`, { totals })).toEqual([
      404,
      'not_found',
    ]);
  });

  test('are changed by version; participants are fixed once a result is in', async () => {
    const league = await made();
    const path = `championships/${league.id}/`;
    const renamed = await ask<Championship>('PATCH', path, { version: 1, name: 'Altra lega' });
    expect(renamed).toMatchObject({ version: 2, name: 'Altra lega' });
    expect(await refused('PATCH', path, { version: 1, name: 'x' })).toEqual([409, 'conflict']);
    const five = [...renamed.participants.map(({ id, name }) => ({ id, name })), { name: 'Eva' }];
    const grown = await ask<Championship>('PATCH', path, { version: 2, participants: five });
    expect(grown.participants).toHaveLength(5);
    await ask('POST', `${path}rounds/1/`, {
      totals: [{ participant_id: grown.participants[0]!.id, total: 70 }],
    });
    const fewer = { version: 3, participants: five.slice(0, 4) };
    expect(await refused('PATCH', path, fewer)).toEqual([409, 'participants_fixed']);
    const unchanged = await ask<Championship>('GET', path);
    expect(unchanged).toMatchObject({ version: 3, participants: { length: 5 } });
    const names = grown.participants.map(({ id }, at) => ({ id, name: `Nome ${at}` }));
    const same = await ask<Championship>('PATCH', path, { version: 3, participants: names });
    expect(same.participants[4]!.name).toBe('Nome 4');
  });

  test('refuse invalid rules, and say which', async () => {
    const reply = await call('POST', 'championships/', {
      name: 'x',
      participants: ['a', 'b'],
      rules: { modules: ['9-9-9'], colour: 1 },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'rules_invalid']);
    expect(
      reply.json().problems.map(({ detail }: { detail: string }) => detail.split(':')[0]),
    ).toEqual(expect.arrayContaining(['modules[0]', 'colour']));
    for (const name of ['', 'x'.repeat(10_000), 'a\nb']) {
      const body = { name, participants: ['a', 'b'], rules: 'classic-standard' };
      expect(await refused('POST', 'championships/', body)).toEqual([400, 'validation']);
    }
    const html = await made({ name: '<b>שלום</b> 🏆' });
    expect(html.name).toBe('<b>שלום</b> 🏆');
  });

  test("accept the purchases of an auction, and add the user's own to the team", async () => {
    const league = await made();
    const [own, rival] = league.participants;
    const team = await addTeam({
      championship_id: league.id,
      participant_id: own!.id,
      players: [],
    });
    const path = `championships/${league.id}/purchases/`;
    const [keeper, other] = players.filter(({ role }) => role === 'P');
    const buy = (participant_id: number, player_id: number, price: number) =>
      call('POST', path, { participant_id, player_id, price });
    const bought = (await buy(own!.id, keeper!.id, 30)).json();
    expect((await buy(rival!.id, keeper!.id, 1)).json()).toMatchObject({
      code: 'purchase_refused',
      problems: [{ code: 'already-sold' }],
    });
    expect((await buy(rival!.id, other!.id, 477)).json().problems[0].code).toBe(
      'beyond-maximum-bid',
    );
    expect((await buy(rival!.id, other!.id, 476)).statusCode).toBe(201);
    expect((await buy(999_999, 1, 1)).statusCode).toBe(400);
    expect(await ask<Team>('GET', `teams/${team.id}/`)).toMatchObject({
      spent: 30,
      credits_left: 470,
      missing: { players: 24, by_role: { P: 2 } },
    });
    expect((await call('DELETE', `${path}${bought.id}/`)).statusCode).toBe(204);
    expect((await ask<Team>('GET', `teams/${team.id}/`)).players).toEqual([]);
    expect((await ask<{ results: object[] }>('GET', path)).results).toHaveLength(1);
  });
});

describe('teams', () => {
  test('are made, changed, copied and deleted', async () => {
    const team = await addTeam();
    expect(team).toMatchObject({ version: 1, spent: 250, credits_left: 250 });
    expect(team.missing).toEqual({ players: 0, by_role: { P: 0, D: 0, C: 0, A: 0 } });
    const path = `teams/${team.id}/`;
    const fewer = await ask<Team>('PATCH', path, { version: 1, players: roster().slice(1) });
    expect(fewer.missing).toMatchObject({ players: 1, by_role: { P: 1 } });
    expect(await refused('PATCH', path, { version: 1, name: 'x' })).toEqual([409, 'conflict']);
    const copy = await ask<Team>('POST', `${path}duplicate/`, { name: 'Copia' });
    expect([copy.name, copy.players.length]).toEqual(['Copia', 24]);
    expect((await call('DELETE', path)).statusCode).toBe(204);
    expect(await refused('GET', path)).toEqual([404, 'not_found']);
  });

  test('are refused with the reason', async () => {
    const problemOf = async (list: object[]) => {
      const reply = await call('POST', 'teams/', { name: 'x', players: list });
      return [reply.json().code, reply.json().detail, reply.json().problems?.[0].code];
    };
    const message = 'Non è stato possibile creare una squadra';
    const [first, ...rest] = roster();
    expect(await problemOf([first!, first!])).toEqual([
      'team_refused',
      message,
      'duplicated-player',
    ]);
    expect(await problemOf([{ player_id: 2_000_000_000, price: 1 }])).toEqual([
      'team_refused',
      message,
      'unknown-player',
    ]);
    expect(await problemOf([{ ...first!, price: 400 }, ...rest])).toEqual([
      'team_refused',
      message,
      'too-many-credits',
    ]);
    const missing = await call('POST', 'teams/', { name: 'x', championship_id: 999_999 });
    expect([missing.statusCode, missing.json()]).toEqual([
      404,
      {
        code: 'championship_not_found',
        detail: 'Non è stato trovato alcun campionato corrispondente, selezionarne uno',
      },
    ]);
  });

  test('find players by the names in an export', async () => {
    const isAlone = ({ name }: { name: string }) =>
      players.filter((player) => player.name === name).length === 1;
    const [one, two] = players.filter(isAlone);
    const shared = players.find((player) => !isAlone(player))!;
    const { results, ambiguous } = await ask<{
      results: Array<{ player_id: number } | null>;
      ambiguous: number[];
    }>('POST', 'teams/match-players/', {
      rows: [one!.name.toUpperCase(), two!.name, 'Nessuno X', shared.name].map((name) => ({
        name,
      })),
    });
    const ids = results.map((found) => found?.player_id ?? null);
    expect(ids).toEqual([one!.id, two!.id, null, null]);
    expect(ambiguous).toEqual([3]);
  });
});

describe('line-ups', () => {
  test('are saved by version, checked by the rules, and closed at the deadline', async () => {
    const team = await addTeam();
    const path = `teams/${team.id}/lineup/`;
    const empty = await ask<LineupReply>('GET', path);
    expect(empty).toMatchObject({ lineup: null, is_from_earlier_round: false, problems: [] });
    const round = empty.round!;
    expect(empty.players).toHaveLength(25);
    expect(empty.players[0]).toMatchObject({ player_id: expect.any(Number) });
    expect(
      empty.players.every(({ fixture }) => fixture && fixture.match_date >= empty.deadline!),
    ).toBe(true);
    expect(new Date(empty.deadline!).getTime()).toBeGreaterThan(clock.now().getTime());
    const body = { ...lineupOf(team), round, version: 0 };
    const saved = await ask<LineupReply>('POST', path, body);
    expect(saved.lineup).toMatchObject({ version: 1, module: '4-4-2', starters: body.starters });
    // A second tab that began earlier gets a conflict.
    expect(await refused('POST', path, body)).toEqual([409, 'conflict']);
    const again = await ask<LineupReply>('POST', path, {
      ...body,
      version: 1,
      ...lineupOf(team, '3-4-3'),
    });
    expect(again.lineup).toMatchObject({ version: 2, module: '3-4-3' });
    const illegal = await call('POST', path, { ...body, version: 2, module: '5-4-1' });
    expect(illegal.json()).toMatchObject({
      code: 'lineup_refused',
      problems: [{ code: 'does-not-fit-module' }],
    });
    const stranger = { ...body, version: 2, bench: [999] };
    expect((await call('POST', path, stranger)).json().problems[0].code).toBe('unknown-player');
    const later = await ask<LineupReply>('GET', `${path}?round=${round + 1}`);
    expect(later).toMatchObject({ is_from_earlier_round: true, lineup: { version: 0 } });
    const past = { ...body, round: 1 };
    expect(await refused('POST', path, past)).toEqual([409, 'deadline_passed']);
    // After a change of rules an invalid saved line-up is shown as a problem, not an error.
    await ask('PATCH', `teams/${team.id}/`, { version: 1, rules: { modules: ['4-5-1'] } });
    const now = await ask<LineupReply>('GET', path);
    expect(now.problems).toEqual([{ code: 'module-not-allowed', detail: '3-4-3' }]);
  });

  test('are recommended from the projections, for Pro', async () => {
    const team = await addTeam();
    const reply = await ask<{ candidates: Parameters<typeof recommendLineup>[1] }>(
      'GET',
      `teams/${team.id}/candidates/`,
    );
    const { candidates } = reply;
    expect(candidates.length).toBeGreaterThan(20);
    const rules = readRules(team.rules);
    if (!rules.ok) throw new Error('rules');
    const recommending = recommendLineup(rules.rules, candidates);
    if (!recommending.ok) throw new Error(recommending.reason);
    const { module, starters, bench } = recommending.recommendation;
    const round = (await ask<LineupReply>('GET', `teams/${team.id}/lineup/`)).round;
    const body = { round, version: 0, module, starters, bench };
    await ask('POST', `teams/${team.id}/lineup/`, body);
    // An opponent in the championship is known by their purchases.
    const league = await ask<Championship>('POST', 'championships/', {
      name: 'Avversari',
      rules: 'classic-standard',
      participants: ['Io', 'Lei'],
    });
    const [me, her] = league.participants;
    await ask('PATCH', `teams/${team.id}/`, {
      version: 1,
      championship_id: league.id,
      participant_id: me!.id,
    });
    const keeper = players.find(({ role, has_left }) => role === 'P' && !has_left)!;
    await ask('POST', `championships/${league.id}/purchases/`, {
      participant_id: her!.id,
      player_id: keeper.id,
      price: 1,
    });
    const opponents = `teams/${team.id}/opponents/`;
    const theirs = await ask<typeof reply>('GET', `${opponents}${her!.id}/candidates/`);
    expect(theirs.candidates).toMatchObject([{ id: keeper.id, roles: ['P'] }]);
    for (const id of [me!.id, 999_999]) {
      expect(await refused('GET', `${opponents}${id}/candidates/`)).toEqual([404, 'not_found']);
    }
    const free = await addTeam({}, 'free');
    expect(await refused('GET', `teams/${free.id}/candidates/`, undefined, 'free')).toEqual([
      403,
      'premium_required',
    ]);
  });
});

describe('other users', () => {
  test("cannot see, change or delete anything of a user's", async () => {
    const league = await ask<Championship>('POST', 'championships/', {
      name: 'Mia',
      rules: 'classic-standard',
      participants: ['a', 'b'],
    });
    const team = await addTeam({ championship_id: league.id });
    const list = await ask<{ id: number }>('POST', 'lists/', { name: 'Mia' });
    const c = `championships/${league.id}/`;
    const t = `teams/${team.id}/`;
    const l = `lists/${list.id}/`;
    const lineup = { ...lineupOf(team), round: 20, version: 0 };
    const totals = { totals: [{ participant_id: league.participants[0]!.id, total: 66 }] };
    const purchase = {
      participant_id: league.participants[0]!.id,
      player_id: players[0]!.id,
      price: 1,
    };
    const asked: Array<[Parameters<typeof call>[0], string, object?]> = [
      ['GET', c],
      ['PATCH', c, { version: 1, name: 'Sua' }],
      ['DELETE', c],
      ['POST', `${c}rounds/1/`, totals],
      ['GET', `${c}purchases/`],
      ['POST', `${c}purchases/`, purchase],
      ['DELETE', `${c}purchases/1/`],
      ['POST', 'teams/', { name: 'x', championship_id: league.id }],
      ['GET', t],
      ['PATCH', t, { version: 1, name: 'Sua' }],
      ['POST', `${t}duplicate/`, { name: 'Sua' }],
      ['DELETE', t],
      ['GET', `${t}lineup/`],
      ['POST', `${t}lineup/`, lineup],
      ['GET', `${t}candidates/`],
      ['GET', `${t}opponents/${league.participants[1]!.id}/candidates/`],
      ['POST', `${t}rounds/1/`, { votes: [] }],
      ['GET', `${t}rounds/`],
      ['GET', `${t}rounds/1/`],
      ['PATCH', l, { version: 1, name: 'Sua' }],
      ['DELETE', l],
      ['POST', `${l}share/`, { is_shared: true }],
    ];
    for (const [method, path, payload] of asked) {
      const [status] = await refused(method, path, payload, 'other');
      expect([method, path, status]).toEqual([method, path, 404]);
      const [anonymous] = await refused(method, path, payload, null);
      expect([method, path, anonymous]).toEqual([method, path, 401]);
    }
    const mine = await ask<Team>('GET', t);
    expect(mine).toMatchObject({ name: 'Undici di Paola', version: 1 });
  });
});

test('teams, championships and lists are in the export, and are deleted with the account', async () => {
  const { app, ask, addTeam, database, ids, tokens } = await createFantasyWorld();
  const league = await ask<Championship>('POST', 'championships/', {
    name: 'Mia',
    rules: 'classic-standard',
    participants: ['Paola', 'Franco', 'Lucia', 'Ugo'],
  });
  await addTeam({ championship_id: league.id });
  await ask('POST', 'lists/', { name: 'Mia' });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/account/export/',
    payload: { password: PASSWORD },
    headers: { authorization: `Bearer ${tokens.pro}` },
  });
  expect(reply.json().sections).toMatchObject({
    championships: [{ participants: { length: 4 } }],
    fantasy_teams: [{ players: { length: 25 } }],
    custom_lists: [{ name: 'Mia', players: [] }],
  });
  const gone = await app.inject({
    method: 'DELETE',
    url: `/api/v1/tredici/userprofile/${ids.pro}/`,
    headers: { authorization: `Bearer ${tokens.pro}` },
    payload: { password: PASSWORD },
  });
  expect(gone.statusCode).toBe(204);
  for (const table of ['championship', 'fantasy_team', 'custom_list']) {
    const { rows } = await database.pool.query(
      `select count(*)::int as left from ${table} where user_id = $1`,
      [ids.pro],
    );
    expect(rows).toEqual([{ left: 0 }]);
  }
});
