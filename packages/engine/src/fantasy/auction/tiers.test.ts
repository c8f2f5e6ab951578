import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../numeric/random.ts';
import { tiers } from './tiers.ts';

const ofGains = (gains: readonly number[], role: 'A' | 'D' = 'A') =>
  gains.map((gain, id) => ({ id, role, gain }));

describe('tiers', () => {
  it('are cut where the difference is wide', () => {
    const gains = [50, 49, 48, 30, 29, 28, 27, 26];
    const found = tiers(ofGains(gains));
    expect(gains.map((_, id) => found.get(id))).toEqual([1, 1, 1, 2, 2, 2, 2, 2]);
  });

  it('are one for players who are equally good', () => {
    expect([...tiers(ofGains([3, 3, 3])).values()]).toEqual([1, 1, 1]);
    expect([...tiers(ofGains([3])).values()]).toEqual([1]);
    expect(tiers([]).size).toBe(0);
  });

  it('are a handful, however many players a role has', () => {
    const random = seededRandom(7);
    for (const count of [30, 100, 250]) {
      // Few are far above the rest, and half bring nothing, as in a real list.
      const gains = Array.from({ length: count }, () =>
        Math.max(0, 80 * random.uniform() ** 3 - 8),
      );
      const found = tiers(ofGains(gains, 'D'));
      const most = Math.max(...found.values());
      expect(most).toBeGreaterThanOrEqual(3);
      expect(most).toBeLessThanOrEqual(6);
      const sorted = gains.map((gain, id) => ({ gain, tier: found.get(id)! }));
      sorted.sort((a, b) => b.gain - a.gain);
      for (const [at, { gain, tier }] of sorted.slice(1).entries()) {
        const above = sorted[at]!;
        expect(tier - above.tier).toBeOneOf(gain === above.gain ? [0] : [0, 1]);
      }
      expect(new Set(found.values()).size).toBe(most);
    }
  });

  it('keep those of equal gain together', () => {
    const found = tiers(ofGains([10, 9, 9, 9, 9, 2, 0]));
    expect(new Set([1, 2, 3, 4].map((id) => found.get(id))).size).toBe(1);
  });
});
