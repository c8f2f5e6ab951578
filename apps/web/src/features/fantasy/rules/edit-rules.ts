import type {
  ChampionshipRules,
  ModifierRules,
} from '@tredici/engine/fantasy/rules/championship-rules';
import { PRESETS, USUAL_MODIFIERS } from '@tredici/engine/fantasy/rules/presets';
import { readRules } from '@tredici/engine/fantasy/rules/read-rules';
import { CLASSIC_ROLES, type ClassicRole, type Game } from '@tredici/engine/fantasy/rules/roles';
import type { ProblemCode } from '@tredici/engine/fantasy/rules/shape';

export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as readonly PresetName[];

export type ModifierName = keyof typeof USUAL_MODIFIERS;
/** The modifiers that can be switched on and off in each game. */
export const MODIFIERS: Readonly<Record<Game, readonly ModifierName[]>> = {
  classic: [
    'defence',
    'midfield',
    'attack',
    'goalkeeper',
    'captain',
    'fairPlay',
    'rFactor',
    'module',
  ],
  mantra: ['dFactor', 'captain', 'fairPlay', 'rFactor', 'module'],
};

/** A complete preset, for the current season. */
export const presetRules = (preset: PresetName, season: string): ChampionshipRules => ({
  ...PRESETS[preset],
  season,
});

/** A copy of the rules with one of them changed, by its path: `roster.credits`. */
export function withRule<R extends object>(rules: R, place: string, value: unknown): R {
  const [name = '', ...rest] = place.split('.');
  const part = (rules as Record<string, unknown>)[name];
  const next = rest.length === 0 ? value : withRule((part ?? {}) as object, rest.join('.'), value);
  return { ...rules, [name]: next };
}

/** Changes the places of a role: where roles are counted, the roster is as large as their sum. */
export function withPlaces(
  rules: ChampionshipRules,
  role: ClassicRole,
  places: number,
): ChampionshipRules {
  const { perRole: before } = rules.roster;
  if (!before) return rules;
  const perRole = { ...before, [role]: places };
  const size = CLASSIC_ROLES.reduce((sum, line) => sum + perRole[line], 0);
  return { ...rules, roster: { ...rules.roster, perRole, size } };
}

/** Modifiers as they were before they were switched off. */
export type HadModifiers = Partial<ModifierRules>;

/** A modifier as it is, or as it would be if it were switched on: as it was before, else as in the preset, else
 *  with the usual settings. */
export function modifierOf<Name extends ModifierName>(
  rules: ChampionshipRules,
  name: Name,
  had: HadModifiers = {},
): NonNullable<ModifierRules[Name]> {
  const ofPreset: ModifierRules = presetRules(rules.preset as PresetName, rules.season).modifiers;
  const usual: ModifierRules = USUAL_MODIFIERS;
  return rules.modifiers[name] ?? had[name] ?? ofPreset[name] ?? usual[name]!;
}

/** D-Factor and R-Factor exclude each other: switching one on switches the other off. */
export function withModifier(
  rules: ChampionshipRules,
  name: ModifierName,
  isOn: boolean,
  had: HadModifiers = {},
): ChampionshipRules {
  const other = name === 'dFactor' ? 'rFactor' : name === 'rFactor' ? 'dFactor' : null;
  const modifiers = {
    ...rules.modifiers,
    ...(isOn && other ? { [other]: null } : {}),
    [name]: isOn ? modifierOf(rules, name, had) : null,
  };
  return { ...rules, modifiers };
}

/** Remembers the modifiers that a change switches off; another preset brings its own. */
export function hadAfter(
  had: HadModifiers,
  before: ChampionshipRules,
  after: ChampionshipRules,
): HadModifiers {
  if (after.preset !== before.preset) return {};
  const off = Object.entries(before.modifiers).filter(
    ([name, value]) => value !== null && after.modifiers[name as ModifierName] === null,
  );
  return { ...had, ...Object.fromEntries(off) };
}

/** Whether the rules differ from those of their preset. */
export function areEdited(rules: ChampionshipRules): boolean {
  const preset = presetRules(rules.preset as PresetName, rules.season);
  return plainRules(rules) !== plainRules(preset);
}
/** A text for comparison in which order does not matter; null if a rule is invalid. */
function plainRules(rules: ChampionshipRules): string | null {
  const reading = readRules(rules);
  return reading.ok
    ? JSON.stringify({ ...reading.rules, modules: reading.rules.modules.toSorted() })
    : null;
}

/** A bench by role has a fixed number of places for each; any other size makes it free. */
export function withBenchSize(rules: ChampionshipRules, size: number): ChampionshipRules {
  const { perRole } = rules.bench;
  const places = perRole && CLASSIC_ROLES.reduce((sum, role) => sum + perRole[role], 0);
  return { ...rules, bench: { ...rules.bench, size, perRole: places === size ? perRole : null } };
}

export type RuleProblems = ReadonlyMap<string, ProblemCode>;

/** What the server would refuse, by its path. */
export function ruleProblems(rules: ChampionshipRules): RuleProblems {
  const reading = readRules(rules);
  return new Map(reading.ok ? [] : reading.problems.map(({ path, code }) => [path, code]));
}
