import type { BetType } from '@tredici/engine/markets/bet-types';
import type { HandicapPrice } from '@tredici/engine/match/match-record';

/** The output of every provider's parser: matches in the product's terms, except that the clubs' names stay
 *  as the provider writes them until they are resolved. */
export interface SourceMatch {
  /** Its place in the source, for messages: a line of a file, an id of a service. */
  readonly where: string;
  readonly tournamentId: number;
  readonly seasonId: number;
  readonly kickoff: Date;
  /** False: the source gives only the day and `kickoff` is that day's noon in UTC. */
  readonly timeKnown: boolean;
  readonly home: string;
  readonly away: string;
  readonly status: SourceStatus;
  readonly score: Sides | null;
  readonly halfTime: Sides | null;
  readonly shots: Sides | null;
  readonly shotsOnTarget: Sides | null;
  /** The provider's own id of the match, if it has one. */
  readonly sourceKey: string | null;
  /** Other data of the provider that the product may use: see MarketSummary. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly prices: readonly SourcePrice[];
  /** This match's page at each bookmaker. */
  readonly links?: Readonly<Record<string, string>>;
}

export type SourceStatus =
  | 'scheduled'
  | 'live'
  | 'finished'
  | 'awarded'
  | 'postponed'
  | 'abandoned'
  | 'cancelled';

export interface Sides {
  readonly home: number;
  readonly away: number;
}

export interface SourcePrice {
  /** A key of bookmakers.ts, or a provider's own key for a bookmaker that is not there. */
  readonly bookmaker: string;
  readonly betType: BetType;
  readonly odd: number;
  readonly kind: 'opening' | 'closing' | 'live';
  /** When the bookmaker showed it, if the provider says so. */
  readonly capturedAt: Date | null;
}

/** Average and highest price of the market as a provider computed them: not a bookmaker's offer, and so not
 *  in the ledger of prices, but stored with the match under `data.market`. */
export interface MarketSummary {
  readonly opening?: MarketPrices;
  readonly closing?: MarketPrices;
}
export interface MarketPrices {
  readonly average?: Partial<Record<BetType, number>>;
  readonly maximum?: Partial<Record<BetType, number>>;
  /** Asian handicaps: the product takes no bets on them but its forecasts learn from them. By bookmaker, and
   *  by `average` and `maximum`. */
  readonly handicap?: Readonly<Record<string, HandicapPrice>>;
}

/** A row, or part of one, that was refused; the rest of its file is read. */
export interface RowProblem {
  readonly where: string;
  readonly reason: string;
}

export type ReadOutcome =
  | {
      readonly ok: true;
      readonly matches: readonly SourceMatch[];
      readonly problems: readonly RowProblem[];
      /** Valid rows of leagues or seasons that the product does not keep. */
      readonly leftOut: number;
      /** Whether it contains its whole season, so that a match missing from it does not exist. */
      readonly wholeSeason: boolean;
      /** Names of bookmakers that are not in bookmakers.ts, by key. */
      readonly bookmakers?: Readonly<Record<string, string>>;
    }
  | { readonly ok: false; readonly reason: string };

const MIN_ODD = 1;
const MAX_ODD = 1000;

/** The inverse odds of a whole market sum to 1 plus its margin. Below the lowest or above the highest margin
 *  ever offered, a digit must be wrong; as it is unknown which, the whole market is refused. */
const LEAST_BOOK = 0.9;
const MOST_BOOK = 1.5;

/** Odds on outcomes of which exactly one happens. */
export function isWholeMarket(odds: readonly number[]): boolean {
  const book = odds.reduce((sum, odd) => sum + 1 / odd, 0);
  return odds.every(isOffer) && book >= LEAST_BOOK && book <= MOST_BOOK;
}

/** Odds of 1 pay nothing and odds of 1000 are a placeholder: neither is an offer. */
export function isOffer(odd: number): boolean {
  return odd > MIN_ODD && odd < MAX_ODD;
}
