import { describe, expect, it } from 'vitest';
import { madeRoster, usualRoster } from '../../../testing/lineup-program.ts';
import { classicStarters, madeRules, sureCandidate } from '../../../testing/made-team.ts';
import { seededRandom } from '../../numeric/random.ts';
import type { ChampionshipRules } from '../rules/championship-rules.ts';
import type { Role } from '../rules/roles.ts';
import { checkLineup } from '../scoring/check-lineup.ts';
import type { PlayerId } from '../scoring/match-day.ts';
import { chancesOf, likeliestToWin, type Venue } from './chances.ts';
import { compareLineups, expectLineup } from './compare-lineups.ts';
import { makeEvaluator } from './expectation/expected-total.ts';
import { lookAcross } from './expectation/opponent.ts';
import { recommendLineup } from './recommend.ts';
import type { Effort } from './search/search-lineup.ts';
import type { Candidate } from './squad/candidate.ts';
import { makeSquad } from './squad/squad.ts';

const classic = madeRules('classic-standard');
const SMALL_BENCH = { size: 3, perRole: null, order: 'free', minimumGoalkeepers: 0 };

/** A short search, sufficient for properties that hold for any line-up it finds. */
const SHORT: Effort = {
  starts: 1,
  margin: 0.1,
  contenders: 6,
  finalists: 4,
  polished: 0,
  rivals: 0,
  followed: 0,
  further: 0,
  weighed: 4,
  settled: 0,
  looks: { climbing: 'rough', ordering: 'rough', polishing: 'rough', last: 'rough' },
};

function recommended(...asked: Parameters<typeof recommendLineup>) {
  const recommending = recommendLineup(...asked);
  if (!recommending.ok) throw new Error(recommending.reason);
  return recommending;
}

/** Fourteen players, six of them doubtful. */
function smallRoster(roles: readonly string[], seed: number): Candidate[] {
  const random = seededRandom(seed);
  return roles.map((own, id) => ({
    id,
    roles: own.split(';') as Role[],
    vote: 5.5 + random.uniform(),
    voteSd: 0.5,
    plays: id % 2 === 0 ? 0.4 + 0.5 * random.uniform() : 1,
    events: { goals: 0.3 * random.uniform(), yellowCards: 0.2 },
  }));
}

/** The best total over every eleven in every module with every order of every bench. */
function bestOfAll(rules: ChampionshipRules, players: readonly Candidate[]): number {
  const squad = makeSquad(rules, players);
  const evaluator = makeEvaluator(squad, lookAcross(rules, null));
  let best = Number.NEGATIVE_INFINITY;
  for (let starters = 0; starters < 1 << players.length; starters++) {
    const rest = players.flatMap((_, at) => (starters & (1 << at) ? [] : [at]));
    if (rest.length !== players.length - 11) continue;
    squad.modules.forEach((_, module) => {
      if (!Number.isFinite(squad.fits.submittedCost(starters, module))) return;
      for (const bench of ordersOf(rest, rules.bench.size)) {
        best = Math.max(best, evaluator.expected({ module, starters, bench }, 'exact'));
      }
    });
  }
  return best;
}

function ordersOf(rest: readonly number[], most: number): number[][] {
  if (most === 0) return [[]];
  return [
    [],
    ...rest.flatMap((one) =>
      ordersOf(
        rest.filter((other) => other !== one),
        most - 1,
      ).map((others) => [one, ...others]),
    ),
  ];
}

describe('recommendLineup', () => {
  const CLASSIC_14 = ['P', 'P', ...'DDDDD', ...'CCCC', ...'AAA'];
  const MANTRA_14 = [
    'Por',
    'Dd;E',
    'Dc',
    'Dc',
    'Ds',
    'B;Dc',
    'E',
    'M;C',
    'C',
    'C;T',
    'W',
    'A',
    'Pc',
  ];
  it.each<[string, readonly string[], unknown]>([
    ['dynamic with the defence modifier', CLASSIC_14, { substitutions: { mode: 'dynamic' } }],
    ['traditional, two at most', CLASSIC_14, { substitutions: { maximum: 2 } }],
    ['hybrid', CLASSIC_14, { substitutions: { mode: 'hybrid' } }],
    ['Mantra, basic', MANTRA_14, { game: 'mantra', preset: 'mantra-standard' }],
  ])('finds the best of all line-ups of a small roster: %s', (_, roles, said) => {
    const modifiers = roles === CLASSIC_14 ? { defence: {}, captain: {} } : { rFactor: {} };
    const rules = madeRules({ bench: SMALL_BENCH, modifiers, ...(said as object) });
    for (const seed of rules.game === 'mantra' ? [1] : [1, 2]) {
      const players = smallRoster(roles, seed);
      const { recommendation } = recommended(rules, players);
      const check = checkLineup(rules, players, recommendation);
      expect(check).toMatchObject({ ok: true });
      const exact = expectLineup(rules, players, recommendation);
      if (!exact.ok) throw new Error('refused');
      expect(exact.parts.expected).toBeCloseTo(bestOfAll(rules, players), 3);
    }
  });

  it.each(['classic-modern', 'mantra-standard'])('may be submitted: %s', (preset) => {
    const rules = madeRules(preset);
    for (const seed of rules.game === 'mantra' ? [1] : [0, 1, 2]) {
      const roster = usualRoster(rules.game, seed);
      const { recommendation } = recommended(rules, roster, {}, null, SHORT);
      const { second, without, parts, expected } = recommendation;
      const exact = expectLineup(rules, roster, recommendation);
      expect(exact).toMatchObject({ ok: true, parts: { expected: parts.expected } });
      expect(checkLineup(rules, roster, recommendation)).toMatchObject({ ok: true });
      expect(second!.distance).toBeGreaterThanOrEqual(0);
      expect(Math.min(...without.map(({ cost }) => cost ?? 0))).toBeCloseTo(second!.distance, 9);
      for (const { cost, instead } of without)
        if (instead.length === 1) expect(cost).toBeGreaterThan(0);
      expect(second!.in.length).toBe(second!.out.length);
      expect(without).toHaveLength(11);
      expect(parts.expected).toBe(expected);
    }
  });

  it('names a replacement for every starter, even where the search had not tried one', () => {
    const rules = madeRules('classic-defence');
    const roster = usualRoster('classic', 4);
    const nobodyTried: Effort = { ...SHORT, margin: -9 };
    for (const effort of [SHORT, nobodyTried]) {
      const { recommendation, search } = recommended(rules, roster, {}, null, effort);
      const { without, starters } = recommendation;
      for (const { id, instead, module, cost } of without) {
        expect(instead.length).toBeGreaterThan(0);
        expect(instead.some((one) => starters.includes(one))).toBe(false);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(rules.modules).toContain(module);
        const others = starters.filter((one) => one !== id);
        if (instead.length > 1) continue;
        const lineup = { module: module!, starters: [...others, ...instead], bench: [] };
        expect(checkLineup(rules, roster, lineup)).toMatchObject({ ok: true });
      }
      if (effort === nobodyTried) expect(search.looked.length).toBeLessThan(11);
    }
  });

  it('does not depend on the order of the players', () => {
    const rules = madeRules('classic-defence');
    const roster = usualRoster('classic', 4);
    const one = recommended(rules, roster, {}, null, SHORT).recommendation;
    const other = recommended(rules, [...roster].reverse(), {}, null, SHORT).recommendation;
    expect(new Set(other.starters)).toEqual(new Set(one.starters));
    expect(other.expected).toBeCloseTo(one.expected, 9);
  });

  it('respects locked, forced and banned players and the requested modules', () => {
    const roster = usualRoster('classic', 7);
    const { starters, bench } = recommended(classic, roster).recommendation;
    const left = roster.filter(
      ({ id, plays }) => ![...starters, ...bench].includes(id) && plays > 0,
    );
    const outsider = left.find(({ roles }) => roles[0] !== 'P')!.id;
    const locked = recommended(classic, roster, { locked: [outsider] }).recommendation;
    expect(locked.starters).toContain(outsider);
    const forced = recommended(classic, roster, { forced: [outsider] }).recommendation;
    expect([...forced.starters, ...forced.bench]).toContain(outsider);
    const banned = recommended(classic, roster, { banned: [starters[3]!] }).recommendation;
    expect([...banned.starters, ...banned.bench]).not.toContain(starters[3]);
    const module = recommended(classic, roster, { modules: ['5-4-1'] }).recommendation.module;
    expect(module).toBe('5-4-1');
  });

  it('values each Mantra starter against the best line-up, and a locked weak starter below zero', () => {
    const rules = madeRules('mantra-standard');
    const roster = usualRoster('mantra', 1).map((player) =>
      player.roles[0] === 'Por' ? { ...player, plays: 0.3 } : player,
    );
    const keepers = roster.filter(({ roles }) => roles[0] === 'Por');
    const [sure, other] = keepers.map(({ id }) => id);
    const players = roster.map((one) => (one.id === sure ? { ...one, plays: 0.98, vote: 7 } : one));
    const costOf = (id: PlayerId, locked: readonly PlayerId[]) =>
      recommended(rules, players, { locked }, null, SHORT).recommendation.without.find(
        (one) => one.id === id,
      )!.cost!;
    expect(costOf(sure!, [])).toBeGreaterThan(0);
    expect(costOf(other!, [other!])).toBeLessThan(-0.1);
  });

  it('names captain and vice-captain, and lists the switch as not counted', () => {
    const rules = madeRules({ modifiers: { captain: {} }, switch: 'basic' });
    const { captain, vice, starters, notCounted } = recommended(
      rules,
      usualRoster('classic', 1),
    ).recommendation;
    expect(starters).toContain(captain);
    expect(vice).not.toBe(captain);
    expect(notCounted).toEqual(['switch']);
  });

  it('names a third goalkeeper if the first two may be missing, and a strong player who seldom plays', () => {
    const players = usualRoster('mantra', 4).map((player) => {
      if (player.roles[0] === 'Por') return { ...player, plays: 0.6 };
      // A forward with a high expected vote who seldom plays.
      return player.id === 28 ? { ...player, plays: 0.3, vote: 7 } : player;
    });
    const { recommendation } = recommended(madeRules('mantra-standard'), players);
    const keepers = players.filter(({ roles }) => roles[0] === 'Por').map(({ id }) => id);
    const named = [...recommendation.starters, ...recommendation.bench];
    expect(keepers.filter((id) => named.includes(id))).toEqual(keepers);
    expect(named).toContain(28);
  });

  it('says why there is no line-up', () => {
    const roster = madeRoster(classic, 1);
    const refused = (players: readonly Candidate[], wishes = {}) =>
      recommendLineup(classic, players, wishes);
    expect(refused(roster.slice(2))).toEqual({ ok: false, reason: 'too-few-goalkeepers' });
    expect(refused(roster.slice(0, 8))).toEqual({ ok: false, reason: 'too-few-players' });
    const forwards = roster.map((one, at) => (at < 2 ? one : { ...one, roles: ['A' as const] }));
    expect(refused(forwards)).toEqual({ ok: false, reason: 'no-legal-module' });
    expect(refused(roster, { locked: [0, 1] })).toEqual({ ok: false, reason: 'no-legal-module' });
    expect(refused(roster, { locked: ['nobody'] })).toEqual({
      ok: false,
      reason: 'no-legal-module',
    });
  });

  it('accepts rosters in which everyone is doubtful or that are too large to search at once', () => {
    const doubtful = usualRoster('classic', 2).map((player) => ({ ...player, plays: 0.2 }));
    expect(recommended(classic, doubtful).recommendation.starters).toHaveLength(11);
    const nobody = doubtful.map((player) => ({ ...player, plays: 0 }));
    expect(recommended(classic, nobody).recommendation.expected).toBe(0);
    const huge = [0, 1].flatMap((half) =>
      usualRoster('classic', 3 + half).map((player) => ({ ...player, id: `${half}-${player.id}` })),
    );
    expect(recommended(classic, huge).recommendation.starters).toHaveLength(11);
  });
});

describe('compareLineups', () => {
  it('says what a swap changes, and for whom the new reserve covers', () => {
    const starters = classicStarters('4-4-2');
    const players = [
      ...starters.map((id) =>
        id === 'A2' ? { ...sureCandidate(id, 7), plays: 0.6 } : sureCandidate(id),
      ),
      sureCandidate('A3', 6.5),
    ];
    const before = { module: '4-4-2', starters, bench: [] };
    const after = { ...before, bench: ['A3'] };
    expect(compareLineups(classic, players, before, after)).toEqual({
      ok: true,
      change: {
        difference: expect.closeTo(0.4 * 6.5, 6),
        because: [{ part: 'substitutes', points: expect.closeTo(2.6, 6) }],
        players: [
          {
            id: 'A3',
            from: 'out',
            to: 'bench',
            plays: 1,
            points: 6.5,
            enters: expect.closeTo(0.4, 6),
            covers: { id: 'A2', doubt: expect.closeTo(0.4, 9) },
          },
        ],
      },
    });
    const wrong = compareLineups(classic, players, before, { ...before, module: '3-4-3' });
    expect(wrong).toMatchObject({ ok: false, problems: [{ code: 'does-not-fit-module' }] });
  });

  it('lets only goalkeepers cover for goalkeepers, and only the own line where the rules say so', () => {
    const starters = classicStarters('4-4-2');
    const doubts: Record<string, number> = { P1: 0.1, C2: 0.7, A2: 0.6 };
    const players = [...starters, 'P2', 'C5'].map((id) => ({
      ...sureCandidate(id),
      plays: doubts[id] ?? 1,
    }));
    const before = { module: '4-4-2', starters, bench: [] };
    const after = { ...before, bench: ['P2', 'C5'] };
    const coveredWith = (mode: string) => {
      const rules = madeRules({ substitutions: { mode, maximum: 3 } });
      const compared = compareLineups(rules, players, before, after);
      return compared.ok && compared.change.players.map(({ id, covers }) => [id, covers?.id]);
    };
    const traditional = [
      ['P2', 'P1'],
      ['C5', 'C2'],
    ];
    expect(coveredWith('traditional')).toEqual(traditional);
    expect(coveredWith('dynamic')).toEqual([traditional[0], ['C5', 'A2']]);
  });
});

describe('chances', () => {
  const rules = madeRules({ preset: 'classic-defence', modifiers: { captain: {}, attack: {} } });
  const sides = [11, 12].map((seed) => {
    const players = usualRoster('classic', seed);
    return { players, lineup: recommended(rules, players, {}, null, SHORT).recommendation };
  });
  const drawing = { rounds: 5000, seed: 5 };

  it('agree with the expectation, and are the same for the same seed', () => {
    const chances = chancesOf(rules, sides[0]!, null, drawing)!;
    const exact = expectLineup(rules, sides[0]!.players, sides[0]!.lineup);
    if (!exact.ok) throw new Error('refused');
    const standardError = chances.sd / Math.sqrt(drawing.rounds);
    expect(Math.abs(chances.mean - exact.parts.expected)).toBeLessThan(4 * standardError + 0.03);
    expect(chancesOf(rules, sides[0]!, null, drawing)).toEqual(chances);
    expect(chances.goals).toEqual([...chances.goals].sort((a, b) => b - a));
    expect(chances.result).toBeNull();
  });

  it('mirror each other for the two sides', () => {
    const there = chancesOf(rules, sides[0]!, sides[1]!, drawing)!.result!;
    const back = chancesOf(rules, sides[1]!, sides[0]!, drawing)!.result!;
    expect(there.win + there.draw + there.loss).toBeCloseTo(1, 9);
    expect(Math.abs(there.win - back.loss)).toBeLessThan(0.025);
  });

  it('count the home bonus', () => {
    const few = { ...drawing, rounds: 1000 };
    const chances = (venue: Venue | null, homeBonus = 2) =>
      chancesOf({ ...rules, homeBonus }, sides[0]!, sides[1]!, { ...few, venue })!;
    const [home, away, nowhere] = [chances('home'), chances('away'), chances(null)];
    expect(nowhere).toEqual(chancesOf(rules, sides[0]!, sides[1]!, few));
    expect(home.mean).toBeCloseTo(nowhere.mean + 2, 6);
    expect(away.mean).toBeCloseTo(nowhere.mean, 6);
    expect(home.result!.win).toBeGreaterThan(nowhere.result!.win);
    expect(away.result!.loss).toBeGreaterThan(nowhere.result!.loss);
    expect(chances('home', rules.homeBonus)).toEqual(nowhere);
  });

  it('are highest for the line-up that is likeliest to win', () => {
    const { search } = recommended(rules, sides[0]!.players, {}, null, SHORT);
    const few = { rounds: 1000, seed: 9 };
    const found = likeliestToWin(rules, sides[0]!.players, {}, search, sides[1]!, few)!;
    expect(checkLineup(rules, sides[0]!.players, found.lineup)).toMatchObject({ ok: true });
    const usual = chancesOf(rules, { ...sides[0]!, lineup: sides[0]!.lineup }, sides[1]!, few)!;
    const score = ({ win, draw }: { win: number; draw: number }) => win + draw / 2;
    expect(score(found.chances.result!)).toBeGreaterThan(score(usual.result!) - 0.03);
  });
});
