import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../numeric/random.ts';
import { VOTES } from '../../projections/vote-spread.ts';
import { handsOf } from './vote-hands.ts';

describe('hands of votes', () => {
  it.each([1, 3, 5])('keep the best %i of any votes', (most) => {
    const random = seededRandom(most);
    const { sums, taken } = handsOf(most);
    for (let round = 0; round < 200; round++) {
      const votes = Array.from({ length: random.integer(9) }, () => random.integer(VOTES.length));
      const hand = votes.reduce((held, vote) => taken[held * VOTES.length + vote]!, 0);
      const best = votes.map((vote) => 2 * VOTES[vote]!).sort((a, b) => b - a);
      expect(sums[hand]).toBe(best.slice(0, most).reduce((sum, vote) => sum + vote, 0));
    }
  });
});
