import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowanceAt,
  changeLimit,
  type LimitCents,
  limitAt,
  NO_LIMIT,
  RAISE_AFTER_MS,
  type StakeLimit,
} from './stake-limit.ts';

const NOW = Date.parse('2025-03-01T10:00:00Z');
const AT_100: StakeLimit = { limitCents: 10_000, raise: null };

function changed(limit: StakeLimit, wanted: LimitCents, nowMs = NOW): StakeLimit {
  const change = changeLimit(limit, wanted, nowMs);
  if (!change.ok) throw new Error(change.reason);
  return change.limit;
}

describe('the monthly limit of stakes', () => {
  it('counts at once when it is set or lowered', () => {
    expect(changed(NO_LIMIT, 10_000)).toEqual(AT_100);
    expect(changed(AT_100, 5000)).toEqual({ limitCents: 5000, raise: null });
    expect(changed(AT_100, 0)).toEqual({ limitCents: 0, raise: null });
    expect(changed(AT_100, 10_000)).toEqual(AT_100);
  });

  it('is raised or lifted after seven days', () => {
    for (const wanted of [20_000, null]) {
      const waiting = changed(AT_100, wanted);
      expect(waiting).toEqual({
        limitCents: 10_000,
        raise: { limitCents: wanted, fromMs: NOW + RAISE_AFTER_MS },
      });
      expect(limitAt(waiting, NOW + RAISE_AFTER_MS - 1).limitCents).toBe(10_000);
      expect(limitAt(waiting, NOW + RAISE_AFTER_MS)).toEqual({ limitCents: wanted, raise: null });
    }
  });

  it('keeps a raise that is asked for twice, and drops it for a lower limit', () => {
    const waiting = changed(AT_100, 20_000);
    const day = 86_400_000;
    expect(changed(waiting, 20_000, NOW + day)).toEqual(waiting);
    expect(changed(waiting, 30_000, NOW + day).raise!.fromMs).toBe(NOW + day + RAISE_AFTER_MS);
    expect(changed(waiting, 10_000, NOW + day)).toEqual(AT_100);
    // The clock was set back: the raise still takes effect at the time first announced.
    expect(changed(waiting, 20_000, NOW - 30 * day)).toEqual(waiting);
  });

  it('says what is left, and when nothing is', () => {
    expect(allowanceAt(NO_LIMIT, 5000, NOW)).toEqual({
      limitCents: null,
      leftCents: null,
      isReached: false,
    });
    expect(allowanceAt(AT_100, 9999, NOW)).toMatchObject({ leftCents: 1, isReached: false });
    expect(allowanceAt(AT_100, 10_000, NOW)).toMatchObject({ leftCents: 0, isReached: true });
    expect(allowanceAt(AT_100, 20_000, NOW)).toMatchObject({ leftCents: 0, isReached: true });
  });

  it.each([-1, 0.5, Number.NaN, 1e300])('refuses %d', (wanted) => {
    expect(changeLimit(AT_100, wanted, NOW)).toEqual({ ok: false, reason: 'bad-limit' });
  });

  it('never allows more within seven days than it did, whatever is asked for', () => {
    const wish = fc.tuple(
      fc.option(fc.nat({ max: 50_000 })),
      fc.integer({ min: 0, max: 6 * 86_400_000 }),
    );
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 10 }), (wishes) => {
        let limit = AT_100;
        // All requests come within the week, so the limit in effect can only go down.
        for (const [wanted, afterMs] of wishes.toSorted((a, b) => a[1] - b[1])) {
          const before = limitAt(limit, NOW + afterMs).limitCents!;
          limit = changed(limit, wanted, NOW + afterMs);
          const after = limitAt(limit, NOW + afterMs).limitCents!;
          expect(after).toBeLessThanOrEqual(before);
          expect(after).toBe(wanted === null ? before : Math.min(before, wanted));
        }
      }),
    );
  });
});
