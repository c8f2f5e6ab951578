import { describe, expect, it } from 'vitest';
import { madeRules, madeTeam, type PlayerResult } from '../../../testing/made-team.ts';
import { checkLineup } from './check-lineup.ts';
import { scoreTeam } from './score-matchday.ts';

function play(rules: object, ...team: Parameters<typeof madeTeam>) {
  const free = { bench: { perRole: null, size: 12, order: 'free' } };
  const scoring = scoreTeam(madeRules({ ...free, ...rules }), madeTeam(...team));
  if (!scoring.ok) throw new Error(JSON.stringify(scoring.problems));
  const { module, substitutions, missing, total } = scoring.score;
  const moves = substitutions.map((one) => `${one.out}→${one.in} ${one.how}`);
  return { module, moves, missing: missing.map(({ id, because }) => `${id} ${because}`), total };
}
const mode = (name: string, maximum = 3) => ({ substitutions: { mode: name, maximum } });

describe('Classic', () => {
  const results: Record<string, PlayerResult> = { C1: null, A1: null, D5: 7, A3: 6.5, C5: 5 };
  it.each<[string, string, string[], number]>([
    // 9 sixes are 54; the midfielder's 5 and the forward's 6.5.
    ['traditional', '4-4-2', ['A1→A3 same-role', 'C1→C5 same-role'], 65.5],
    ['hybrid', '4-4-2', ['A1→A3 same-role', 'C1→C5 same-role'], 65.5],
    // Bench order alone: the defender first, 5-3-2, then the forward.
    ['dynamic', '5-3-2', ['C1→D5 other-module', 'A1→A3 same-role'], 67.5],
  ])('%s', (name, module, moves, total) => {
    expect(play(mode(name), '4-4-2', results)).toEqual({ module, moves, missing: [], total });
  });

  it('hybrid changes the module only for players whom nobody of their role replaces', () => {
    const few: Record<string, PlayerResult> = { C1: null, C2: null, D5: 7, C5: 5 };
    expect(play(mode('traditional'), '4-4-2', few)).toMatchObject({
      moves: ['C1→C5 same-role'],
      missing: ['C2 nobody-fits'],
      total: 59,
    });
    expect(play(mode('hybrid'), '4-4-2', few)).toMatchObject({
      module: '5-3-2',
      moves: ['C2→D5 other-module', 'C1→C5 same-role'],
      total: 66,
    });
  });

  it('stays within the modules of the championship', () => {
    const rules = { ...mode('dynamic'), modules: ['4-4-2', '4-3-3'] };
    expect(play(rules, '4-4-2', { C1: null, D5: 7 })).toMatchObject({
      moves: [],
      missing: ['C1 nobody-fits'],
    });
    expect(play(rules, '4-4-2', { C1: null, A3: 7 })).toMatchObject({ module: '4-3-3' });
    // There is no module with four forwards.
    expect(play(mode('dynamic'), '3-4-3', { D1: null, A4: 8 })).toMatchObject({ moves: [] });
  });

  it('replaces a goalkeeper only by a goalkeeper', () => {
    for (const name of ['traditional', 'hybrid', 'dynamic']) {
      expect(play(mode(name), '4-4-2', { P1: null, D5: 8, P2: 6 })).toMatchObject({
        moves: ['P1→P2 same-role'],
      });
      expect(play(mode(name), '4-4-2', { P1: null, D5: 8 })).toMatchObject({
        missing: ['P1 nobody-fits'],
      });
      expect(play(mode(name), '4-4-2', { A1: null, P2: 8 }).moves).toEqual([]);
    }
  });

  it('stops at the maximum, in bench order', () => {
    const three: Record<string, PlayerResult> = {
      D1: null,
      C1: null,
      A1: null,
      A3: 7,
      C5: 7,
      D5: 7,
    };
    expect(play(mode('traditional', 1), '4-4-2', three)).toMatchObject({
      moves: ['A1→A3 same-role'],
      missing: ['D1 maximum-reached', 'C1 maximum-reached'],
    });
    expect(play(mode('traditional', 0), '4-4-2', three).moves).toEqual([]);
    const byRole = { ...mode('traditional', 1), bench: { order: 'by-role' } };
    expect(play(byRole, '4-4-2', three).moves).toEqual(['D1→D5 same-role']);
  });

  it('skips reserves without a vote', () => {
    expect(play(mode('traditional'), '4-4-2', { D1: null, D5: null, D6: 6.5 })).toMatchObject({
      moves: ['D1→D6 same-role'],
    });
    expect(play(mode('traditional'), '4-4-2', { D1: null, D5: null })).toMatchObject({
      missing: ['D1 nobody-with-vote'],
    });
  });
});

describe('Mantra', () => {
  const eleven = ['Por1', 'Dd1', 'Dc1', 'Dc2', 'Ds1', 'E1', 'M1', 'C1', 'W1', 'A1', 'Pc1'];
  const mantra = (name: string, results: Record<string, PlayerResult>, maximum = 5) =>
    play({ game: 'mantra', ...mode(name, maximum) }, '4-4-2', results, {}, eleven);

  it('tries the same scheme first, in every mode that asks for it', () => {
    const results = { Ds1: null, Dc3: 7, Ds2: 6.5 };
    for (const name of ['easy', 'basic']) {
      expect(mantra(name, results)).toMatchObject({
        module: '4-4-2',
        moves: ['Ds1→Ds2 same-role'],
        total: 66.5,
      });
    }
  });

  it('basic changes the scheme before using anyone out of role, easy never changes it', () => {
    // A trequartista replaces a second striker: 4-1-4-1 is the first scheme that takes them in role.
    const results = { A1: null, T1: 7 };
    expect(mantra('basic', results)).toMatchObject({
      module: '4-1-4-1',
      moves: ['A1→T1 other-module'],
      total: 67,
    });
    expect(mantra('easy', results)).toMatchObject({
      module: '4-4-2',
      moves: ['A1→T1 out-of-role'],
      total: 66,
    });
  });

  it('costs a point out of role where no scheme fits', () => {
    expect(mantra('basic', { Ds1: null, Dc3: 7 })).toMatchObject({
      moves: ['Ds1→Dc3 out-of-role'],
      total: 66,
    });
    expect(mantra('basic', { Dc1: null, Pc2: 9 })).toMatchObject({
      moves: [],
      missing: ['Dc1 nobody-fits'],
    });
  });

  it('basic brings on as many players as it can before it considers how', () => {
    const results = { Ds1: null, A1: null, Dc3: 7, Pc2: 7 };
    expect(mantra('basic', results)).toMatchObject({
      moves: ['Ds1→Dc3 out-of-role', 'A1→Pc2 same-role'],
      total: 67,
    });
  });

  it('master follows the bench at any cost', () => {
    const results = { Ds1: null, Dc3: 7, Ds2: 6.5 };
    expect(mantra('master', results)).toMatchObject({ moves: ['Ds1→Dc3 out-of-role'], total: 66 });
    expect(mantra('basic', results)).toMatchObject({ moves: ['Ds1→Ds2 same-role'], total: 66.5 });
  });

  it('lets players on the field move within the scheme', () => {
    // The wing-back can play on the right or on the left: C1 (also M) makes room for M2.
    const results: Record<string, PlayerResult> = {
      M1: { roles: ['M', 'C'], vote: 6 },
      C1: null,
      M2: 7,
    };
    expect(mantra('basic', results)).toMatchObject({
      module: '4-4-2',
      moves: ['C1→M2 same-role'],
      total: 67,
    });
  });

  it('stops at the maximum', () => {
    expect(mantra('basic', { Ds1: null, A1: null, A2: 7, Ds2: 7 }, 1)).toMatchObject({
      moves: ['A1→A2 same-role'],
      missing: ['Ds1 maximum-reached'],
    });
  });

  it('keeps the malus of a starter submitted out of role, and adds none', () => {
    const outOfRole = eleven.map((id) => (id === 'E1' ? 'Dd2' : id));
    const at = (results: Record<string, PlayerResult>) =>
      play({ game: 'mantra', ...mode('basic') }, '4-4-2', results, {}, outOfRole);
    expect(at({}).total).toBe(65);
    expect(at({ Pc1: null, Pc2: 6 })).toMatchObject({ moves: ['Pc1→Pc2 same-role'], total: 65 });
  });
});

describe('the switch', () => {
  const pair = { switch: { starter: 'A1', reserve: 'A3' } };
  const field = (rules: object, results: Record<string, PlayerResult>, more: object = pair) => {
    const scoring = scoreTeam(madeRules(rules), madeTeam('4-4-2', results, more));
    if (!scoring.ok) throw new Error(scoring.problems[0]!.code);
    return scoring.score;
  };
  it('exchanges the pair if the starter is not in the real eleven', () => {
    const late = { A1: { vote: 6, started: false }, A3: 7 };
    expect(field({ switch: 'basic' }, late)).toMatchObject({ switched: 'yes', total: 67 });
    expect(field({ switch: 'basic' }, { ...late, A1: { vote: 6, started: true } })).toMatchObject({
      switched: 'no',
      total: 66,
    });
    expect(field({ switch: 'basic' }, { A1: 6, A3: 7 }).switched).toBe('no');
  });
  it('uses no substitution, and the starter may come back from the bench', () => {
    const late = { A1: { vote: 6.5, started: false }, A3: null };
    expect(field({ switch: 'basic' }, late)).toMatchObject({
      substitutions: [{ out: 'A3', in: 'A1' }],
      total: 66.5,
    });
  });
  it('changes the module only as Plus', () => {
    const late = { A1: { vote: 6, started: false }, D5: 7 };
    const other = { switch: { starter: 'A1', reserve: 'D5' } };
    expect(field({ switch: 'basic' }, late, other).switched).toBe('does-not-fit');
    expect(field({ switch: 'plus' }, late, other)).toMatchObject({
      switched: 'yes',
      module: '5-4-1',
    });
  });
  it('is refused if the championship does not use it or the pair is not named', () => {
    expect(() => field({}, { A3: 6 })).toThrow('switch-not-played');
    expect(() => field({ switch: 'plus' }, { C5: 6 })).toThrow('switch-not-in-lineup');
  });
});

describe('checkLineup', () => {
  const codes = (rules: unknown, ...team: Parameters<typeof madeTeam>) => {
    const { players, lineup } = madeTeam(...team);
    const check = checkLineup(madeRules(rules), players, lineup);
    return check.ok ? [] : check.problems.map(({ code }) => code);
  };
  it.each<[string, Parameters<typeof madeTeam>, unknown]>([
    ['module-not-allowed', ['3-6-1'], {}],
    ['not-eleven', ['4-4-2', {}, { starters: ['P1'] }], {}],
    ['does-not-fit-module', ['4-4-2', {}, { module: '4-3-3' }], {}],
    ['duplicated-player', ['4-4-2', { D5: 6 }, { bench: ['D5', 'D5'] }], {}],
    ['unknown-player', ['4-4-2', {}, { bench: ['X1'] }], {}],
    ['unknown-role', ['4-4-2', { D1: { roles: ['Dc'] } }], {}],
    ['captain-not-starting', ['4-4-2', { A3: 6 }, { captain: 'A3' }], {}],
    ['vice-not-starting', ['4-4-2', { A3: 6 }, { vice: 'A3' }], {}],
    ['bench-too-many-of-role', ['4-4-2', { D5: 6, D6: 6, D7: 6 }], {}],
    ['bench-too-long', ['4-4-2', { D5: 6, D6: 6 }], { bench: { size: 1, minimumGoalkeepers: 0 } }],
    ['bench-without-goalkeeper', ['4-4-2', { D5: 6 }], { bench: { size: 1 } }],
  ])('%s', (code, team, rules) => {
    expect(codes(rules, ...team)).toContain(code);
  });
  it('accepts a correct line-up', () => {
    expect(codes({}, '4-4-2', { P2: 6, D5: 6 }, { captain: 'A1', vice: 'C1' })).toEqual([]);
  });
});
