import { describe, expect, it } from 'vitest';
import { usualRoster } from '../../../../testing/lineup-program.ts';
import { madeRules } from '../../../../testing/made-team.ts';
import { setOf } from '../prepare.ts';
import { benchMoves, firstBench } from '../search/bench-order.ts';
import { bestEleven } from '../search/best-eleven.ts';
import { makeSquad } from '../squad/squad.ts';
import { makeEvaluator } from './expected-total.ts';
import { lookAcross } from './opponent.ts';

describe('Mantra over the same rounds', () => {
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

  it('says of benches in another order what playing all rounds again says, unless they fall behind', () => {
    const near = evaluator.estimateNear(lineup, 'rough');
    const own = evaluator.estimate(lineup, 'rough');
    let [whole, better, missed] = [0, 0, 0];
    for (const bench of benchMoves(squad, starters, lineup.bench)) {
      const other = { ...lineup, bench };
      const estimate = evaluator.estimate(other, 'rough');
      const said = near(other);
      const isWhole = Math.abs(said - estimate) < 1e-9;
      // One that falls behind is not played to the end: it is never taken for a better one, though it may be one.
      if (!isWhole) expect(said).toBeLessThan(own);
      whole += Number(isWhole);
      better += Number(estimate > own);
      missed += Number(estimate > own && !isWhole);
    }
    expect(whole).toBeGreaterThan(50);
    expect(better).toBeGreaterThan(10);
    expect(missed).toBeLessThan(better / 10);
  });

  it('says the same of one that was just looked at as of one it meets first', () => {
    const near = evaluator.estimateNear(lineup, 'rough');
    const [bench, another] = benchMoves(squad, starters, lineup.bench);
    const other = { ...lineup, bench: bench! };
    near(other);
    const setOut = evaluator.estimateNear({ ...other }, 'rough');
    // What is looked at from the first leaves the second as it was.
    near({ ...lineup, bench: another! });
    const fresh = makeEvaluator(squad, lookAcross(rules, null)).estimateNear(other, 'rough');
    for (const seats of benchMoves(squad, starters, other.bench)) {
      const next = { ...lineup, bench: seats };
      expect(setOut(next)).toBe(fresh(next));
    }
  });

  it('comes to nearly the same over many rounds', () => {
    const fine = evaluator.expected(lineup, 'fine');
    expect(Math.abs(evaluator.estimate(lineup, 'close') - fine)).toBeLessThan(0.1);
  });
});
