import { describe, expect, it } from 'vitest';
import { usualRoster } from '../../../../testing/lineup-program.ts';
import { madeRules } from '../../../../testing/made-team.ts';
import { setOf } from '../prepare-squad.ts';
import { benchMoves, firstBench } from '../search/bench-order.ts';
import { bestEleven } from '../search/best-eleven.ts';
import { makeSquad } from '../squad/squad.ts';
import { makeEvaluator } from './expected-total.ts';
import { lookAcross } from './opponent.ts';

describe('a walk that continues from where a bench first differs from another', () => {
  it.each(['classic-standard', 'classic-defence', 'classic-modern'] as const)(
    'comes to what walking from the first place does: %s',
    (preset) => {
      const rules = madeRules(preset);
      const players = usualRoster('classic', 5);
      const squad = makeSquad(rules, players);
      const [kept, alone] = [1, 2].map(() => makeEvaluator(squad, lookAcross(rules, null)));
      const eleven = bestEleven(rules, players)!;
      const starters = setOf(
        squad,
        eleven.starters.map(({ id }) => id),
      );
      const module = squad.modules.findIndex(({ name }) => name === eleven.module);
      const lineup = { module, starters, bench: firstBench(squad, starters, 0) };
      const near = kept!.estimateNear(lineup, 'close');
      const moves = benchMoves(squad, starters, lineup.bench).map((bench) => ({
        ...lineup,
        bench,
      }));
      const others = squad.modules.map((_, other) => ({ ...lineup, module: other }));
      for (const other of [...moves, lineup, ...others, ...moves.toReversed()]) {
        expect(near(other)).toBeCloseTo(alone!.estimate(other, 'close'), 12);
      }
      expect(moves.length).toBeGreaterThan(5);
    },
  );
});
