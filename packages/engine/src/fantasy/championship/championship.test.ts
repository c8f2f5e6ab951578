import { describe, expect, it } from 'vitest';
import { madeRules } from '../../../testing/made-team.ts';
import { roundRobin } from './calendar.ts';
import { calendarLuck, standings } from './standings.ts';

describe('roundRobin', () => {
  it.each([2, 4, 8, 10, 14])('makes %i teams meet each other once in every half', (count) => {
    const teams = Array.from({ length: count }, (_, at) => at + 1);
    const rounds = roundRobin(teams, 2 * (count - 1));
    for (const half of [rounds.slice(0, count - 1), rounds.slice(count - 1)]) {
      const met = half.flat().map(({ home, away }) => [home, away].sort((a, b) => a - b).join());
      expect(new Set(met).size).toBe((count * (count - 1)) / 2);
    }
    for (const fixtures of rounds) {
      expect(new Set(fixtures.flatMap(({ home, away }) => [home, away])).size).toBe(count);
    }
    const played = rounds.flat().map(({ home, away }) => `${home}-${away}`);
    expect(new Set(played).size).toBe(count * (count - 1));
  });

  it('gives every team about as many home as away matches in a half', () => {
    const rounds = roundRobin([1, 2, 3, 4, 5, 6, 7, 8], 7);
    for (let team = 1; team <= 8; team++) {
      const home = rounds.flat().filter((fixture) => fixture.home === team).length;
      expect(home).toBeGreaterThanOrEqual(3);
      expect(home).toBeLessThanOrEqual(4);
    }
  });

  it('lets one team rest where the number is odd, and repeats as long as asked', () => {
    const rounds = roundRobin([1, 2, 3], 7);
    expect(rounds.map((fixtures) => fixtures.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(roundRobin([1], 5)).toEqual([]);
  });
});

describe('standings', () => {
  const rules = madeRules({ homeBonus: 2 });
  const round = (fixtures: Array<[number, number]>, totals: Record<number, number>) => ({
    fixtures: fixtures.map(([home, away]) => ({ home, away })),
    totals: new Map(Object.entries(totals).map(([team, total]) => [Number(team), total])),
  });

  it('match a table computed by hand', () => {
    const rounds = [
      // 64 + 2 is a goal; 72 are two.
      round(
        [
          [1, 2],
          [3, 4],
        ],
        { 1: 64, 2: 65, 3: 60, 4: 72 },
      ),
      // Not all totals are in yet, so the match of 1 and 3 does not count.
      round(
        [
          [1, 3],
          [4, 2],
        ],
        { 1: 80, 4: 70, 2: 66 },
      ),
    ];
    const table = standings(rules, [1, 2, 3, 4], rounds);
    expect(table.map(({ team, points, played }) => [team, points, played])).toEqual([
      [4, 6, 2],
      [1, 3, 1],
      [2, 0, 2],
      [3, 0, 1],
    ]);
    expect(table[0]).toMatchObject({ won: 2, goalsFor: 4, goalsAgainst: 1, total: 142 });
  });

  it('measure luck as the difference between the points won and the mean against all others', () => {
    const plain = madeRules({});
    // 2 has the second best total and meets the best; 3 the third best and meets the worst.
    const rounds = [
      round(
        [
          [1, 2],
          [3, 4],
        ],
        { 1: 78, 2: 72, 3: 66, 4: 60 },
      ),
    ];
    const luck = calendarLuck(plain, [1, 2, 3, 4], rounds);
    expect(luck.map(({ points, expected }) => [points, expected])).toEqual([
      [3, 3],
      [0, 2],
      [3, 1],
      [0, 0],
    ]);
    expect(luck.reduce((sum, row) => sum + row.luck, 0)).toBeCloseTo(0, 9);
  });
});
