import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../numeric/random.ts';
import { VOTES } from '../../projections/vote-spread.ts';
import { handsOf } from './vote-hands.ts';

describe('hands of votes', () => {
  it.each([
    [1, 0, VOTES.length - 1],
    [3, 0, VOTES.length - 1],
    [5, 0, VOTES.length - 1],
    [5, 3, 11],
    [4, 6, 6],
  ])('keep the best %i of any votes between %i and %i', (most, lowest, highest) => {
    const random = seededRandom(most);
    const { sums, width, taken } = handsOf(most, { lowest, highest });
    for (let round = 0; round < 200; round++) {
      const votes = Array.from(
        { length: random.integer(9) },
        () => lowest + random.integer(highest - lowest + 1),
      );
      const hand = votes.reduce((held, vote) => taken[held * width + vote - lowest]!, 0);
      const best = votes.map((vote) => 2 * VOTES[vote]!).sort((a, b) => b - a);
      expect(sums[hand]).toBe(best.slice(0, most).reduce((sum, vote) => sum + vote, 0));
    }
  });
});
