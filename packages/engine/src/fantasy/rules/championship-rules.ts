/** The rules of one championship, as data: what the product stores, what the scorer applies and what the
 *  recommended line-up is computed with. Plain JSON. `readRules` completes and checks it. */
import type { ClassicRole, Game } from './roles.ts';

export const RULES_VERSION = 1;

/** Steps as `[from, bonus]`, rising: the last pair whose `from` is reached gives the bonus. */
export type Bands = ReadonlyArray<readonly [from: number, bonus: number]>;

export type ChampionshipRules = {
  readonly version: typeof RULES_VERSION;
  /** The preset that supplies whatever is not given. */
  readonly preset: string;
  /** Such as `2025/26`: Mantra's modules and roles are those of the season. */
  readonly season: string;
  readonly game: Game;
  readonly roster: RosterRules;
  /** Names of the modules that may be played. */
  readonly modules: readonly string[];
  readonly bonus: BonusRules;
  readonly goals: GoalRules;
  readonly withoutVote: WithoutVoteRules;
  readonly bench: BenchRules;
  readonly substitutions: SubstitutionRules;
  /** One pair of starter and reserve a round, exchanged if the starter is not in the real eleven: `basic`
   *  within the module, `plus` also if the module changes. */
  readonly switch: 'off' | 'basic' | 'plus';
  readonly officeReserve: OfficeReserve | null;
  /** Players of a postponed match: each gets a 6, or the result waits for the match. */
  readonly postponed: 'six' | 'wait';
  readonly modifiers: ModifierRules;
  /** Points for playing at home. */
  readonly homeBonus: number;
  readonly leaguePoints: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly lineup: {
    /** How long before the first kick-off a line-up must be in. */
    readonly deadlineMinutes: number;
    /** If no line-up is submitted, the last one counts again. */
    readonly reuseLast: boolean;
  };
};

export type RosterRules = {
  readonly credits: number;
  readonly size: number;
  readonly minimumGoalkeepers: number;
  /** Exact number of each role; null if free. */
  readonly perRole: Readonly<Record<ClassicRole, number>> | null;
};

export type BonusRules = {
  readonly goal: number;
  /** Where a goal is worth different points to each line; null: `goal` for all. */
  readonly goalByLine: Readonly<Record<ClassicRole, number>> | null;
  readonly penaltyScored: number;
  readonly assist: number;
  readonly setPieceAssist: number;
  readonly penaltySaved: number;
  readonly penaltyMissed: number;
  readonly ownGoal: number;
  readonly goalConceded: number;
  readonly yellowCard: number;
  /** Replaces the yellow card's. */
  readonly redCard: number;
  /** For goalkeepers with a vote who conceded no goal. */
  readonly cleanSheet: number;
  readonly winningGoal: number;
  readonly equalisingGoal: number;
  readonly playerOfTheMatch: number;
};

/** Goals are counted from points: one at each threshold, then one more every `step`. */
export type GoalRules = { readonly thresholds: readonly number[]; readonly step: number };

/** The vote given to a player without one (s.v.), or null: they stay without a vote and are replaced. */
export type WithoutVoteRules = {
  readonly scorer: number | null;
  readonly assistMaker: number | null;
  /** For goalkeepers who played at least `minutes`, conceded a goal or saved a penalty. */
  readonly goalkeeper: { readonly vote: number; readonly minutes: number } | null;
  readonly sentOff: number | null;
};

export type BenchRules = {
  readonly size: number;
  readonly minimumGoalkeepers: number;
  /** The most of each line; null if free. */
  readonly perRole: Readonly<Record<ClassicRole, number>> | null;
  /** `free`: as entered; `by-role`: goalkeepers first, then defenders, midfielders, forwards, and as
   *  entered within each. */
  readonly order: 'free' | 'by-role';
};

export const CLASSIC_SUBSTITUTIONS = ['traditional', 'hybrid', 'dynamic'] as const;
export const MANTRA_SUBSTITUTIONS = ['easy', 'basic', 'master'] as const;
export type SubstitutionMode =
  | (typeof CLASSIC_SUBSTITUTIONS)[number]
  | (typeof MANTRA_SUBSTITUTIONS)[number];
export type SubstitutionRules = {
  readonly mode: SubstitutionMode;
  /** 11 means as many as needed. */
  readonly maximum: number;
};

export type OfficeReserve = {
  readonly vote: number;
  readonly goalkeeperVote: number;
  readonly uses: number;
};

/** Each is null if the championship does not use it. */
export type ModifierRules = {
  readonly defence: DefenceModifier | null;
  readonly midfield: MidfieldModifier | null;
  readonly attack: { readonly bands: Bands } | null;
  /** `pivot` minus the goalkeeper's pure vote is added to the opponent. */
  readonly goalkeeper: { readonly pivot: number } | null;
  readonly captain: CaptainModifier | null;
  /** All eleven with a vote and no card. */
  readonly fairPlay: { readonly bonus: number } | null;
  /** Bonus by the number of the eleven who have a pure vote of at least `from`: twelve numbers, for 0 to 11. */
  readonly rFactor: { readonly from: number; readonly bonusByCount: readonly number[] } | null;
  /** Mantra: mean of the best five defensive players, with or without the goalkeeper. */
  readonly dFactor: { readonly goalkeeper: boolean; readonly bands: Bands } | null;
  /** Bonus by the name of the module played in the end; other modules get 0. */
  readonly module: { readonly bonusByModule: Readonly<Record<string, number>> } | null;
};

export type DefenceModifier = {
  /** The number of defenders with a vote that it needs. */
  readonly minimum: number;
  /** `best-with-goalkeeper`: goalkeeper and three best defenders; `best`: four best defenders; `all`:
   *  all defenders with a vote (the historic one). */
  readonly mean: 'best-with-goalkeeper' | 'best' | 'all';
  readonly bands: Bands;
  /** `own`: added to one's points; `opponent`: added to the opponent's (the historic one). */
  readonly appliesTo: 'own' | 'opponent';
  /** Added by number of defenders with a vote, as `{"3": 1, "5": -1}`. */
  readonly byDefenders: Readonly<Record<string, number>>;
};

export type MidfieldModifier = {
  /** Vote counted for each player that one side has fewer. */
  readonly missingVote: number;
  /** Points won and lost per full point of difference, from `from` on, at most `maximum`. */
  readonly perPoint: number;
  readonly from: number;
  readonly maximum: number;
};

export type CaptainModifier =
  | { readonly kind: 'bands'; readonly bands: Bands }
  /** The captain's bonus and malus count twice. */
  | { readonly kind: 'double' };
