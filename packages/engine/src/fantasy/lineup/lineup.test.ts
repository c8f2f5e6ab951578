import { describe, expect, it } from 'vitest';
import { madeRoster, solveLineupProgram } from '../../../testing/lineup-program.ts';
import { madeRules } from '../../../testing/made-team.ts';
import { checkLineup } from '../check-lineup.ts';
import { bestEleven, secondEleven } from './best-eleven.ts';
import { type Candidate, captainPoints, expectedPoints } from './candidate.ts';
import { recommendLineup } from './recommend.ts';

const classic = madeRules('classic-standard');
const mantra = madeRules('mantra-standard');
/** The bench compares 300 of each: every solution of a program takes its time. */
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
    'is the optimum of the integer program: %s',
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

  it('is the best of every eleven, with a captain and a bonus for the module', () => {
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
        const captain = Math.max(...eleven.map((one) => one.plays * captainPoints(rules, one)));
        const bonus = rules.modifiers.module!.bonusByModule[module] ?? 0;
        most = Math.max(most, own + captain + bonus);
      }
      const best = bestEleven(rules, roster);
      if (best) expect(best.expected).toBeCloseTo(most, 9);
      else expect(most).toBe(Number.NEGATIVE_INFINITY);
    }
  });

  it('keeps who is locked in and who is banned out', () => {
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

  it('second best differs by a man and is never better', () => {
    const roster = madeRoster(mantra, 5);
    const best = bestEleven(mantra, roster)!;
    const second = secondEleven(mantra, roster, best)!;
    expect(second.expected).toBeLessThanOrEqual(best.expected);
    expect(new Set(second.starters)).not.toEqual(new Set(best.starters));
  });
});

describe('recommendLineup', () => {
  it.each([
    ['Classic', classic],
    ['Mantra', mantra],
  ])('may be handed in: %s', (_, rules) => {
    for (let seed = 0; seed < 20; seed++) {
      const roster = madeRoster(rules, seed);
      const recommending = recommendLineup(rules, roster);
      if (!recommending.ok) continue;
      const { module, starters, bench, captain, second } = recommending.recommendation;
      const check = checkLineup(rules, roster, { module, starters, bench, captain });
      expect(check).toMatchObject({ ok: true });
      expect(second!.distance).toBeGreaterThanOrEqual(0);
      expect(second!.in.length).toBe(second!.out.length);
    }
  });

  it('names a captain and a vice where the championship has one, and what it leaves out', () => {
    const rules = madeRules({ preset: 'classic-defence', modifiers: { captain: {} } });
    const recommending = recommendLineup(rules, madeRoster(rules, 1));
    if (!recommending.ok) throw new Error(recommending.reason);
    const { captain, vice, starters, notCounted } = recommending.recommendation;
    expect(starters).toContain(captain);
    expect(starters).toContain(vice);
    expect(vice).not.toBe(captain);
    expect(notCounted).toEqual(['substitutions', 'defence']);
  });

  it('says why there is none', () => {
    const roster = madeRoster(classic, 1);
    expect(recommendLineup(classic, roster.slice(2))).toEqual({
      ok: false,
      reason: 'too-few-goalkeepers',
    });
    expect(recommendLineup(classic, roster.slice(0, 8))).toEqual({
      ok: false,
      reason: 'too-few-players',
    });
    const forwards = roster.map((one, at) => (at < 2 ? one : { ...one, roles: ['A' as const] }));
    expect(recommendLineup(classic, forwards)).toEqual({ ok: false, reason: 'no-legal-module' });
  });
});

describe('captainPoints', () => {
  it('is the mean of the table over the votes, or twice the bonus', () => {
    const player = { id: 1, roles: ['A'] as const, plays: 1, vote: 6.5, voteSd: 0.001 };
    expect(captainPoints(madeRules({ modifiers: { captain: {} } }), player)).toBeCloseTo(0.5, 6);
    const double = madeRules({ modifiers: { captain: { kind: 'double' } } });
    expect(captainPoints(double, { ...player, events: { goals: 0.5 } })).toBeCloseTo(1.5, 6);
    expect(captainPoints(classic, player)).toBe(0);
  });
});
