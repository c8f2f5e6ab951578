/** The engine's input about a match. Days are whole days since 1970-01-01. */

export type Score = { home: number; away: number };
export type ResultPrice = { home: number; draw: number; away: number };
export type TotalsPrice = { over: number; under: number };
/** `line` is the home side's handicap in goals. */
export type HandicapPrice = { line: number; home: number; away: number };
export type BookmakerPrices = {
  result?: ResultPrice;
  totals25?: TotalsPrice;
  handicap?: HandicapPrice;
};
/** Decimal odds by the bookmaker's key; `average` and `maximum` are the market's, not an offer of a
 *  bookmaker. */
export type MatchPrices = Readonly<Record<string, BookmakerPrices>>;

/** Prices with the hours between when they were seen and kick-off. */
export type AgedPrices = { prices: MatchPrices; hours: number };

export type Fixture = {
  /** Code of the competition, as in `competitions.ts`. */
  competition: string;
  /** Any label; a change of label is a new season. */
  season: string;
  day: number;
  home: string;
  away: string;
};

export type MatchRecord = Fixture & {
  score: Score | null;
  /** Awarded by a tribunal, so the score says nothing about strength. */
  awarded?: boolean;
  shots?: Score | null;
  shotsOnTarget?: Score | null;
  /** Prices known before the match, and those at kick-off. */
  opening?: MatchPrices;
  closing?: MatchPrices;
  /** Hours between when the opening prices were seen and kick-off; if unknown, about a day is assumed. */
  openingHours?: number;
  /** Prices seen again between opening and closing, from which the blend learns how prices move. */
  between?: AgedPrices;
};

const EPOCH_WEEKDAY_SHIFT = 3;

/** The Monday of a day's week (1970-01-01 was a Thursday). */
export function mondayOf(day: number): number {
  const sinceMonday = (((day + EPOCH_WEEKDAY_SHIFT) % 7) + 7) % 7;
  return day - sinceMonday;
}

/** Played on a pitch and usable: a wrong row is left out, never corrected by guessing. */
export function isPlayed(match: MatchRecord): match is MatchRecord & { score: Score } {
  const score = match.score;
  if (!score || match.awarded || match.home === match.away) return false;
  const goals = [score.home, score.away];
  return Number.isFinite(match.day) && goals.every((g) => Number.isInteger(g) && g >= 0 && g <= 30);
}
