/** What the engine is told about a match. Days are whole days since 1970-01-01. */

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
/** Decimal odds by the bookmaker's key; `average` and `maximum` are the market's, no one's offer. */
export type MatchPrices = Readonly<Record<string, BookmakerPrices>>;

/** Prices with the hours from when they were seen to kick-off. */
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
  /** Decided at a table: says nothing about strength. */
  awarded?: boolean;
  shots?: Score | null;
  shotsOnTarget?: Score | null;
  /** Prices known before the match, and those at kick-off. */
  opening?: MatchPrices;
  closing?: MatchPrices;
  /** Hours from when the opening prices were seen to kick-off; unknown: about a day. */
  openingHours?: number;
  /** Prices as they stood in between, where somebody looked again: they teach how prices move. */
  between?: AgedPrices;
};

const EPOCH_WEEKDAY_SHIFT = 3;

/** The Monday of a day's week (1970-01-01 was a Thursday). */
export function mondayOf(day: number): number {
  const sinceMonday = (((day + EPOCH_WEEKDAY_SHIFT) % 7) + 7) % 7;
  return day - sinceMonday;
}

/** Played on a pitch and usable: a wrong row is left out, never guessed at. */
export function isPlayed(match: MatchRecord): match is MatchRecord & { score: Score } {
  const score = match.score;
  if (!score || match.awarded || match.home === match.away) return false;
  const goals = [score.home, score.away];
  return Number.isFinite(match.day) && goals.every((g) => Number.isInteger(g) && g >= 0 && g <= 30);
}
