import { describe, expect, it } from 'vitest';
import { modulesOf } from './modules.ts';
import { slotCost } from './out-of-role.ts';
import { PRESETS } from './presets.ts';
import { readRules } from './read-rules.ts';
import { areRolesOf, isDefensive, lineOf, type Role } from './roles.ts';

const problemsOf = (input: unknown) => {
  const reading = readRules(input);
  return reading.ok ? [] : reading.problems.map(({ path, code }) => `${path} ${code}`);
};

describe('presets', () => {
  it.each(Object.keys(PRESETS))('%s is complete, and the same after a JSON round trip', (name) => {
    const reading = readRules(name);
    expect(reading).toEqual({ ok: true, rules: PRESETS[name as keyof typeof PRESETS] });
    expect(readRules(JSON.parse(JSON.stringify(PRESETS[name as keyof typeof PRESETS])))).toEqual(
      reading,
    );
  });
});

describe('readRules', () => {
  it('takes missing parts from the preset', () => {
    const reading = readRules({ preset: 'mantra-standard', substitutions: { maximum: 3 } });
    expect(reading).toEqual({
      ok: true,
      rules: { ...PRESETS['mantra-standard'], substitutions: { mode: 'basic', maximum: 3 } },
    });
    expect(readRules({ game: 'mantra' })).toEqual(readRules('mantra-standard'));
    expect(readRules({})).toEqual(readRules('classic-standard'));
  });

  it('completes a modifier that the preset does not use, and replaces tables as a whole', () => {
    const reading = readRules({
      modifiers: { defence: { mean: 'best' }, captain: { kind: 'double' }, module: {} },
    });
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    expect(reading.rules.modifiers.defence).toMatchObject({ mean: 'best', minimum: 4 });
    expect(reading.rules.modifiers.captain).toEqual({ kind: 'double' });
    expect(reading.rules.modifiers.module).toEqual({ bonusByModule: {} });
  });

  it('refuses with the path', () => {
    expect(problemsOf(null)).toEqual([' wrong-type']);
    expect(problemsOf('classico')).toEqual(['preset not-one-of']);
    expect(problemsOf({ game: 'mantra', preset: 'classic-standard' })).toEqual(['game not-one-of']);
    expect(problemsOf({ colour: 1 })).toEqual(['colour unknown']);
    expect(problemsOf({ version: 2 })).toEqual(['version not-one-of']);
    expect(problemsOf({ season: '2025' })).toEqual(['season wrong-type']);
    expect(problemsOf({ modules: ['4-2-4'] })).toEqual(['modules[0] not-one-of']);
    expect(problemsOf({ modules: ['4-4-2', '4-4-2'] })).toEqual(['modules not-allowed-together']);
    expect(problemsOf({ modules: [] })).toEqual(['modules wrong-length']);
    expect(problemsOf({ bonus: { goal: '3' } })).toEqual(['bonus.goal wrong-type']);
    expect(problemsOf({ bonus: { goal: Number.NaN } })).toEqual(['bonus.goal wrong-type']);
    expect(problemsOf({ goals: { thresholds: [66, 60] } })).toEqual([
      'goals.thresholds not-rising',
    ]);
    expect(problemsOf({ substitutions: { mode: 'master' } })).toEqual([
      'substitutions.mode not-one-of',
    ]);
    expect(problemsOf({ substitutions: { maximum: 2.5 } })).toEqual([
      'substitutions.maximum out-of-range',
    ]);
    expect(problemsOf({ modifiers: { rFactor: { bonusByCount: [1] } } })).toEqual([
      'modifiers.rFactor.bonusByCount wrong-length',
    ]);
    expect(problemsOf({ modifiers: { defence: { bands: [[6, 1, 2]] } } })).toEqual([
      'modifiers.defence.bands[0] wrong-length',
    ]);
    expect(problemsOf({ lineup: { reuseLast: 'yes' } })).toEqual(['lineup.reuseLast wrong-type']);
  });

  it('refuses parts that cannot be combined', () => {
    expect(problemsOf({ game: 'mantra', modifiers: { defence: {}, attack: {} } })).toEqual([
      'modifiers.defence not-allowed-together',
      'modifiers.attack not-allowed-together',
    ]);
    expect(problemsOf({ modifiers: { dFactor: {} } })).toEqual([
      'modifiers.dFactor not-allowed-together',
    ]);
    expect(problemsOf({ game: 'mantra', modifiers: { dFactor: {}, rFactor: {} } })).toEqual([
      'modifiers.rFactor not-allowed-together',
    ]);
    expect(problemsOf({ bench: { size: 9 } })).toEqual(['bench.size not-allowed-together']);
    expect(problemsOf({ roster: { size: 30 } })).toEqual(['roster.size not-allowed-together']);
  });
});

describe('modules', () => {
  it("have eleven slots, the goalkeeper's first", () => {
    for (const game of ['classic', 'mantra'] as const) {
      for (const { slots } of modulesOf(game, '2025/26')) {
        expect(slots).toHaveLength(11);
        expect(slots[0]).toEqual([game === 'classic' ? 'P' : 'Por']);
      }
    }
  });

  it('of Mantra have five defensive and five offensive slots, hybrids offensive but Dc/B', () => {
    const isForDefenders = (slot: readonly Role[]) => slot.every((role) => isDefensive([role]));
    for (const { name, slots } of modulesOf('mantra', '2025/26')) {
      expect([name, slots.slice(1).filter(isForDefenders).length]).toEqual([name, 5]);
    }
  });

  it('of Mantra have no braccetto before 2024/25', () => {
    const roles = (season: string) =>
      modulesOf('mantra', season).flatMap(({ slots }) => slots.flat());
    expect(roles('2023/24')).not.toContain('B');
    expect(roles('2024/25')).toContain('B');
  });
});

describe('slotCost', () => {
  const NO = Number.POSITIVE_INFINITY;
  it.each<[Role[], Role[], string, number]>([
    [['A', 'Pc'], ['Pc'], '4-4-2', 0],
    [['W', 'A'], ['Pc'], '4-3-3', NO],
    [['A', 'Pc'], ['T'], '4-4-2', 1],
    [['A', 'Pc'], ['Dc'], '4-4-2', 1],
    [['T'], ['W'], '3-4-1-2', 1],
    [['T'], ['W'], '4-1-4-1', NO],
    [['W'], ['T'], '4-1-4-1', NO],
    [['W'], ['E'], '4-1-4-1', 1],
    [['C', 'T'], ['T'], '4-1-4-1', 0],
    [['C'], ['T'], '3-4-3', NO],
    [['C'], ['M'], '3-4-3', 1],
    [['M'], ['C'], '4-3-3', NO],
    [['M', 'C'], ['C'], '4-3-3', 0],
    [['E'], ['W'], '3-4-3', NO],
    [['E', 'W'], ['W'], '4-4-2', 0],
    [['E'], ['M'], '3-4-3', 1],
    [['Dc'], ['B'], '3-4-3', 1],
    [['Dc', 'B'], ['B'], '3-4-3', 0],
    [['Dd'], ['Ds'], '4-4-2', 1],
    [['Dc'], ['E'], '3-4-3', NO],
    [['Por'], ['Dc'], '3-4-3', NO],
    [['Dc'], ['Por'], '3-4-3', NO],
    [['Dc'], ['E', 'Dd'], '3-4-3', 1],
  ])('slot %s, player %s in %s: %s', (slot, roles, module, cost) => {
    expect(slotCost(slot, roles, module)).toBe(cost);
  });

  it('allows less in a submitted line-up', () => {
    expect(slotCost(['Dc'], ['B'], '4-4-2', true)).toBe(NO);
    expect(slotCost(['Dc', 'B'], ['Dd'], '3-4-3', true)).toBe(1);
    expect(slotCost(['M'], ['E'], '4-3-3', true)).toBe(NO);
    expect(slotCost(['M', 'C'], ['E'], '4-3-3', true)).toBe(1);
    expect(slotCost(['T'], ['W'], '3-4-1-2', true)).toBe(NO);
    expect(slotCost(['Dd'], ['Ds', 'Dd'], '4-4-2', true)).toBe(0);
  });
});

describe('roles', () => {
  it('are one in Classic and one to three in Mantra', () => {
    expect(areRolesOf('classic', ['D'])).toBe(true);
    expect(areRolesOf('classic', ['D', 'C'])).toBe(false);
    expect(areRolesOf('classic', ['Dc'])).toBe(false);
    expect(areRolesOf('mantra', ['Dd', 'Ds', 'E'])).toBe(true);
    expect(areRolesOf('mantra', ['Dd', 'Dd'])).toBe(false);
    expect(areRolesOf('mantra', ['Por', 'Dc'])).toBe(false);
    expect(areRolesOf('mantra', [])).toBe(false);
  });

  it('belong to a line', () => {
    expect([lineOf(['Por']), lineOf(['E', 'W']), lineOf(['W', 'A']), lineOf(['Pc'])]).toEqual([
      'P',
      'D',
      'C',
      'A',
    ]);
    expect([lineOf(['P']), lineOf(['D']), lineOf(['C']), lineOf(['A'])]).toEqual([
      'P',
      'D',
      'C',
      'A',
    ]);
  });
});
