/** An app with the players of the demo world and three users, for tests of teams, championships and lists. */
import { rowsOf } from '@tredici/contract/columns';
import type { PlayerList, PlayerRow } from '@tredici/contract/fantasy-players';
import type { Team } from '@tredici/contract/teams';
import { expect } from 'vitest';
import { createTestDatabase } from './database/test-database.ts';
import { seedPlayerWorld } from './player-world.ts';
import { addUser, createTestApp, createTestClock, logIn } from './test-app.ts';

const NOW = '2026-11-15T04:00:00Z';
export type Who = 'pro' | 'free' | 'other';
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export async function createFantasyWorld() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = createTestClock(NOW);
  const app = await createTestApp(database, { clock });
  await seedPlayerWorld(db, new Date(NOW));
  const premiumUntil = new Date('2027-01-01T00:00:00Z');
  const ids = {
    pro: await addUser(db, 'pro@example.com', { premiumUntil }),
    free: await addUser(db, 'free@example.com'),
    other: await addUser(db, 'other@example.com', { premiumUntil }),
  };
  const tokens: Record<Who, string> = {
    pro: await logIn(app, 'pro@example.com'),
    free: await logIn(app, 'free@example.com'),
    other: await logIn(app, 'other@example.com'),
  };

  const call = (method: Method, path: string, payload?: object, who: Who | null = 'pro') =>
    app.inject({
      method,
      url: `/api/v1/tredici/fantasy/${path}`,
      ...(who ? { headers: { authorization: `Bearer ${tokens[who]}` } } : {}),
      ...(payload ? { payload } : {}),
    });
  /** The reply to a call that must succeed. */
  async function ask<T>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    payload?: object,
    who: Who = 'pro',
  ): Promise<T> {
    const reply = await call(method, path, payload, who);
    expect([reply.statusCode < 300, reply.statusCode < 300 ? '' : reply.body]).toEqual([true, '']);
    return reply.json<T>();
  }
  /** Status and code of a call that must fail. */
  async function refused(...asked: Parameters<typeof call>): Promise<[number, string]> {
    const reply = await call(...asked);
    return [reply.statusCode, reply.json().code];
  }

  const players: readonly PlayerRow[] = rowsOf((await ask<PlayerList>('GET', 'players/')).players);
  /** The players with the most votes in each role, as many as a roster has. */
  function roster(): Array<{ player_id: number; price: number }> {
    const best = (role: string, count: number) =>
      players
        .filter((player) => player.role === role && !player.has_left)
        .sort((a, b) => b.votes - a.votes)
        .slice(0, count)
        .map(({ id }) => ({ player_id: id, price: 10 }));
    return [...best('P', 3), ...best('D', 8), ...best('C', 8), ...best('A', 6)];
  }
  const addTeam = (more: object = {}, who: Who = 'pro') =>
    ask<Team>('POST', 'teams/', { name: 'Undici di Paola', players: roster(), ...more }, who);

  return { app, clock, database, ids, tokens, call, ask, refused, players, roster, addTeam };
}

/** A valid Classic line-up, with the first players of each role. */
export function lineupOf({ players: own }: Team, module = '4-4-2') {
  const [d = 0, c = 0, a = 0] = module.split('-').map(Number);
  const line = (role: string) => own.filter((one) => one.role === role).map((one) => one.player_id);
  const [P, D, C, A] = ['P', 'D', 'C', 'A'].map(line) as [number[], number[], number[], number[]];
  return {
    module,
    starters: [...P.slice(0, 1), ...D.slice(0, d), ...C.slice(0, c), ...A.slice(0, a)],
    bench: [...P.slice(1, 2), ...D.slice(d, d + 2), ...C.slice(c, c + 2), ...A.slice(a, a + 2)],
  };
}
