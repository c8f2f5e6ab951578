/** Whether a score wins a bet. Probabilities and settling both use this, so they cannot disagree. */
import type { Score } from '../match/match-record.ts';
import { type BetType, pushOf } from './bet-types.ts';
import { MARKETS, type MarketRow } from './catalogue.ts';

const ROWS: readonly MarketRow[] = MARKETS;
const WINS = new Map(ROWS.flatMap(({ bets }) => bets.map(({ key, wins }) => [key, wins])));

/** For checking many scores. */
export const winsOf = (bet: BetType): ((home: number, away: number) => boolean) => WINS.get(bet)!;

export const betWins = (bet: BetType, { home, away }: Score): boolean => winsOf(bet)(home, away);

/** Neither won nor lost: the stake is returned. */
export function betPushes(bet: BetType, score: Score): boolean {
  const push = pushOf(bet);
  return push !== undefined && betWins(push, score);
}
