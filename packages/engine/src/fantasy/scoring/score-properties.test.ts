import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeRules } from '../../../testing/made-team.ts';
import { seededRandom } from '../../numeric/random.ts';
import { modulesOf } from '../rules/modules.ts';
import { MANTRA_ROLES, type Role } from '../rules/roles.ts';
import type { MatchdayPlayer, MatchdayTeam } from './match-day.ts';
import { scoreTeam } from './score-matchday.ts';

const CLASSIC = ['traditional', 'hybrid', 'dynamic'].flatMap((mode) =>
  [0, 3, 11].map((maximum) => ({
    substitutions: { mode, maximum },
    bench: { perRole: null, size: 12 },
    modifiers: { defence: {}, attack: {}, captain: {}, rFactor: {}, fairPlay: {} },
  })),
);
const MANTRA = ['easy', 'basic', 'master'].flatMap((mode) =>
  [0, 3, 11].map((maximum) => ({
    game: 'mantra',
    substitutions: { mode, maximum },
    modifiers: { dFactor: {}, captain: {} },
  })),
);
const RULES = [...CLASSIC, ...MANTRA].map(madeRules);

/** A legal line-up made by filling the slots of a module in role; some players have no vote. */
function teamOf(seed: number, rules: (typeof RULES)[number]): MatchdayTeam {
  const random = seededRandom(seed);
  const modules = modulesOf(rules.game, rules.season).filter(({ name }) =>
    rules.modules.includes(name),
  );
  const module = modules[random.integer(modules.length)]!;
  const player = (id: number, role: Role): MatchdayPlayer => {
    const more = MANTRA_ROLES[1 + random.integer(11)]!;
    const several = rules.game === 'mantra' && role !== 'Por' && more !== role;
    return {
      id,
      roles: several && random.uniform() < 0.4 ? [role, more] : [role],
      vote: random.uniform() < 0.3 ? null : 4 + 0.5 * random.integer(10),
      events: random.uniform() < 0.2 ? { goals: 1 } : { yellowCards: random.integer(2) },
    };
  };
  const starters = module.slots.map((slot, at) => player(at, slot[random.integer(slot.length)]!));
  const roles: readonly Role[] = rules.game === 'mantra' ? MANTRA_ROLES : ['P', 'D', 'C', 'A'];
  const bench = Array.from({ length: 12 }, (_, at) =>
    player(20 + at, at === 0 ? roles[0]! : roles[random.integer(roles.length)]!),
  );
  return {
    players: [...starters, ...bench],
    lineup: {
      module: module.name,
      starters: starters.map(({ id }) => id),
      bench: bench.map(({ id }) => id),
      captain: random.integer(11),
    },
  };
}

const cases = fc.record({ seed: fc.nat(), rules: fc.constantFrom(...RULES) });
const scored = (rules: (typeof RULES)[number], team: MatchdayTeam) => {
  const scoring = scoreTeam(rules, team);
  if (!scoring.ok) throw new Error(JSON.stringify(scoring.problems));
  return scoring.score;
};

describe('whatever the line-up', () => {
  it('the order of players and starters does not matter', () => {
    fc.assert(
      fc.property(cases, ({ seed, rules }) => {
        const team = teamOf(seed, rules);
        const { players, lineup } = team;
        const turned = {
          players: [...players].reverse(),
          lineup: { ...lineup, starters: [...lineup.starters].reverse() },
        };
        expect(scored(rules, turned)).toEqual(scored(rules, team));
      }),
      { numRuns: 150 },
    );
  });

  it('a better vote of a player with a vote does not lower the total', () => {
    fc.assert(
      fc.property(cases, fc.nat(22), ({ seed, rules }, which) => {
        const team = teamOf(seed, rules);
        const better = team.players.map((player, at) =>
          at === which && player.vote !== null ? { ...player, vote: player.vote + 0.5 } : player,
        );
        // The attack modifier needs a forward without a bonus, which a better vote does not change.
        const after = scored(rules, { ...team, players: better }).total;
        expect(after).toBeGreaterThanOrEqual(scored(rules, team).total);
      }),
      { numRuns: 150 },
    );
  });

  it('there are at most the allowed substitutes and eleven players, and nobody counts twice', () => {
    fc.assert(
      fc.property(cases, ({ seed, rules }) => {
        const team = teamOf(seed, rules);
        const { substitutions, counted, missing, module } = scored(rules, team);
        expect(substitutions.length).toBeLessThanOrEqual(rules.substitutions.maximum);
        expect(counted.length + missing.length).toBe(11);
        expect(new Set(counted.map(({ id }) => id)).size).toBe(counted.length);
        expect(rules.modules).toContain(module);
        const keepers = counted.filter(({ roles }) => roles[0] === 'P' || roles[0] === 'Por');
        expect(keepers.length).toBeLessThanOrEqual(1);
        const isEasy = ['traditional', 'easy'].includes(rules.substitutions.mode);
        if (isEasy) expect(module).toBe(team.lineup.module);
      }),
      { numRuns: 150 },
    );
  });
});
