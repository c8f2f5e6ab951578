/** Well-known kinds of championship. A preset is a complete set of rules: whatever a championship does not
 *  specify is taken from its preset. The sources of each: docs/models/fantasy.md. */
import {
  type BonusRules,
  type ChampionshipRules,
  type DefenceModifier,
  type ModifierRules,
  RULES_VERSION,
} from './championship-rules.ts';

export const DEFENCE_3_BANDS: DefenceModifier = {
  minimum: 4,
  mean: 'best-with-goalkeeper',
  bands: [
    [6, 1],
    [6.5, 3],
    [7, 6],
  ],
  appliesTo: 'own',
  byDefenders: {},
};

const DEFENCE_6_BANDS: DefenceModifier = {
  ...DEFENCE_3_BANDS,
  bands: [
    [6, 1],
    [6.25, 2],
    [6.5, 3],
    [6.75, 4],
    [7, 5],
    [7.25, 6],
  ],
};

/** Exactly 6: +1; above 6: +2; above 6.25: +3 … above 7: +6. */
const DEFENCE_6_SHIFTED_BANDS: DefenceModifier = {
  ...DEFENCE_3_BANDS,
  bands: [
    [6, 1],
    [6.01, 2],
    [6.26, 3],
    [6.51, 4],
    [6.76, 5],
    [7.01, 6],
  ],
};

const DEFENCE_HISTORIC: DefenceModifier = {
  minimum: 3,
  mean: 'all',
  bands: [
    [0, 4],
    [5, 3],
    [5.25, 2],
    [5.5, 1],
    [5.75, 0],
    [6, -1],
    [6.25, -2],
    [6.5, -3],
    [6.75, -4],
    [7, -5],
  ],
  appliesTo: 'opponent',
  byDefenders: { 3: 1, 5: -1 },
};

const NO_MODIFIERS: ModifierRules = {
  defence: null,
  midfield: null,
  attack: null,
  goalkeeper: null,
  captain: null,
  fairPlay: null,
  rFactor: null,
  dFactor: null,
  module: null,
};

/** The settings of a modifier that a championship switches on without giving details. */
export const USUAL_MODIFIERS = {
  defence: DEFENCE_3_BANDS,
  midfield: { missingVote: 5, perPoint: 0.5, from: 1, maximum: 4 },
  attack: {
    bands: [
      [6.5, 0.5],
      [7, 1],
      [7.5, 1.5],
    ],
  },
  goalkeeper: { pivot: 6 },
  captain: {
    kind: 'bands',
    bands: [
      [0, -1],
      [5.5, -0.5],
      [6, 0],
      [6.5, 0.5],
      [7, 1],
    ],
  },
  fairPlay: { bonus: 1 },
  rFactor: { from: 6, bonusByCount: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3] },
  dFactor: { goalkeeper: false, bands: DEFENCE_6_BANDS.bands },
  module: { bonusByModule: {} },
} as const satisfies ModifierRules;

const STANDARD_BONUS: BonusRules = {
  goal: 3,
  goalByLine: null,
  penaltyScored: 3,
  assist: 1,
  setPieceAssist: 1,
  penaltySaved: 3,
  penaltyMissed: -3,
  ownGoal: -2,
  goalConceded: -1,
  yellowCard: -0.5,
  redCard: -1,
  cleanSheet: 0,
  winningGoal: 0,
  equalisingGoal: 0,
  playerOfTheMatch: 0,
};

const CLASSIC: ChampionshipRules = {
  version: RULES_VERSION,
  preset: 'classic-standard',
  season: '2025/26',
  game: 'classic',
  roster: { credits: 500, size: 25, minimumGoalkeepers: 3, perRole: { P: 3, D: 8, C: 8, A: 6 } },
  modules: ['3-4-3', '3-5-2', '4-3-3', '4-4-2', '4-5-1', '5-3-2', '5-4-1'],
  bonus: STANDARD_BONUS,
  goals: { thresholds: [66], step: 6 },
  withoutVote: {
    scorer: 6,
    assistMaker: null,
    goalkeeper: { vote: 6, minutes: 30 },
    sentOff: null,
  },
  bench: { size: 7, minimumGoalkeepers: 1, perRole: { P: 1, D: 2, C: 2, A: 2 }, order: 'by-role' },
  substitutions: { mode: 'traditional', maximum: 3 },
  switch: 'off',
  officeReserve: null,
  postponed: 'six',
  modifiers: NO_MODIFIERS,
  homeBonus: 0,
  leaguePoints: { win: 3, draw: 1, loss: 0 },
  lineup: { deadlineMinutes: 5, reuseLast: true },
};

const MANTRA: ChampionshipRules = {
  ...CLASSIC,
  preset: 'mantra-standard',
  game: 'mantra',
  roster: { credits: 500, size: 25, minimumGoalkeepers: 3, perRole: null },
  modules: [
    '3-4-3',
    '3-4-1-2',
    '3-4-2-1',
    '3-5-2',
    '3-5-1-1',
    '4-3-3',
    '4-3-1-2',
    '4-4-2',
    '4-1-4-1',
    '4-4-1-1',
    '4-2-3-1',
  ],
  bench: { size: 12, minimumGoalkeepers: 1, perRole: null, order: 'free' },
  substitutions: { mode: 'basic', maximum: 5 },
};

export const PRESETS = {
  'classic-standard': CLASSIC,
  'classic-defence': {
    ...CLASSIC,
    preset: 'classic-defence',
    modifiers: { ...NO_MODIFIERS, defence: DEFENCE_3_BANDS },
  },
  'classic-defence-6-bands': {
    ...CLASSIC,
    preset: 'classic-defence-6-bands',
    modifiers: { ...NO_MODIFIERS, defence: DEFENCE_6_BANDS },
  },
  'classic-defence-6-bands-shifted': {
    ...CLASSIC,
    preset: 'classic-defence-6-bands-shifted',
    modifiers: { ...NO_MODIFIERS, defence: DEFENCE_6_SHIFTED_BANDS },
  },
  /** Long bench, five substitutions in bench order whatever the module, goals every four points. */
  'classic-modern': {
    ...CLASSIC,
    preset: 'classic-modern',
    goals: { thresholds: [66, 72, 77, 81], step: 4 },
    bench: { size: 12, minimumGoalkeepers: 1, perRole: null, order: 'free' },
    substitutions: { mode: 'dynamic', maximum: 5 },
    modifiers: { ...NO_MODIFIERS, defence: DEFENCE_3_BANDS },
  },
  /** The rules of the newspaper years: every line against the opponent's. */
  'classic-historic': {
    ...CLASSIC,
    preset: 'classic-historic',
    officeReserve: { vote: 4, goalkeeperVote: 3, uses: 1 },
    modifiers: {
      ...NO_MODIFIERS,
      defence: DEFENCE_HISTORIC,
      midfield: USUAL_MODIFIERS.midfield,
      attack: USUAL_MODIFIERS.attack,
    },
    homeBonus: 2,
  },
  'mantra-standard': MANTRA,
  'mantra-d-factor': {
    ...MANTRA,
    preset: 'mantra-d-factor',
    modifiers: { ...NO_MODIFIERS, dFactor: USUAL_MODIFIERS.dFactor },
  },
} as const satisfies Readonly<Record<string, ChampionshipRules>>;
