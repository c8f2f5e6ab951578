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
    ...{ matchId: match.match_id, home: match.home_team_name, away: match.away_team_name },
    ...{ bet, odd, bookmaker, stake: null, suggestionId: null },
  };
}

export interface Noting {
  readonly note: (bet: NotableBet) => void;
  readonly isNoted: (suggestionId: number) => boolean;
}

/** Given by the pages on which prices can be noted as played; none where they cannot. */
export const NotingContext = createContext<Noting | null>(null);

export function useNoting(): Noting | null {
  return useContext(NotingContext);
}
