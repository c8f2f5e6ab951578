import { describe, expect, it } from 'vitest';
import {
  areEdited,
  hadAfter,
  MODIFIERS,
  PRESET_NAMES,
  presetRules,
  ruleProblems,
  withBenchSize,
  withModifier,
  withPlaces,
  withRule,
} from './edit-rules.ts';

const classic = presetRules('classic-standard', '2026/27');

describe('rules being edited', () => {
  it('are those of every preset unchanged', () => {
    for (const name of PRESET_NAMES) {
      expect([...ruleProblems(presetRules(name, '2026/27'))], name).toEqual([]);
    }
  });

  it('change one at a time, and an invalid value is reported at its field', () => {
    const dear = withRule(classic, 'roster.credits', 1000);
    expect([dear.roster.credits, classic.roster.credits]).toEqual([1000, 500]);
    expect([...ruleProblems(dear)]).toEqual([]);
    const typing = withRule(dear, 'bonus.goal', Number.NaN);
    expect([...ruleProblems(typing)]).toEqual([['bonus.goal', 'wrong-type']]);
  });

  it('keep the size of a roster equal to its places', () => {
    const { roster } = withPlaces(classic, 'P', 2);
    expect(roster).toMatchObject({ size: 24, perRole: { P: 2, D: 8, C: 8, A: 6 } });
  });

  it('can have each modifier of their game, but never both factors', () => {
    for (const game of ['classic', 'mantra'] as const) {
      for (const name of MODIFIERS[game]) {
        const on = withModifier(presetRules(`${game}-standard`, '2026/27'), name, true);
        expect([...ruleProblems(on)], name).toEqual([]);
        expect(withModifier(on, name, false).modifiers[name]).toBeNull();
      }
    }
    const factors = withModifier(presetRules('mantra-d-factor', '2026/27'), 'rFactor', true);
    expect(factors.modifiers.dFactor).toBeNull();
  });

  it('give each module its own points', () => {
    const on = withModifier(classic, 'module', true);
    const place = 'modifiers.module.bonusByModule.5-4-1';
    expect(withRule(on, place, 1.5).modifiers.module).toEqual({ bonusByModule: { '5-4-1': 1.5 } });
    expect([...ruleProblems(withRule(on, place, Number.NaN))]).toEqual([[place, 'wrong-type']]);
  });

  it('make the bench free if its size is not the sum of its roles', () => {
    expect(withBenchSize(classic, 7).bench.perRole).toEqual({ P: 1, D: 2, C: 2, A: 2 });
    const long = withBenchSize(classic, 12);
    expect(long.bench.perRole).toBeNull();
    expect([...ruleProblems(long)]).toEqual([]);
  });

  it('get back a modifier as it was: of the championship, else of the preset', () => {
    const historic = presetRules('classic-historic', '2026/27');
    const off = withModifier(historic, 'defence', false);
    expect(withModifier(off, 'defence', true).modifiers).toEqual(historic.modifiers);
    const own = withRule(historic, 'modifiers.defence.minimum', 4);
    const without = withModifier(own, 'defence', false);
    const had = hadAfter({}, own, without);
    expect(withModifier(without, 'defence', true, had).modifiers).toEqual(own.modifiers);
    // Another preset brings its own.
    expect(hadAfter(had, without, classic)).toEqual({});
  });

  it('differ from their preset if anything but an order has changed', () => {
    for (const name of PRESET_NAMES) expect(areEdited(presetRules(name, '2026/27'))).toBe(false);
    const otherOrder = withRule(classic, 'modules', [...classic.modules].reverse());
    expect(areEdited(otherOrder)).toBe(false);
    expect(areEdited(withRule(classic, 'roster.credits', 1000))).toBe(true);
    expect(areEdited(withRule(classic, 'roster.credits', Number.NaN))).toBe(true);
    expect(areEdited(withModifier(classic, 'defence', true))).toBe(true);
  });
});
