import { describe, expect, it } from 'vitest';
import { madeRoster, usualRoster } from '../../../../testing/lineup-program.ts';
import { classicStarters, madeRules, sureCandidate } from '../../../../testing/made-team.ts';
import { seededRandom } from '../../../numeric/random.ts';
import { VOTES } from '../../projections/vote-spread.ts';
import type { ChampionshipRules } from '../../rules/championship-rules.ts';
import { checkLineup } from '../../scoring/check-lineup.ts';
import type { Lineup } from '../../scoring/match-day.ts';
import { bandBonus } from '../../scoring/modifiers.ts';
import { scoreTeam } from '../../scoring/score-matchday.ts';
import { chooseSubstitutes } from '../../scoring/substitutions.ts';
import { numbered, partsOf, prepareSquad } from '../prepare-squad.ts';
import { firstBench } from '../search/bench-order.ts';
import { bestEleven } from '../search/best-eleven.ts';
import type { Candidate } from '../squad/candidate.ts';
import { membersOf } from '../squad/player-set.ts';
import { makeSquad } from '../squad/squad.ts';
import { makeSubstituting } from './choose-entering.ts';
import { makeEvaluator } from './expected-total.ts';
import type { FieldedLineup } from './fielded-lineup.ts';
import { lookAcross } from './opponent.ts';
import { setModifiers } from './set-modifiers.ts';

const FREE = { size: 4, perRole: null, order: 'free', minimumGoalkeepers: 0 };
const CASES: ReadonlyArray<readonly [string, unknown]> = [
  ['traditional, three at most', { bench: FREE, substitutions: { maximum: 2 } }],
  ['hybrid', { bench: FREE, substitutions: { mode: 'hybrid', maximum: 5 } }],
  ['dynamic', { bench: FREE, substitutions: { mode: 'dynamic', maximum: 5 } }],
  ['easy', { game: 'mantra', bench: FREE, substitutions: { mode: 'easy' } }],
  ['basic', { game: 'mantra', bench: FREE, substitutions: { mode: 'basic', maximum: 2 } }],
  ['master', { game: 'mantra', bench: FREE, substitutions: { mode: 'master' } }],
  [
    'office reserve, defence, captain, attack, fair play, R-Factor, bonus for the module',
    {
      bench: FREE,
      officeReserve: { uses: 2 },
      substitutions: { mode: 'dynamic', maximum: 2 },
      modifiers: {
        defence: {},
        captain: {},
        attack: {},
        fairPlay: {},
        rFactor: { bonusByCount: [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 4] },
        module: { bonusByModule: { '3-4-3': 0.5, '4-4-2': 1.5 } },
      },
    },
  ],
  ['D-Factor', { game: 'mantra', bench: FREE, modifiers: { dFactor: { goalkeeper: true } } }],
];

/** All votes are certain and in halves, so a total depends only on who plays. */
function certainRoster(rules: ChampionshipRules, seed: number): Candidate[] {
  const random = seededRandom(seed + 999);
  return madeRoster(rules, seed, 25).map((player) => ({
    id: player.id,
    roles: player.roles,
    voteSd: 0,
    vote: 5 + random.integer(6) / 2,
    plays: random.uniform() < 0.5 ? 1 : 0.3 + 0.6 * random.uniform(),
  }));
}

/** The expectation computed by the scorer over every combination of missing players. */
function byEnumeration(rules: ChampionshipRules, players: readonly Candidate[], lineup: Lineup) {
  const fielded = players.filter(({ id }) => [...lineup.starters, ...lineup.bench].includes(id));
  const doubtful = fielded.filter(({ plays }) => plays < 1);
  let expected = 0;
  for (let missing = 0; missing < 1 << doubtful.length; missing++) {
    let mass = 1;
    doubtful.forEach(({ plays }, at) => {
      mass *= missing & (1 << at) ? 1 - plays : plays;
    });
    const votes = fielded.map((player) => {
      const at = doubtful.indexOf(player);
      const vote = at >= 0 && missing & (1 << at) ? null : player.vote;
      return { id: player.id, roles: player.roles, vote };
    });
    const scoring = scoreTeam(rules, { players: votes, lineup });
    if (!scoring.ok) throw new Error(JSON.stringify(scoring.problems));
    expected += mass * scoring.score.total;
  }
  return expected;
}

describe('expected total', () => {
  it.each(CASES)("matches the scorer's mean over every case: %s", (_, given) => {
    const rules = madeRules(given);
    let compared = 0;
    for (let seed = 0; seed < 6; seed++) {
      const roster = certainRoster(rules, seed);
      const eleven = bestEleven(rules, roster);
      if (!eleven) continue;
      const starters = eleven.starters.reduce((set, { id }) => set | (1 << Number(id)), 0);
      const bench = firstBench(makeSquad(rules, roster), starters, 0);
      // In every other roster the first reserve is suspended.
      const players = roster.map((player, at) =>
        seed % 2 === 1 && at === bench[0] ? { ...player, plays: 0 } : player,
      );
      const squad = makeSquad(rules, players);
      const evaluator = makeEvaluator(squad, lookAcross(rules, null));
      const module = squad.modules.findIndex(({ name }) => name === eleven.module);
      const own = { module, starters, bench };
      const captains = evaluator.captains(starters);
      const lineup: Lineup = {
        module: eleven.module,
        starters: membersOf(starters),
        bench: own.bench,
        captain: captains?.captain ?? null,
        vice: captains?.vice ?? null,
      };
      const exact = byEnumeration(rules, players, lineup);
      expect(evaluator.expected(own, 'exact')).toBeCloseTo(exact, 9);
      expect(Math.abs(evaluator.expected(own, 'fine') - exact)).toBeLessThan(0.05);
      const prepared = prepareSquad(rules, players);
      const parts = partsOf(prepared, numbered(prepared.squad, lineup)!);
      expect(parts.expected).toBeCloseTo(exact, 2);
      compared++;
    }
    expect(compared).toBeGreaterThan(2);
  });

  it('matches values worked by hand: a doubtful forward with one reserve, then with two', () => {
    const rules = madeRules({ substitutions: { maximum: 3 } });
    const starters = classicStarters('4-4-2');
    const players = [
      ...starters.map((id) =>
        id === 'A2' ? { ...sureCandidate(id, 8), plays: 0.6 } : sureCandidate(id),
      ),
      { ...sureCandidate('A3', 7), plays: 0.5 },
      sureCandidate('A4', 5),
    ];
    const expectedOf = (bench: string[]) => {
      const prepared = prepareSquad(rules, players);
      const lineup = numbered(prepared.squad, { module: '4-4-2', starters, bench })!;
      return partsOf(prepared, lineup);
    };
    expect(expectedOf([]).expected).toBeCloseTo(60 + 0.6 * 8, 9);
    expect(expectedOf(['A3']).expected).toBeCloseTo(60 + 0.6 * 8 + 0.4 * 0.5 * 7, 9);
    const both = expectedOf(['A3', 'A4']);
    expect(both.expected).toBeCloseTo(60 + 0.6 * 8 + 0.4 * (0.5 * 7 + 0.5 * 5), 9);
    expect(both.reserves).toEqual([
      { id: 'A3', enters: expect.closeTo(0.2, 9), covers: 'A2' },
      { id: 'A4', enters: expect.closeTo(0.2, 9), covers: 'A2' },
    ]);
  });
});

describe('defence modifier in the expectation', () => {
  it.each(['best-with-goalkeeper', 'best', 'all'] as const)('covers every vote: %s', (mean) => {
    const rules = madeRules({ modifiers: { defence: { mean, byDefenders: { 5: -0.5 } } } });
    const players: Candidate[] = ['P', 'D', 'D', 'D', 'D', 'D'].map((role, id) => ({
      id,
      roles: [role as 'D'],
      plays: 1,
      vote: 6 + id / 10,
      voteSd: 0.3,
    }));
    const squad = makeSquad(rules, players);
    const [defence] = setModifiers(squad, lookAcross(rules, null));
    let expected = 0;
    const follow = (at: number, mass: number, votes: readonly number[]): void => {
      if (at < players.length) {
        squad.players[at]!.votes.forEach((p, vote) => {
          if (p > 0) follow(at + 1, mass * p, [...votes, VOTES[vote]!]);
        });
        return;
      }
      const [keeper, ...defenders] = votes;
      const best = defenders.sort((a, b) => b - a);
      const counted =
        mean === 'all' ? best : mean === 'best' ? best.slice(0, 4) : [keeper!, ...best.slice(0, 3)];
      const figure = counted.reduce((sum, vote) => sum + vote, 0) / counted.length;
      expected += mass * (bandBonus(rules.modifiers.defence!.bands, figure) - 0.5);
    };
    follow(0, 1, []);
    expect(defence!.points(0b111111, 0)).toBeCloseTo(expected, 9);
    // Three defenders are too few.
    expect(defence!.points(0b1111, 0)).toBe(0);
  });
});

describe('who comes on, on sets', () => {
  it.each(CASES)("matches the scorer's substitutions: %s", (_, given) => {
    const rules = madeRules(given);
    let compared = 0;
    for (let seed = 0; seed < 12; seed++) {
      const random = seededRandom(seed);
      const players = madeRoster(rules, seed, 25);
      const eleven = bestEleven(rules, players);
      if (!eleven) continue;
      const squad = makeSquad(rules, players);
      const { entering, formation } = makeSubstituting(squad);
      const starters = eleven.starters.reduce((set, { id }) => set | (1 << Number(id)), 0);
      const module = squad.modules.findIndex(({ name }) => name === eleven.module);
      const bench = players.flatMap((_, at) => (starters & (1 << at) ? [] : [at])).slice(0, 9);
      const lineup: FieldedLineup = { module, starters, bench };
      const checked = checkLineup(rules, players, {
        module: eleven.module,
        starters: membersOf(starters),
        bench: [],
      });
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      for (let round = 0; round < 30; round++) {
        const plays = players.map(() => random.uniform() < 0.75);
        const onField = membersOf(starters).filter((at) => plays[at]);
        const ready = bench.filter((at) => plays[at]);
        const asSet = (of: readonly number[]) => of.reduce((set, at) => set | (1 << at), 0);
        const found = entering(lineup, asSet(onField), asSet(ready));
        const asPlayer = (at: number) => ({ id: at, roles: players[at]!.roles, vote: 6 });
        const outcome = chooseSubstitutes({
          ...rules.substitutions,
          module: checked.lineup.module,
          modules: checked.lineup.modules,
          onField: onField.map(asPlayer),
          bench: ready.map(asPlayer),
        });
        expect(membersOf(found)).toEqual(outcome.entering.map(({ id }) => id).sort(byNumber));
        const stands = formation(lineup, asSet(onField), asSet(onField) | found);
        expect(squad.modules[stands.module]!.name).toBe(outcome.formation.module.name);
        expect(stands.cost).toBe(outcome.formation.placement.cost);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

const byNumber = (a: string | number, b: string | number) => Number(a) - Number(b);

describe('D-Factor in the expectation', () => {
  it('is close to its mean over sampled votes, and closer the finer they are', () => {
    const rules = madeRules({ game: 'mantra', modifiers: { dFactor: { goalkeeper: true } } });
    const squad = makeSquad(rules, usualRoster('mantra', 3));
    const [dFactor] = setModifiers(squad, lookAcross(rules, null));
    const random = seededRandom(5);
    const missed = { fine: 0, rough: 0 };
    const sets = 40;
    for (let at = 0; at < sets; at++) {
      let set = 1;
      for (let men = 0; men < 10; men++) set |= 1 << (3 + random.integer(16));
      const exact = dFactor!.points(set, 0);
      missed.fine += Math.abs(dFactor!.fine(set, 0) - exact) / sets;
      missed.rough += Math.abs(dFactor!.rough(set, 0) - exact) / sets;
    }
    expect(missed.rough).toBeLessThan(0.04);
    expect(missed.fine).toBeLessThan(0.02);
    expect(missed.fine).toBeLessThan(missed.rough);
  });
});
