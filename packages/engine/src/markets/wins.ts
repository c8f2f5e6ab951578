/** The meaning of every bet key: does this score win it? Probabilities and settling both ask here,
 *  so they cannot disagree. */
import type { Score } from '../match/match-record.ts';
import {
  BET_TYPES,
  type BetType,
  type CombinableResult,
  type DoubleChance,
  type FinalResult,
  type GoalNoGoal,
  type UnderOver,
} from './bet-types.ts';

type Wins = (home: number, away: number) => boolean;

const RESULTS: Record<FinalResult | DoubleChance, Wins> = {
  '1': (home, away) => home > away,
  X: (home, away) => home === away,
  '2': (home, away) => home < away,
  '1X': (home, away) => home >= away,
  '12': (home, away) => home !== away,
  X2: (home, away) => home <= away,
  '2X': (home, away) => home <= away,
};

const OTHERS: Record<UnderOver | GoalNoGoal, Wins> = {
  u_1_5: (home, away) => home + away < 2,
  o_1_5: (home, away) => home + away > 1,
  u_2_5: (home, away) => home + away < 3,
  o_2_5: (home, away) => home + away > 2,
  u_3_5: (home, away) => home + away < 4,
  o_3_5: (home, away) => home + away > 3,
  goal: (home, away) => home > 0 && away > 0,
  no_goal: (home, away) => home === 0 || away === 0,
};

const TEAM_GOALS_KEY = /^(home|away)_goals_(\d)$/;
const OPEN_ENDED_COUNT = 5;

function meaningOf(bet: BetType): Wins {
  if (bet in RESULTS) return RESULTS[bet as FinalResult | DoubleChance];
  if (bet in OTHERS) return OTHERS[bet as UnderOver | GoalNoGoal];
  const team = TEAM_GOALS_KEY.exec(bet);
  if (team) {
    const count = Number(team[2]);
    const isHome = team[1] === 'home';
    return (home, away) => Math.min(OPEN_ENDED_COUNT, isHome ? home : away) === count;
  }
  const cut = bet.indexOf('_');
  const result = RESULTS[bet.slice(0, cut) as CombinableResult];
  const other = OTHERS[bet.slice(cut + 1) as UnderOver | GoalNoGoal];
  return (home, away) => result(home, away) && other(home, away);
}

const MEANINGS = new Map(BET_TYPES.map((bet) => [bet, meaningOf(bet)]));

export function betWins(bet: BetType, score: Score): boolean {
  return MEANINGS.get(bet)!(score.home, score.away);
}
