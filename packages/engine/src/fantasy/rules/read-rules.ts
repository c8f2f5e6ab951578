/** Reads a championship's rules from what was stored or sent: missing parts come from the preset, and invalid
 *  ones are refused with their path. */
import {
  type ChampionshipRules,
  CLASSIC_SUBSTITUTIONS,
  MANTRA_SUBSTITUTIONS,
  RULES_VERSION,
} from './championship-rules.ts';
import { modulesOf } from './modules.ts';
import { PRESETS, USUAL_MODIFIERS } from './presets.ts';
import type { Game } from './roles.ts';
import {
  distinct,
  isRecord,
  listOf,
  matching,
  numberBetween,
  object,
  oneOf,
  orNull,
  type Problem,
  recordOf,
  rising,
  type Shape,
  wholeBetween,
  yesOrNo,
} from './shape.ts';

export type RulesReading =
  | { readonly ok: true; readonly rules: ChampionshipRules }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** @param input the name of a preset, or an object with any part of `ChampionshipRules`. Without a `preset`
 *  the standard one of its `game` is used (Classic if that is missing too). */
export function readRules(input: unknown): RulesReading {
  const given = typeof input === 'string' ? { preset: input } : input;
  if (!isRecord(given)) {
    const expected = 'the name of a preset, or an object';
    return { ok: false, problems: [{ path: '', code: 'wrong-type', expected }] };
  }
  const name = given.preset ?? (given.game === 'mantra' ? 'mantra-standard' : 'classic-standard');
  const nameProblems = oneOf(Object.keys(PRESETS))(name, 'preset');
  if (nameProblems.length > 0) return { ok: false, problems: nameProblems };
  const preset: ChampionshipRules = PRESETS[name as keyof typeof PRESETS];
  if (given.game !== undefined && given.game !== preset.game) {
    return { ok: false, problems: oneOf([preset.game])(given.game, 'game') };
  }
  const complete = fillIn(given, preset, USUAL_PARTS);
  const problems = checkRules(complete);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, rules: complete as ChampionshipRules };
}

/** The defaults of parts that the preset does not use and the championship gives only partly. */
const USUAL_PARTS = {
  modifiers: USUAL_MODIFIERS,
  officeReserve: { vote: 4, goalkeeperVote: 3, uses: 1 },
  withoutVote: { goalkeeper: { vote: 6, minutes: 30 } },
  bench: { perRole: { P: 1, D: 2, C: 2, A: 2 } },
  roster: { perRole: { P: 3, D: 8, C: 8, A: 6 } },
  bonus: { goalByLine: { P: 3, D: 3, C: 3, A: 3 } },
};

/** Tables are taken whole: one league's modules or bonus by module never mix with another's. */
const WHOLE = new Set(['byDefenders', 'bonusByModule']);

function fillIn(given: unknown, preset: unknown, usual: unknown, key = ''): unknown {
  if (given === undefined) return preset;
  if (!isRecord(given) || WHOLE.has(key)) return given;
  const base = isRecord(preset) ? preset : isRecord(usual) ? usual : {};
  // A captain of another kind shares no settings with the default one.
  if (typeof given.kind === 'string' && given.kind !== base.kind) return given;
  const usualParts = isRecord(usual) ? usual : {};
  const names = new Set([...Object.keys(base), ...Object.keys(given)]);
  return Object.fromEntries(
    [...names].map((name) => [name, fillIn(given[name], base[name], usualParts[name], name)]),
  );
}

const POINTS = numberBetween(-20, 20);
const VOTE = numberBetween(0, 10);
const bands = rising(listOf(listOf(numberBetween(-20, 100), 2, 2), 1, 40));
const perLine = (item: Shape) => object({ P: item, D: item, C: item, A: item });

function checkRules(rules: unknown): Problem[] {
  if (!isRecord(rules)) return [];
  const game = rules.game as Game;
  const season = typeof rules.season === 'string' ? rules.season : '';
  const names = modulesOf(game, season).map((module) => module.name);
  const modes = game === 'mantra' ? MANTRA_SUBSTITUTIONS : CLASSIC_SUBSTITUTIONS;
  const shape = object({
    version: oneOf([RULES_VERSION]),
    preset: oneOf(Object.keys(PRESETS)),
    season: matching(/^20\d\d\/\d\d$/, 'a season such as 2025/26'),
    game: oneOf(['classic', 'mantra']),
    roster: object({
      credits: wholeBetween(1, 100_000),
      size: wholeBetween(11, 60),
      minimumGoalkeepers: wholeBetween(1, 10),
      perRole: orNull(perLine(wholeBetween(1, 30))),
    }),
    modules: distinct(listOf(oneOf(names), 1, names.length)),
    bonus: object({
      ...Object.fromEntries(Object.keys(PRESETS[`${game}-standard`].bonus).map((n) => [n, POINTS])),
      goalByLine: orNull(perLine(POINTS)),
    }),
    goals: object({
      thresholds: rising(listOf(numberBetween(0, 200), 1, 20)),
      step: numberBetween(0.5, 50),
    }),
    withoutVote: object({
      scorer: orNull(VOTE),
      assistMaker: orNull(VOTE),
      goalkeeper: orNull(object({ vote: VOTE, minutes: wholeBetween(1, 90) })),
      sentOff: orNull(VOTE),
    }),
    bench: object({
      size: wholeBetween(0, 49),
      minimumGoalkeepers: wholeBetween(0, 5),
      perRole: orNull(perLine(wholeBetween(0, 20))),
      order: oneOf(['free', 'by-role']),
    }),
    substitutions: object({ mode: oneOf(modes), maximum: wholeBetween(0, 11) }),
    switch: oneOf(['off', 'basic', 'plus']),
    officeReserve: orNull(object({ vote: VOTE, goalkeeperVote: VOTE, uses: wholeBetween(1, 11) })),
    postponed: oneOf(['six', 'wait']),
    modifiers: MODIFIERS,
    homeBonus: POINTS,
    leaguePoints: object({ win: POINTS, draw: POINTS, loss: POINTS }),
    lineup: object({ deadlineMinutes: wholeBetween(0, 7 * 24 * 60), reuseLast: yesOrNo }),
  });
  const problems = shape(rules, '');
  return problems.length > 0 ? problems : checkTogether(rules as unknown as ChampionshipRules);
}

const MODIFIERS = object({
  defence: orNull(
    object({
      minimum: wholeBetween(1, 6),
      mean: oneOf(['best-with-goalkeeper', 'best', 'all']),
      bands,
      appliesTo: oneOf(['own', 'opponent']),
      byDefenders: recordOf(/^[0-6]$/, POINTS),
    }),
  ),
  midfield: orNull(
    object({ missingVote: VOTE, perPoint: POINTS, from: numberBetween(0, 20), maximum: POINTS }),
  ),
  attack: orNull(object({ bands })),
  goalkeeper: orNull(object({ pivot: VOTE })),
  captain: orNull((value, path) =>
    isRecord(value) && value.kind === 'double'
      ? object({ kind: oneOf(['double']) })(value, path)
      : object({ kind: oneOf(['bands', 'double']), bands })(value, path),
  ),
  fairPlay: orNull(object({ bonus: POINTS })),
  rFactor: orNull(object({ from: VOTE, bonusByCount: listOf(POINTS, 12, 12) })),
  dFactor: orNull(object({ goalkeeper: yesOrNo, bands })),
  module: orNull(object({ bonusByModule: recordOf(/^\d(-\d){2,3}$/, POINTS) })),
});

/** Refuses combinations of parts that are each valid by themselves. */
function checkTogether({ game, roster, bench, modifiers }: ChampionshipRules): Problem[] {
  const problems: Problem[] = [];
  const refuse = (path: string, expected: string) =>
    problems.push({ path, code: 'not-allowed-together', expected });
  if (game === 'mantra') {
    for (const name of ['defence', 'midfield', 'attack', 'goalkeeper'] as const) {
      if (modifiers[name]) refuse(`modifiers.${name}`, 'only in Classic; Mantra has D-Factor');
    }
  } else if (modifiers.dFactor) refuse('modifiers.dFactor', 'only in Mantra');
  if (modifiers.dFactor && modifiers.rFactor) {
    refuse('modifiers.rFactor', 'either D-Factor or R-Factor');
  }
  const places = bench.perRole && sum(Object.values(bench.perRole));
  if (places !== null && places < bench.size)
    refuse('bench.size', `at most ${places}, as per role`);
  if (bench.minimumGoalkeepers > bench.size)
    refuse('bench.minimumGoalkeepers', 'a place on the bench');
  const { perRole } = roster;
  if (perRole && sum(Object.values(perRole)) !== roster.size) {
    refuse('roster.size', `${sum(Object.values(perRole))}, as per role`);
  }
  return problems;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
