/** Every bet type the product knows, as data: the keys that travel in the API and in the ledger.
 *  What each key means on a score is decided in one place only, `wins.ts`. */

export const FINAL_RESULTS = ['1', 'X', '2'] as const;
export type FinalResult = (typeof FINAL_RESULTS)[number];

/** `X2` and `2X` are one bet under two names; both are sent. */
export const DOUBLE_CHANCES = ['1X', '12', 'X2', '2X'] as const;
export type DoubleChance = (typeof DOUBLE_CHANCES)[number];

export const TOTAL_LINES = ['1_5', '2_5', '3_5'] as const;
export type TotalLine = (typeof TOTAL_LINES)[number];
export type UnderOver = `${'u' | 'o'}_${TotalLine}`;
export const UNDER_OVERS: readonly UnderOver[] = TOTAL_LINES.flatMap(
  (line) => [`u_${line}`, `o_${line}`] as const,
);

export const GOAL_NO_GOALS = ['goal', 'no_goal'] as const;
export type GoalNoGoal = (typeof GOAL_NO_GOALS)[number];

/** Results that combine: `2X` does not, because `X2` already names it. */
export const COMBINABLE_RESULTS = ['1', 'X', '2', '1X', '12', 'X2'] as const;
export type CombinableResult = (typeof COMBINABLE_RESULTS)[number];
export type Combination = `${CombinableResult}_${UnderOver | GoalNoGoal}`;
export const COMBINATIONS: readonly Combination[] = COMBINABLE_RESULTS.flatMap((result) =>
  [...UNDER_OVERS, ...GOAL_NO_GOALS].map((other) => `${result}_${other}` as const),
);

/** Five means five or more. */
export const TEAM_GOAL_COUNTS = [0, 1, 2, 3, 4, 5] as const;
export type TeamGoalCount = (typeof TEAM_GOAL_COUNTS)[number];
export type TeamGoals = `${'home' | 'away'}_goals_${TeamGoalCount}`;
export const TEAM_GOALS: readonly TeamGoals[] = (['home', 'away'] as const).flatMap((side) =>
  TEAM_GOAL_COUNTS.map((count) => `${side}_goals_${count}` as const),
);

export type BetType = FinalResult | DoubleChance | UnderOver | GoalNoGoal | Combination | TeamGoals;

export const BET_GROUPS = {
  final_result: FINAL_RESULTS,
  double_chance: DOUBLE_CHANCES,
  under_over: UNDER_OVERS,
  goal_no_goal: GOAL_NO_GOALS,
  combination: COMBINATIONS,
  team_goals: TEAM_GOALS,
} as const satisfies Record<string, readonly BetType[]>;

export const BET_TYPES: readonly BetType[] = Object.values(BET_GROUPS).flat();

const KNOWN_BET_TYPES: ReadonlySet<string> = new Set(BET_TYPES);

export function isBetType(key: string): key is BetType {
  return KNOWN_BET_TYPES.has(key);
}
