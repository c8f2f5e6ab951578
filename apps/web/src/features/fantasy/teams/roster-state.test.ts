import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
import { describe, expect, it } from 'vitest';
import { canWait, rosterState } from './roster-state.ts';

const classic = PRESETS['classic-standard'].roster;
const mantra = PRESETS['mantra-standard'].roster;
const some = (role: 'P' | 'D' | 'C' | 'A', count: number, price = 10) =>
  Array.from({ length: count }, () => ({ role, price }));
const whole = [...some('P', 3), ...some('D', 8), ...some('C', 8), ...some('A', 6)];

describe('a roster', () => {
  it('has no gaps if it is complete, and reports the unspent credits', () => {
    const state = rosterState(classic, whole);
    expect(state).toMatchObject({ count: 25, spent: 250, creditsLeft: 250, maximumBid: 0 });
    expect(state.gaps).toEqual([]);
  });

  it('reports by role how many players are missing, and the highest possible bid', () => {
    const state = rosterState(classic, [...some('P', 1, 20), ...some('A', 6, 50)]);
    expect(state.gaps).toEqual([
      { kind: 'missing', role: 'P', count: 2 },
      { kind: 'missing', role: 'D', count: 8 },
      { kind: 'missing', role: 'C', count: 8 },
    ]);
    // 180 credits are left for eighteen places: seventeen of them cost at least one.
    expect(state.maximumBid).toBe(163);
    expect(state.gaps.every(canWait)).toBe(true);
  });

  it('cannot be saved with more players or credits than the rules allow', () => {
    const state = rosterState(classic, [...whole.slice(1), ...some('A', 2, 200)]);
    expect(state.gaps.filter((gap) => !canWait(gap))).toEqual([
      { kind: 'extra', role: 'A', count: 2 },
      { kind: 'extraPlayers', count: 1 },
      { kind: 'overspent', count: 140 },
    ]);
  });

  it('needs its goalkeepers even without places by role', () => {
    const state = rosterState(mantra, some('D', 20));
    expect(state.gaps).toEqual([
      { kind: 'missing', role: 'P', count: 3 },
      { kind: 'missingPlayers', count: 5 },
    ]);
    expect(state.lines[0]).toEqual({ role: 'P', count: 0, places: null });
  });
});
