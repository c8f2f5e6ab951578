import {
  type BetType,
  COMBINATIONS,
  FINAL_RESULTS,
  GOAL_NO_GOALS,
  TEAM_GOALS,
  TOTAL_LINES,
  type TotalLine,
  type UnderOver,
} from '@tredici/engine/markets/bet-types';

type Probabilities = Readonly<Partial<Record<BetType, number>>>;

/** The groups of a match's page, in their order. */
export const GROUPS = ['final', 'double', 'totals', 'goals', 'combinations', 'teamGoals'] as const;
export type Group = (typeof GROUPS)[number];

/** `2X` is `X2` under another name, and stands in the list once. */
export const DOUBLE_BETS = ['1X', 'X2', '12'] as const satisfies readonly BetType[];

export function betsOf(group: Group, bets: Probabilities): readonly BetType[] {
  switch (group) {
    case 'final':
      return FINAL_RESULTS;
    case 'double':
      return DOUBLE_BETS;
    case 'totals':
      return orderedTotals(bets);
    case 'goals':
      return GOAL_NO_GOALS;
    case 'combinations':
      return COMBINATIONS;
    case 'teamGoals':
      return TEAM_GOALS;
  }
}

/** Lines by the better of their two probabilities, the better one first in each. Of equal lines, and
 *  where there is no estimate, the lower one comes first: 1.5. */
export function orderedTotals(bets: Probabilities): UnderOver[] {
  const pairs = TOTAL_LINES.map((line) => bestFirst(line, bets));
  return pairs.sort(([a], [b]) => (bets[b!] ?? 0) - (bets[a!] ?? 0)).flat();
}

function bestFirst(line: TotalLine, bets: Probabilities): UnderOver[] {
  const under: UnderOver = `u_${line}`;
  const over: UnderOver = `o_${line}`;
  return (bets[over] ?? 0) > (bets[under] ?? 0) ? [over, under] : [under, over];
}
