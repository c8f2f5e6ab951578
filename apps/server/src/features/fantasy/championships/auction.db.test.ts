import type { Championship, PurchasesReply } from '@tredici/contract/championships';
import type { PlayerRow } from '@tredici/contract/fantasy-players';
import type { Team } from '@tredici/contract/teams';
import { expect, test } from 'vitest';
import { createFantasyWorld } from '#testing/fantasy-world.ts';

const { ask, addTeam, call, players, roster } = await createFantasyWorld();

const made = async (rules: object | string = 'classic-standard') => {
  const league = await ask<Championship>('POST', 'championships/', {
    name: 'Lega di riparazione',
    participants: ['Io', 'Lei', 'Lui'],
    rules,
  });
  const [me, her, him] = league.participants.map(({ id }) => id) as [number, number, number];
  const path = `championships/${league.id}/purchases/`;
  const buy = (participant_id: number, player_id: number, price: number) =>
    call('POST', path, { participant_id, player_id, price });
  const problemOf = async (...sale: Parameters<typeof buy>) => {
    const reply = await buy(...sale);
    return reply.statusCode === 201 ? null : reply.json().problems[0].code;
  };
  const state = () => ask<PurchasesReply>('GET', path);
  return { league, me, her, him, path, buy, problemOf, state };
};
const free = (role: string, without: ReadonlyArray<{ player_id: number }>) =>
  players.filter(
    (one) =>
      one.role === role && !one.has_left && without.every(({ player_id }) => player_id !== one.id),
  );
/** 24 players at 19 credits each: 44 credits and a forward are missing. */
const almost = () =>
  roster()
    .slice(0, 24)
    .map(({ player_id }) => ({ player_id, price: 19 }));

test('goes on from the roster that a team has', async () => {
  const { league, me, her, buy, problemOf, state } = await made();
  const team = await addTeam({
    championship_id: league.id,
    participant_id: me,
    players: almost(),
  });
  expect(await state()).toMatchObject({ results: [], held: { length: 24 } });
  const [forward, other] = free('A', roster()) as [PlayerRow, PlayerRow];
  const [defender] = free('D', roster()) as [PlayerRow];
  expect(await problemOf(me, forward.id, 45)).toBe('beyond-maximum-bid');
  expect(await problemOf(me, defender.id, 1)).toBe('role-full');
  expect(await problemOf(her, almost()[0]!.player_id, 1)).toBe('already-sold');
  expect(await problemOf(me, almost()[0]!.player_id, 1)).toBe('already-sold');
  // A rival without a team of their own has the credits of the rules.
  expect(await problemOf(her, defender.id, 477)).toBe('beyond-maximum-bid');
  const bought = (await buy(me, forward.id, 44)).json();
  const path = `teams/${team.id}/`;
  expect(await ask<Team>('GET', path)).toMatchObject({
    credits_left: 0,
    players: { length: 25 },
  });
  // The purchase is on the roster too, and counts once.
  expect(await state()).toMatchObject({
    results: [{ player_id: forward.id, role: 'A', price: 44 }],
    held: { length: 24 },
  });
  expect(await problemOf(me, other.id, 0)).toBe('roster-full');
  await call('DELETE', `championships/${league.id}/purchases/${bought.id}/`);
  expect((await ask<Team>('GET', path)).players).toEqual(team.players);
  expect(await state()).toMatchObject({ results: [], held: { length: 24 } });
});

test('sells again who was released before a repair auction', async () => {
  const { league, me, her, buy, problemOf, state } = await made();
  const team = await addTeam({ championship_id: league.id, participant_id: me, players: [] });
  const [keeper] = free('P', []) as [PlayerRow];
  await buy(me, keeper.id, 80);
  const path = `teams/${team.id}/`;
  const { version } = await ask<Team>('GET', path);
  await ask('PATCH', path, { version, players: [{ player_id: keeper.id, price: 60 }] });
  expect((await state()).results).toMatchObject([{ player_id: keeper.id, price: 60 }]);
  await ask('PATCH', path, { version: version + 1, players: [] });
  expect(await state()).toEqual({ results: [], held: [] });
  expect(await problemOf(her, keeper.id, 90)).toBeNull();
  expect((await state()).results).toMatchObject([{ participant_id: her, price: 90 }]);
  expect(await problemOf(me, keeper.id, 1)).toBe('already-sold');
});

test('gives a team that is linked later what was bought in its name, if it fits', async () => {
  const { league, me, her, buy, state } = await made();
  const [one, two, three] = free('D', []) as [PlayerRow, PlayerRow, PlayerRow];
  await buy(me, one.id, 7);
  await buy(me, two.id, 8);
  await buy(her, three.id, 9);
  const mine = await addTeam({
    championship_id: league.id,
    participant_id: me,
    players: [{ player_id: one.id, price: 7 }],
  });
  expect(mine.players.map(({ player_id, price }) => [player_id, price])).toEqual(
    expect.arrayContaining([
      [one.id, 7],
      [two.id, 8],
    ]),
  );
  expect(await state()).toMatchObject({ results: { length: 3 }, held: [] });
  // Saving the team again does not bring back who was released.
  const link = { championship_id: league.id, participant_id: me };
  const players = [{ player_id: one.id, price: 7 }];
  const saved = await ask<Team>('PATCH', `teams/${mine.id}/`, { version: 1, ...link, players });
  expect(saved.players).toHaveLength(1);
  const full = roster();
  const hers = await addTeam({
    championship_id: league.id,
    participant_id: her,
    players: full,
  });
  expect(hers.players).toHaveLength(25);
});
