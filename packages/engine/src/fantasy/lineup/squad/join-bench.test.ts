import { describe, expect, it } from 'vitest';
import { madeRoster, usualRoster } from '../../../../testing/lineup-program.ts';
import { madeRules } from '../../../../testing/made-team.ts';
import { seededRandom } from '../../../numeric/random.ts';
import { firstOfMost } from './fits.ts';
import { countOf } from './player-set.ts';
import { ANYWHERE } from './role-states.ts';
import { makeSquad } from './squad.ts';

describe('who comes on from the bench in Mantra', () => {
  it('in any module is the same as in the module that does best', () => {
    const rules = madeRules('mantra-standard');
    const random = seededRandom(4);
    const met = new Set<number>();
    for (const players of [usualRoster('mantra', 0), madeRoster(rules, 5, 25)]) {
      const { fits, modules } = makeSquad(rules, players);
      for (let round = 0; round < 300; round++) {
        const order = players.map((_, at) => at);
        for (let at = order.length - 1; at > 0; at--) {
          const other = random.integer(at + 1);
          [order[at], order[other]] = [order[other]!, order[at]!];
        }
        const onField = order
          .slice(0, 5 + random.integer(5))
          .reduce((set, at) => set | (1 << at), 0);
        const bench = order.slice(10, 22);
        const available = bench.reduce(
          (set, at) => (random.uniform() < 0.5 ? set | (1 << at) : set),
          0,
        );
        for (const isSomehow of [false, true]) {
          const joining = (module: number) =>
            fits.joining(onField, bench, available, 4, module, isSomehow);
          const inPlaces = (set: number) =>
            bench.reduce((places, player, at) => places | (((set >>> player) & 1) << at), 0);
          const best = modules.reduce((first, module) => {
            const at = modules.indexOf(module);
            const holds = isSomehow ? fits.holdsSomehow(onField, at) : fits.holds(onField, at);
            return holds ? firstOfMost(first, inPlaces(joining(at))) : first;
          }, 0);
          expect(inPlaces(joining(ANYWHERE))).toBe(best);
          met.add(countOf(best));
        }
      }
    }
    expect([...met].sort()).toEqual([0, 1, 2, 3, 4]);
  });
});
