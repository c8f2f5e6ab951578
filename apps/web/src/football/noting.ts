import type { BetType } from '@tredici/engine/markets/bet-types';
import { createContext, useContext } from 'react';

/** A price on a page that somebody may have taken. */
export interface NotableBet {
  readonly matchId: number;
  readonly home: string;
  readonly away: string;
  readonly bet: BetType;
  readonly odd: number;
  /** Empty where it is not known. */
  readonly bookmaker: string;
  /** In euro, where the plan has one. */
  readonly stake: number | null;
  readonly suggestionId: number | null;
}

interface MatchOfBet {
  readonly match_id: number;
  readonly home_team_name: string;
  readonly away_team_name: string;
}

/** A bookmaker's price of a match, outside any plan. */
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

/** Given by the pages on which prices can be noted as played; none where they cannot. */
export const NotingContext = createContext<((bet: NotableBet) => void) | null>(null);

export function useNoting(): ((bet: NotableBet) => void) | null {
  return useContext(NotingContext);
}
