import { describe, expect, test } from 'vitest';
import { createFantasyWorld } from '#testing/fantasy-world.ts';

const { ask, call, players, refused } = await createFantasyWorld();

describe('lists and notes', () => {
  test('are ordered, shared by key and made private again', async () => {
    const [one, two] = players;
    const list = await ask<{ id: number; version: number; players: number[] }>('POST', 'lists/', {
      name: 'Da prendere',
      players: [two!.id, one!.id, two!.id, 1_999_999_999],
    });
    expect(list.players).toEqual([two!.id, one!.id, 1_999_999_999]);
    const path = `lists/${list.id}/`;
    const turned = { version: 1, players: [one!.id, 1_999_999_999] };
    expect(await ask('PATCH', path, turned)).toMatchObject({ version: 2 });
    expect(await refused('PATCH', path, turned)).toEqual([409, 'conflict']);
    const shared = await ask<{ share_key: string }>('POST', `${path}share/`, { is_shared: true });
    const open = await call('GET', `shared-lists/${shared.share_key}/`, undefined, null);
    expect(open.json()).toEqual({
      name: 'Da prendere',
      players: [
        {
          player_id: one!.id,
          known: {
            name: one!.name,
            club: expect.any(String),
            role: one!.role,
            mantra_roles: one!.mantra_roles,
          },
        },
        { player_id: 1_999_999_999, known: null },
      ],
      updated_at: expect.any(String),
    });
    await ask('POST', `${path}share/`, { is_shared: false });
    expect(await refused('GET', `shared-lists/${shared.share_key}/`, undefined, null)).toEqual([
      404,
      'not_found',
    ]);
  });

  test('notes are found by their words, taken literally and not as patterns', async () => {
    const add = (text: string) => ask('POST', 'notes/', { player_id: players[0]!.id, text });
    await add('Rigorista al 100%');
    await add('Gioca poco');
    const texts = async (search: string) =>
      (
        await ask<{ results: Array<{ text: string }> }>(
          'GET',
          `notes/?search=${encodeURIComponent(search)}`,
        )
      ).results.map(({ text }) => text);
    expect(await texts('')).toEqual(['Gioca poco', 'Rigorista al 100%']);
    expect(await texts('rigorista')).toEqual(['Rigorista al 100%']);
    expect(await texts('100%')).toEqual(['Rigorista al 100%']);
    expect(await texts('_')).toEqual([]);
  });

  test('lists and notes have a maximum number', async () => {
    const bodies = { name: 'x', players: [] };
    let last = 201;
    for (let at = 0; at <= 200 && last === 201; at++) {
      last = (await call('POST', 'lists/', bodies, 'free')).statusCode;
    }
    expect(last).toBe(409);
    for (last = 201; last === 201; ) {
      last = (await call('POST', 'teams/', { name: 'x' }, 'free')).statusCode;
    }
    expect(last).toBe(409);
    const { results } = await ask<{ results: object[] }>('GET', 'teams/', undefined, 'free');
    expect(results).toHaveLength(50);
  }, 60_000);
});
