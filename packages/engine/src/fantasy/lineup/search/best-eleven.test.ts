import { describe, expect, it } from 'vitest';
import { madeRoster, solveLineupProgram } from '../../../../testing/lineup-program.ts';
import { madeRules } from '../../../../testing/made-team.ts';
import { type Candidate, expectedPoints } from '../squad/candidate.ts';
import { modelPlayer } from '../squad/player-model.ts';
import { bestEleven, secondEleven } from './best-eleven.ts';

const classic = madeRules('classic-standard');
const mantra = madeRules('mantra-standard');
/** The benchmark compares 300 rosters of each; here there are few because solving an integer program is slow. */
const ROSTERS = 4;
const PATIENCE_MS = 60_000;

/** Every eleven of a small roster, module by module, by brute force. */
function everyEleven(players: readonly Candidate[]): Candidate[][] {
  const choose = (from: number, left: number): Candidate[][] =>
    left === 0
      ? [[]]
      : players
          .slice(from, players.length - left + 1)
          .flatMap((player, at) =>
            choose(from + at + 1, left - 1).map((rest) => [player, ...rest]),
          );
  return choose(0, 11);
}

describe('bestEleven', () => {
  it.each([
    ['Classic', classic],
    ['Mantra', mantra],
  ])(
    'matches the optimum of the integer program: %s',
    async (_, rules) => {
      const solve = await solveLineupProgram();
      for (let seed = 0; seed < ROSTERS; seed++) {
        const roster = madeRoster(rules, seed);
        const best = bestEleven(rules, roster);
        const optimum = solve(rules, roster);
        if (optimum === null) expect(best).toBeNull();
        else expect(best!.expected).toBeCloseTo(optimum, 5);
      }
    },
    PATIENCE_MS,
  );

  it('finds the best of every eleven, with a captain and a bonus for the module', () => {
    const rules = madeRules({
      modifiers: { captain: {}, module: { bonusByModule: { '3-4-3': 0.4, '5-4-1': -0.3 } } },
    });
    for (let seed = 100; seed < 106; seed++) {
      const roster = madeRoster(rules, seed, 15);
      const elevens = everyEleven(roster);
      let most = Number.NEGATIVE_INFINITY;
      for (const eleven of elevens) {
        const count = (role: string) => eleven.filter(({ roles }) => roles[0] === role).length;
        const module = [count('D'), count('C'), count('A')].join('-');
        if (count('P') !== 1 || !rules.modules.includes(module)) continue;
        const own = eleven.reduce((sum, one) => sum + one.plays * expectedPoints(rules, one), 0);
        const captain = Math.max(
          ...eleven.map((one) => one.plays * modelPlayer(rules, one).captain),
        );
        const bonus = rules.modifiers.module!.bonusByModule[module] ?? 0;
        most = Math.max(most, own + captain + bonus);
      }
      const best = bestEleven(rules, roster);
      if (best) expect(best.expected).toBeCloseTo(most, 9);
      else expect(most).toBe(Number.NEGATIVE_INFINITY);
    }
  });

  it('respects locked and banned players', () => {
    const roster = madeRoster(classic, 3);
    const best = bestEleven(classic, roster)!;
    const out = roster.find(
      (player) => !best.starters.includes(player) && player.roles[0] !== 'P',
    )!;
    const forced = bestEleven(classic, roster, { locked: [out.id] })!;
    expect(forced.starters).toContain(out);
    expect(forced.expected).toBeLessThanOrEqual(best.expected);
    const banned = bestEleven(classic, roster, { banned: [best.starters[1]!.id] })!;
    expect(banned.starters).not.toContain(best.starters[1]);
    expect(bestEleven(classic, roster, { locked: ['nobody'] })).toBeNull();
    expect(bestEleven(classic, roster, { locked: [0, 1] })).toBeNull();
  });

  it('gives a second best that has a different player and is never better', () => {
    const roster = madeRoster(mantra, 5);
    const best = bestEleven(mantra, roster)!;
    const second = secondEleven(mantra, roster, best)!;
    expect(second.expected).toBeLessThanOrEqual(best.expected);
    expect(new Set(second.starters)).not.toEqual(new Set(best.starters));
  });
});

describe('a captain', () => {
  it("adds the table's mean over the votes, or the bonus a second time", () => {
    const player = { id: 1, roles: ['A'] as const, plays: 1, vote: 6.5, voteSd: 0.001 };
    const captain = (said: unknown, more: Partial<Candidate> = {}) =>
      modelPlayer(madeRules(said), { ...player, ...more }).captain;
    expect(captain({ modifiers: { captain: {} } })).toBeCloseTo(0.5, 6);
    const double = { modifiers: { captain: { kind: 'double' } } };
    expect(captain(double, { events: { goals: 0.5 } })).toBeCloseTo(1.5, 6);
    expect(captain({})).toBe(0);
  });
});
