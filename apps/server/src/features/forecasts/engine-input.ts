import { tournamentById } from '@tredici/contract/tournaments';
import type {
  BookmakerPrices,
  Fixture,
  MatchPrices,
  MatchRecord,
} from '@tredici/engine/match/match-record';
import type { PricedFive } from '#db/schema/price-digests.ts';

const DAY_SECONDS = 86_400;

/** A match as the database gives it to a fit. */
export interface FixtureRow {
  readonly id: number;
  readonly tournamentId: number;
  readonly seasonId: number;
  /** Seconds since 1970. */
  readonly kickoff: number;
  readonly home: string;
  readonly away: string;
}

export interface PlayedRow extends FixtureRow {
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly homeShots: number | null;
  readonly awayShots: number | null;
  readonly homeShotsOnTarget: number | null;
  readonly awayShotsOnTarget: number | null;
  readonly opening: Readonly<Record<string, PricedFive>> | null;
  readonly closing: Readonly<Record<string, PricedFive>> | null;
}

export function toFixture(row: FixtureRow): Fixture {
  return {
    competition: tournamentById(row.tournamentId)?.footballData ?? String(row.tournamentId),
    season: String(row.seasonId),
    day: Math.floor(row.kickoff / DAY_SECONDS),
    home: row.home,
    away: row.away,
  };
}

export function toRecord(row: PlayedRow): MatchRecord {
  const opening = row.opening && toPrices(row.opening);
  const closing = row.closing && toPrices(row.closing);
  return {
    ...toFixture(row),
    score: sides(row.homeGoals, row.awayGoals),
    shots: sides(row.homeShots, row.awayShots),
    shotsOnTarget: sides(row.homeShotsOnTarget, row.awayShotsOnTarget),
    ...(opening ? { opening } : {}),
    ...(closing ? { closing } : {}),
  };
}

function sides(home: number | null, away: number | null) {
  return home === null || away === null ? null : { home, away };
}

/** Null where there is no whole market among them. */
export function toPrices(digest: Readonly<Record<string, PricedFive>>): MatchPrices | null {
  const prices: Record<string, BookmakerPrices> = {};
  for (const [code, [home, draw, away, over, under]] of Object.entries(digest)) {
    const book: BookmakerPrices = {};
    if (home && draw && away) book.result = { home, draw, away };
    if (over && under) book.totals25 = { over, under };
    if (book.result || book.totals25) prices[code] = book;
  }
  return Object.keys(prices).length > 0 ? prices : null;
}
