import { describe, expect, it } from 'vitest';
import { usualRoster } from '../../../../testing/lineup-program.ts';
import { madeRules } from '../../../../testing/made-team.ts';
import { setOf } from '../prepare-squad.ts';
import { benchMoves, firstBench } from '../search/bench-order.ts';
import { bestEleven } from '../search/best-eleven.ts';
import { makeSquad } from '../squad/squad.ts';
import { makeEvaluator } from './expected-total.ts';
import { lookAcross } from './opponent.ts';

describe('Mantra line-ups over the same rounds', () => {
  const rules = madeRules('mantra-standard');
  const players = usualRoster('mantra', 3);
  const squad = makeSquad(rules, players);
  const evaluator = makeEvaluator(squad, lookAcross(rules, null));
  const eleven = bestEleven(rules, players)!;
  const starters = setOf(
    squad,
    eleven.starters.map(({ id }) => id),
  );
  const module = squad.modules.findIndex(({ name }) => name === eleven.module);
  const lineup = { module, starters, bench: firstBench(squad, starters, 0) };

  it('gives a reordered bench the value of playing all rounds again, unless it falls behind', () => {
    const near = evaluator.estimateNear(lineup, 'rough');
    const own = evaluator.estimate(lineup, 'rough');
    let [whole, better, missed] = [0, 0, 0];
    for (const bench of benchMoves(squad, starters, lineup.bench)) {
      const other = { ...lineup, bench };
      const estimate = evaluator.estimate(other, 'rough');
      const said = near(other);
      const isWhole = Math.abs(said - estimate) < 1e-9;
      // A line-up that falls behind is not played to the end: it may be the better one, but must never seem
      // better.
      if (!isWhole) expect(said).toBeLessThan(own);
      whole += Number(isWhole);
      better += Number(estimate > own);
      missed += Number(estimate > own && !isWhole);
    }
    expect(whole).toBeGreaterThan(50);
    expect(better).toBeGreaterThan(10);
    expect(missed).toBeLessThan(better / 10);
  });

  it('gives a line-up the same value whether or not it was looked at just before', () => {
    const near = evaluator.estimateNear(lineup, 'rough');
    const [bench, another] = benchMoves(squad, starters, lineup.bench);
    const other = { ...lineup, bench: bench! };
    near(other);
    const setOut = evaluator.estimateNear({ ...other }, 'rough');
    // Evaluating this line-up must not change what was stored of the second one.
    near({ ...lineup, bench: another! });
    const fresh = makeEvaluator(squad, lookAcross(rules, null)).estimateNear(other, 'rough');
    for (const seats of benchMoves(squad, starters, other.bench)) {
      const next = { ...lineup, bench: seats };
      expect(setOut(next)).toBe(fresh(next));
    }
  });

  it('comes close to the same value over many rounds', () => {
    const fine = evaluator.expected(lineup, 'fine');
    expect(Math.abs(evaluator.estimate(lineup, 'close') - fine)).toBeLessThan(0.1);
  });
});
