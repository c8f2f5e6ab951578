import { describe, expect, it } from 'vitest';
import { type Candidate, dayOf, mostBalanced } from './match-of-the-day.ts';

const match = (
  matchId: number,
  result: Candidate['result'],
  more: Partial<Candidate> = {},
): Candidate => ({ matchId, tournamentId: 524, kickoff: 1000, result, ...more });

describe('the match of the day', () => {
  it('is the most balanced one', () => {
    const open = match(2, [0.35, 0.31, 0.34]);
    expect(mostBalanced([match(1, [0.7, 0.2, 0.1]), open, match(3, [0.5, 0.3, 0.2])])).toBe(open);
  });

  it('is from the five big leagues if they play', () => {
    const elsewhere = match(1, [0.334, 0.333, 0.333], { tournamentId: 620 });
    const big = match(2, [0.8, 0.15, 0.05], { tournamentId: 364 });
    expect(mostBalanced([elsewhere, big])).toBe(big);
    expect(mostBalanced([elsewhere])).toBe(elsewhere);
  });

  it('is the earlier of two that are equally balanced, whatever their order', () => {
    const early = match(9, [0.4, 0.3, 0.3], { kickoff: 500 });
    const late = match(1, [0.3, 0.3, 0.4]);
    expect(mostBalanced([late, early])).toBe(early);
    expect(mostBalanced([early, late])).toBe(early);
  });

  it('is nothing on a day without matches', () => {
    expect(mostBalanced([])).toBeUndefined();
  });
});

describe('a day', () => {
  it('begins at six in the morning in Rome', () => {
    expect(dayOf(new Date('2026-03-14T04:59:59Z'))).toBe('2026-03-13');
    expect(dayOf(new Date('2026-03-14T05:00:00Z'))).toBe('2026-03-14');
    expect(dayOf(new Date('2026-07-01T03:59:59Z'))).toBe('2026-06-30');
    expect(dayOf(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01');
  });
});
