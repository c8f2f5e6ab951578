import type { BetType } from '@tredici/engine/markets/bet-types';
import { createContext, useContext } from 'react';

/** A price on a page that can be recorded as a bet. */
export interface NotableBet {
  readonly matchId: number;
  readonly home: string;
  readonly away: string;
  readonly bet: BetType;
  readonly odd: number;
  /** Empty where it is unknown. */
  readonly bookmaker: string;
  /** In euro, where the plan gives one. */
  readonly stake: number | null;
  readonly suggestionId: number | null;
}

interface MatchOfBet {
  readonly match_id: number;
  readonly home_team_name: string;
  readonly away_team_name: string;
}

/** A bookmaker's price for a match, outside any plan. */
export function notableBet(
  match: MatchOfBet,
  bet: BetType,
  odd: number,
  bookmaker: string,
): NotableBet {
  return {
    matchId: match.match_id,
    home: match.home_team_name,
    away: match.away_team_name,
    bet,
    odd,
    bookmaker,
    stake: null,
    suggestionId: null,
  };
}

/** Provided by the pages on which prices can be recorded as played; null elsewhere. */
export const NotingContext = createContext<((bet: NotableBet) => void) | null>(null);

export function useNoting(): ((bet: NotableBet) => void) | null {
  return useContext(NotingContext);
}
