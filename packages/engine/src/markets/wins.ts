/** What a score makes of a bet. Probabilities and settling both ask here, so they cannot disagree. */
import type { Score } from '../match/match-record.ts';
import { type BetType, pushOf } from './bet-types.ts';
import { MARKETS, type MarketRow } from './catalogue.ts';

const ROWS: readonly MarketRow[] = MARKETS;
const WINS = new Map(ROWS.flatMap(({ bets }) => bets.map(({ key, wins }) => [key, wins])));

export function betWins(bet: BetType, score: Score): boolean {
  return WINS.get(bet)!(score.home, score.away);
}

/** Neither won nor lost: the stake comes back. */
export function betPushes(bet: BetType, score: Score): boolean {
  const push = pushOf(bet);
  return push !== undefined && betWins(push, score);
}
