import { describe, expect, it } from 'vitest';
import { rateOf } from './board-columns.tsx';

describe('rateOf', () => {
  const player = { votes: 10, minutes: 720 };
  it('shows a count in total, per vote and per 90 minutes', () => {
    expect(rateOf(4, player, 'total')).toBe(4);
    expect(rateOf(4, player, 'vote')).toBe(0.4);
    expect(rateOf(4, player, 'ninety')).toBe(0.5);
  });
  it('is unknown without votes, or without counted minutes', () => {
    expect(rateOf(0, { votes: 0, minutes: 0 }, 'vote')).toBeNull();
    expect(rateOf(0, { votes: 0, minutes: 0 }, 'ninety')).toBeNull();
    expect(rateOf(4, { votes: 10, minutes: null }, 'ninety')).toBeNull();
    expect(rateOf(null, player, 'vote')).toBeNull();
  });
});
