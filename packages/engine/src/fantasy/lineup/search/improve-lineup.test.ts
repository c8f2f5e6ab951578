import { describe, expect, it } from 'vitest';
import { usualRoster } from '../../../../testing/lineup-program.ts';
import { madeRules } from '../../../../testing/made-team.ts';
import { prepareSquad } from '../prepare-squad.ts';
import { setOf } from '../squad/player-set.ts';
import { firstBench } from './bench-order.ts';
import { bestEleven } from './best-eleven.ts';
import { improve, improveFurther } from './improve-lineup.ts';
import { movesAround } from './lineup-moves.ts';

const rules = madeRules('mantra-standard');
const players = usualRoster('mantra', 2);
const { squad, evaluator } = prepareSquad(rules, players);
const eleven = bestEleven(rules, players)!;
const starters = setOf(
  eleven.starters.map(({ id }) => squad.players.findIndex(({ candidate }) => candidate.id === id)),
);
const module = squad.modules.findIndex(({ name }) => name === eleven.module);
const lineup = { module, starters, bench: firstBench(squad, starters, 0) };
const moves = movesAround(squad, { locked: 0, forced: 0, modules: -1 }, null);

describe('improving a line-up', () => {
  const better = improve(evaluator, lineup, 'rough', moves, new Set());

  it('by single changes reaches one that no single change improves', () => {
    expect(better.expected).toBeGreaterThan(evaluator.estimate(lineup, 'rough') + 0.05);
    for (const other of moves(better)) {
      expect(evaluator.estimate(other, 'rough')).toBeLessThan(better.expected + 0.005);
    }
  });

  it('by several changes at once is better still, repeatable, and keeps the eleven', () => {
    const further = () => improveFurther(evaluator, better, 'rough', moves, new Set(), 12);
    const found = further();
    expect(found.expected).toBeGreaterThan(better.expected + 0.001);
    expect(found.expected).toBeCloseTo(evaluator.estimate(found, 'rough'), 9);
    expect(found.starters).toBe(starters);
    expect(found.bench).not.toEqual(better.bench);
    expect(further()).toEqual(found);
    expect(improveFurther(evaluator, better, 'rough', moves, new Set(), 0)).toEqual(better);
  });
});
