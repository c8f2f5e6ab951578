import { describe, expect, it } from 'vitest';
import { usualRoster } from '../../../../testing/lineup-program.ts';
import { madeRules } from '../../../../testing/made-team.ts';
import { prepareSquad } from '../prepare-squad.ts';
import { recommendLineup } from '../recommend.ts';
import { setOf } from '../squad/player-set.ts';
import { likeliestRivals } from './likeliest-rivals.ts';
import { benchLike, suitingModules } from './lineup-moves.ts';

const rules = madeRules('mantra-standard');
const players = usualRoster('mantra', 3);
const { squad, evaluator } = prepareSquad(rules, players);
const recommending = recommendLineup(rules, players);
if (!recommending.ok) throw new Error(recommending.reason);
const { best, looked } = recommending.search;
const leader = { ...best[0]!, expected: evaluator.estimate(best[0]!, 'close') };

describe('the likeliest rivals of a leader in Mantra', () => {
  const everything = { locked: 0, forced: 0, modules: -1 };

  it("come closest of all other elevens with the leader's bench, the closest first", () => {
    const others = looked.slice(0, 20);
    const rivals = likeliestRivals(squad, evaluator, everything, leader, others, 'close');
    const [found] = rivals as [(typeof rivals)[number]];
    // Line-ups that fall far behind are not played to the end, so all are compared with the leader in the
    // same way.
    const near = evaluator.estimateNear(leader, 'close');
    const most = Math.max(
      ...others
        .filter(({ starters }) => starters !== leader.starters)
        .flatMap(({ starters }) =>
          suitingModules(squad, starters, everything.modules).map((module) =>
            near({ module, starters, bench: benchLike(squad, leader, starters) }),
          ),
        ),
    );
    expect(found.expected).toBeCloseTo(most, 9);
    expect(rivals.map(({ expected }) => expected)).toEqual(
      rivals.map(({ expected }) => expected).sort((a, b) => b - a),
    );
    const elevens = rivals.map(({ starters }) => starters);
    expect(new Set(elevens).size).toBe(elevens.length);
    expect(elevens).not.toContain(leader.starters);
    expect(found.starters & setOf(found.bench)).toBe(0);
  });

  it('are none where no other eleven comes close, or where a forced player would be left out', () => {
    const last = looked.slice(-1);
    const strong = { ...leader, expected: leader.expected + 50 };
    expect(likeliestRivals(squad, evaluator, everything, leader, [leader], 'close')).toEqual([]);
    expect(likeliestRivals(squad, evaluator, everything, strong, last, 'close')).toEqual([]);
    const nobodyHas = { ...everything, forced: 1 << squad.players.length };
    expect(likeliestRivals(squad, evaluator, nobodyHas, leader, looked, 'close')).toEqual([]);
  });
});
