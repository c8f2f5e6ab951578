import { sampleClubs } from '@tredici/contract/testing/fantasy-samples';
import { describe, expect, it } from 'vitest';
import { heatTable } from './fixture-heat.ts';

const data = sampleClubs();

describe('heatTable', () => {
  it('has a row for every club and a column for every round', () => {
    const { rounds, rows } = heatTable(data, 'goal');
    expect(rows).toHaveLength(20);
    expect(rounds.map(({ round }) => round)).toEqual([13, 14, 15, 16, 17]);
    expect(rows.every(({ cells }) => cells.length === 5)).toBe(true);
  });

  it('begins with the most promising club: the highest chance, or the easiest opponents', () => {
    const chances = heatTable(data, 'cleanSheet').rows.map(({ mean }) => mean!);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    const levels = heatTable(data, 'difficulty').rows.map(({ mean }) => mean!);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it('shades from the worst value of the table to the best', () => {
    for (const measure of ['goal', 'cleanSheet', 'difficulty'] as const) {
      const cells = heatTable(data, measure).rows.flatMap((row) => row.cells);
      const warmths = cells.map((cell) => cell!.warmth);
      expect([Math.min(...warmths), Math.max(...warmths)]).toEqual([0, 1]);
    }
    const easiest = heatTable(data, 'difficulty').rows.flatMap((row) => row.cells);
    expect(easiest.find((cell) => cell!.value === 1)!.warmth).toBe(1);
  });

  it('shows the opponents to users who see no chances', () => {
    const { rows } = heatTable(sampleClubs(true), 'goal');
    expect(rows[0]).toMatchObject({ club: 'Atalanta', mean: null });
    expect(rows[0]!.cells[0]).toMatchObject({ value: null, warmth: 0 });
  });

  it('leaves a gap where a club does not play', () => {
    const [first, ...others] = data.clubs;
    const missing = { ...first!, fixtures: first!.fixtures.slice(1) };
    const { rows } = heatTable({ ...data, clubs: [missing, ...others] }, 'goal');
    expect(rows.find(({ club }) => club === first!.name)!.cells[0]).toBeNull();
  });
});
