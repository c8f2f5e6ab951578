import { describe, expect, it } from 'vitest';
import { usualRoster } from '../../../../testing/lineup-program.ts';
import { madeRules } from '../../../../testing/made-team.ts';
import { prepare } from '../prepare.ts';
import { recommendLineup } from '../recommend.ts';
import { setOf } from '../squad/player-set.ts';
import { likeliestRival } from './likeliest-rival.ts';
import { benchLike } from './lineup-moves.ts';

const rules = madeRules('mantra-standard');
const players = usualRoster('mantra', 3);
const { squad, evaluator } = prepare(rules, players);
const recommending = recommendLineup(rules, players);
if (!recommending.ok) throw new Error(recommending.reason);
const { best, looked } = recommending.search;
const leader = { ...best[0]!, expected: evaluator.estimate(best[0]!, 'close') };

describe('the likeliest rival of a leader in Mantra', () => {
  const everything = { locked: 0, forced: 0, modules: -1 };

  it('comes nearest of all other elevens with the bench of the leader', () => {
    const others = looked.slice(0, 20);
    const found = likeliestRival(squad, evaluator, everything, leader, others, 'close')!;
    // Who falls far behind is not played to the end: all are held against the leader in the same way.
    const near = evaluator.estimateNear(leader, 'close');
    const most = Math.max(
      ...others
        .filter(({ starters }) => starters !== leader.starters)
        .map((other) => near({ ...other, bench: benchLike(squad, leader, other.starters) })),
    );
    expect(found.expected).toBeCloseTo(most, 9);
    expect(found.starters).not.toBe(leader.starters);
    expect(found.starters & setOf(found.bench)).toBe(0);
  });

  it('is nobody where no other eleven comes near, or who must be named would not be', () => {
    const last = looked.slice(-1);
    const strong = { ...leader, expected: leader.expected + 50 };
    expect(likeliestRival(squad, evaluator, everything, leader, [leader], 'close')).toBeNull();
    expect(likeliestRival(squad, evaluator, everything, strong, last, 'close')).toBeNull();
    const nobodyHas = { ...everything, forced: 1 << squad.players.length };
    expect(likeliestRival(squad, evaluator, nobodyHas, leader, looked, 'close')).toBeNull();
  });
});
