import { describe, expect, it } from 'vitest';
import { madeRules, madeTeam, type PlayerResult } from '../../../testing/made-team.ts';
import { scoreFixture, scoreTeam } from './score-matchday.ts';

function modifier(name: string, rules: unknown, ...team: Parameters<typeof madeTeam>) {
  const scoring = scoreTeam(madeRules(rules), madeTeam(...team));
  if (!scoring.ok) throw new Error(JSON.stringify(scoring.problems));
  return scoring.score.modifiers.find((one) => one.name === name)!;
}
const defenders = (...votes: Array<number | null>): Record<string, PlayerResult> =>
  Object.fromEntries(votes.map((vote, at) => [`D${at + 1}`, vote]));

const THREE = 'classic-defence';
const SIX = 'classic-defence-6-bands';
const SHIFTED = 'classic-defence-6-bands-shifted';

describe('defence', () => {
  it.each<[string, string, Array<number | null>, number, number]>([
    // goalkeeper and three best: 6, 6, 6, 6 → 6.00
    [THREE, '4-4-2', [6, 6, 6, 6], 6, 1],
    // 6.5, 6, 6, 6 → 6.125
    [THREE, '4-4-2', [6, 6, 6, 5], 6.5, 1],
    // 6, 7, 6.5, 6.5 → 6.5
    [THREE, '4-4-2', [7, 6.5, 6.5, 4], 6, 3],
    // 6, 7, 6.5, 6 → 6.375
    [THREE, '4-4-2', [7, 6.5, 6, 6], 6, 1],
    // 7, 7, 7, 7 → 7
    [THREE, '5-3-2', [7, 7, 7, 5, 4], 7, 6],
    // 5.5, 6, 6, 6 → 5.875
    [THREE, '4-4-2', [6, 6, 6, 6], 5.5, 0],
    [SIX, '4-4-2', [6, 6, 6, 6], 6.5, 1],
    // 7, 6, 6, 6 → 6.25
    [SIX, '4-4-2', [6, 6, 6, 6], 7, 2],
    // 7.5, 7, 7, 7 → 7.125
    [SIX, '4-4-2', [7, 7, 7, 6], 7.5, 5],
    // 8, 7, 7, 7 → 7.25
    [SIX, '4-4-2', [7, 7, 7, 6], 8, 6],
    [SHIFTED, '4-4-2', [6, 6, 6, 6], 6, 1],
    // 6.125 lies between 6.01 and 6.25
    [SHIFTED, '4-4-2', [6, 6, 6, 6], 6.5, 2],
    // 6.25 exactly is still +2
    [SHIFTED, '4-4-2', [6, 6, 6, 6], 7, 2],
    // 6.375 → +3
    [SHIFTED, '4-4-2', [6.5, 6, 6, 6], 7, 3],
    // 7.125 → +6
    [SHIFTED, '4-4-2', [7, 7, 7, 6], 7.5, 6],
  ])('%s, %s, defenders %j, goalkeeper %s: %s', (rules, module, votes, keeper, points) => {
    expect(modifier('defence', rules, module, { ...defenders(...votes), P1: keeper }).points).toBe(
      points,
    );
  });

  it('needs four defenders with a vote and the goalkeeper', () => {
    expect(modifier('defence', THREE, '3-4-3')).toMatchObject({ missing: 'too-few-defenders' });
    expect(modifier('defence', THREE, '4-4-2', { D1: null })).toMatchObject({
      missing: 'too-few-defenders',
    });
    expect(modifier('defence', THREE, '4-4-2', { P1: null })).toMatchObject({
      missing: 'goalkeeper-without-vote',
    });
  });

  it('counts substitutes: the fourth defender, or a defender for a midfielder', () => {
    expect(modifier('defence', THREE, '4-4-2', { D1: null, D5: 7 })).toMatchObject({
      points: 1,
      figure: 6.25,
    });
    const dynamic = { preset: THREE, substitutions: { mode: 'dynamic' } };
    expect(modifier('defence', dynamic, '3-5-2', { C1: null, D4: 7 })).toMatchObject({
      points: 1,
      figure: 6.25,
    });
  });

  it('uses pure votes: a scorer without a vote counts as a 6', () => {
    const scorer = { D1: { vote: null, events: { goals: 1 } } };
    expect(modifier('defence', THREE, '4-4-2', scorer)).toMatchObject({ points: 1, figure: 6 });
  });

  it('without the goalkeeper takes the four best', () => {
    const rules = { modifiers: { defence: { mean: 'best' } } };
    expect(modifier('defence', rules, '5-3-2', defenders(7, 7, 7, 7, 4))).toMatchObject({
      points: 6,
      figure: 7,
    });
    expect(modifier('defence', rules, '4-4-2', { P1: null })).toMatchObject({ points: 1 });
  });

  it('of the historic rules costs the opponent points, and more the more defenders there are', () => {
    const rules = madeRules('classic-historic');
    const against = (module: string, results: Record<string, PlayerResult>) => {
      const scoring = scoreFixture(rules, madeTeam('4-4-2'), madeTeam(module, results));
      if (!scoring.ok) throw new Error('refused');
      return scoring.score.home.modifiers.find(({ name }) => name === 'defence')!.points;
    };
    expect(against('4-4-2', defenders(6, 6, 6, 6))).toBe(-1);
    expect(against('4-4-2', defenders(7, 7, 7, 7))).toBe(-5);
    expect(against('4-4-2', defenders(4.5, 5, 5, 5))).toBe(4);
    expect(against('3-4-3', defenders(6, 6, 6))).toBe(0);
    expect(against('5-3-2', defenders(6, 6, 6, 6, 6))).toBe(-2);
  });
});

describe('midfield', () => {
  const rules = madeRules({ modifiers: { midfield: {} } });
  const points = (
    home: [string, Record<string, PlayerResult>],
    away: [string, Record<string, PlayerResult>],
  ) => {
    const scoring = scoreFixture(rules, madeTeam(...home), madeTeam(...away));
    if (!scoring.ok) throw new Error('refused');
    const of = (side: 'home' | 'away') => scoring.score[side].modifiers[0]!.points;
    return [of('home'), of('away')];
  };
  it.each<[Record<string, PlayerResult>, number[]]>([
    [{}, [0, 0]],
    [{ C1: 6.5 }, [0, 0]],
    [{ C1: 7 }, [0.5, -0.5]],
    [{ C1: 7.5 }, [0.5, -0.5]],
    [{ C1: 8 }, [1, -1]],
    [{ C1: 5, C2: 5, C3: 5 }, [-1.5, 1.5]],
    [{ C1: 9, C2: 9, C3: 9, C4: 9 }, [4, -4]],
  ])('%j against four sixes: %j', (results, expected) => {
    expect(points(['4-4-2', results], ['4-4-2', {}])).toEqual(expected);
  });
  it('counts 5 for each player that one side has fewer', () => {
    // 4 × 6 against 3 × 6 + 5: one point.
    expect(points(['4-4-2', {}], ['4-3-3', {}])).toEqual([0.5, -0.5]);
    // A midfielder without a vote who is not replaced counts as missing too.
    expect(points(['4-4-2', { C1: null }], ['4-4-2', {}])).toEqual([-0.5, 0.5]);
  });
  it('of a single team says that there is no opponent', () => {
    expect(modifier('midfield', { modifiers: { midfield: {} } }, '4-4-2')).toMatchObject({
      points: 0,
      missing: 'no-opponent',
    });
  });
});

describe('attack', () => {
  const rules = { modifiers: { attack: {} } };
  it.each<[Record<string, PlayerResult>, number]>([
    [{}, 0],
    [{ A1: 6.5 }, 0.5],
    [{ A1: 7, A2: 6.5 }, 1.5],
    [{ A1: 8 }, 1.5],
    [{ A1: { vote: 7.5, events: { goals: 1 } } }, 0],
    [{ A1: { vote: 7.5, events: { yellowCards: 1 } } }, 0],
    [{ C1: 8 }, 0],
  ])('%j: %s', (results, points) => {
    expect(modifier('attack', rules, '4-4-2', results).points).toBe(points);
  });
});

describe('goalkeeper', () => {
  it('takes what exceeds 6 from the opponent, and gives what is below', () => {
    const rules = madeRules({ modifiers: { goalkeeper: {} } });
    const scoring = scoreFixture(
      rules,
      madeTeam('4-4-2', { P1: 7 }),
      madeTeam('4-4-2', { P1: { vote: 5, events: { goalsConceded: 1 } } }),
    );
    if (!scoring.ok) throw new Error('refused');
    expect([scoring.score.home.total, scoring.score.away.total]).toEqual([68, 63]);
  });
});

describe('captain', () => {
  const rules = { modifiers: { captain: {} } };
  it.each<[number | null, number | null, number]>([
    [7, 6, 1],
    [6.5, 6, 0.5],
    [6, 7, 0],
    [5.5, 7, -0.5],
    [4.5, 7, -1],
    [null, 7, 1],
    [null, null, 0],
  ])('captain %s, vice %s: %s', (captain, vice, points) => {
    const results = { A1: captain, C1: vice };
    expect(modifier('captain', rules, '4-4-2', results, { captain: 'A1', vice: 'C1' }).points).toBe(
      points,
    );
  });
  it('counts bonus and malus twice in the other variant', () => {
    const double = { modifiers: { captain: { kind: 'double' } } };
    const results = { A1: { vote: 7, events: { goals: 1, yellowCards: 1 } } };
    expect(modifier('captain', double, '4-4-2', results, { captain: 'A1' }).points).toBe(2.5);
  });
  it('gives nothing without a captain', () => {
    expect(modifier('captain', rules, '4-4-2')).toMatchObject({ missing: 'captain-without-vote' });
  });
});

describe('fair play, R-Factor, module', () => {
  it('fair play needs eleven votes and no card, whatever a card costs', () => {
    const rules = { modifiers: { fairPlay: {} } };
    const booked = { C1: { vote: 6, events: { yellowCards: 1 } } };
    expect(modifier('fairPlay', rules, '4-4-2').points).toBe(1);
    expect(modifier('fairPlay', rules, '4-4-2', { C1: null })).toMatchObject({
      missing: 'not-eleven-votes',
    });
    expect(modifier('fairPlay', rules, '4-4-2', { C1: null, C5: 6 }).points).toBe(1);
    expect(modifier('fairPlay', rules, '4-4-2', booked)).toMatchObject({ missing: 'card' });
    const free = { ...rules, bonus: { yellowCard: 0 } };
    expect(modifier('fairPlay', free, '4-4-2', booked)).toMatchObject({ missing: 'card' });
  });
  it('R-Factor counts votes of six or more', () => {
    const rules = { modifiers: { rFactor: {} } };
    expect(modifier('rFactor', rules, '4-4-2')).toMatchObject({ points: 3, figure: 11 });
    expect(modifier('rFactor', rules, '4-4-2', { C1: 5.5 })).toMatchObject({
      points: 0,
      figure: 10,
    });
    expect(modifier('rFactor', rules, '4-4-2', { C1: null, C5: 6 }).points).toBe(3);
  });
  it('the module bonus is that of the module played in the end', () => {
    const bonusByModule = { '5-3-2': 1, '3-4-3': -1 };
    const rules = { substitutions: { mode: 'hybrid' }, modifiers: { module: { bonusByModule } } };
    expect(modifier('module', rules, '3-4-3').points).toBe(-1);
    expect(modifier('module', rules, '4-3-3').points).toBe(0);
    expect(modifier('module', rules, '4-3-3', { A1: null, D5: 6 }).points).toBe(1);
  });
});

describe('D-Factor', () => {
  const eleven = ['Por1', 'Dd1', 'Dc1', 'Dc2', 'Ds1', 'E1', 'M1', 'C1', 'E2', 'A1', 'Pc1'];
  const factor = (rules: object, results: Record<string, PlayerResult>) =>
    modifier('dFactor', { preset: 'mantra-d-factor', ...rules }, '4-4-2', results, {}, eleven);
  it('takes the five best defensive players', () => {
    expect(factor({}, { Dd1: 7, Dc1: 7, Dc2: 7, E1: 7, M1: 7, Ds1: 5, E2: 5 })).toMatchObject({
      points: 5,
      figure: 7,
    });
    expect(factor({}, { Dd1: null, Dc1: null })).toMatchObject({ points: 1, figure: 6 });
    expect(factor({}, { Dd1: null, Dc1: null, Ds1: null })).toMatchObject({
      missing: 'too-few-defenders',
    });
  });
  it('can take five and the goalkeeper', () => {
    const rules = { modifiers: { dFactor: { goalkeeper: true } } };
    expect(factor(rules, { Por1: 9 })).toMatchObject({ points: 3, figure: 6.5 });
    expect(factor(rules, { Por1: null })).toMatchObject({ missing: 'goalkeeper-without-vote' });
  });
});
