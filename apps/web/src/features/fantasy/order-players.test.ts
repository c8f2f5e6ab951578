import { samplePlayerList } from '@tredici/contract/testing/fantasy-samples';
import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { orderPlayers } from './order-players.ts';
import { type ListedPlayer, listPlayers } from './players.ts';

const [pattern] = listPlayers(samplePlayerList(1), undefined);
const player = (name: string, votes: number, mean: number | null): ListedPlayer => ({
  ...pattern!,
  name,
  votes,
  mean_fantavoto: mean,
});
const mean: Column = {
  id: 'fm',
  short: 'FM',
  name: 'Fantamedia',
  show: () => '',
  value: ({ mean_fantavoto }) => mean_fantavoto,
};
const perVote: Column = { ...mean, sample: ({ votes }) => votes };

describe('orderPlayers', () => {
  const regular = player('Conti', 12, 6.5);
  const enough = player('Neri', 3, 7);
  const lucky = player('Škoda', 1, 12);
  const unlucky = player('Abate', 2, 4);
  const unused = player('Bruni', 0, null);
  const all = [unlucky, unused, regular, enough, lucky];
  const namesBy = (column: Column | undefined, ascending: boolean) =>
    orderPlayers(all, column, ascending).map(({ name }) => name);

  it('puts a mean of few matches after the others in both directions', () => {
    expect(namesBy(perVote, false)).toEqual(['Neri', 'Conti', 'Škoda', 'Abate', 'Bruni']);
    expect(namesBy(perVote, true)).toEqual(['Conti', 'Neri', 'Abate', 'Škoda', 'Bruni']);
  });

  it('sorts all other columns as they are', () => {
    expect(namesBy(mean, false)).toEqual(['Škoda', 'Neri', 'Conti', 'Abate', 'Bruni']);
    expect(namesBy(undefined, false)).toEqual(['Škoda', 'Neri', 'Conti', 'Bruni', 'Abate']);
  });

  it('puts nobody last if all have equally few', () => {
    expect(orderPlayers([lucky, player('Uno', 1, 13)], perVote, false)[0]!.name).toBe('Uno');
    expect(orderPlayers([], perVote, false)).toEqual([]);
  });
});
