import { findSeasonById } from '@tredici/contract/seasons';
import { tournamentById } from '@tredici/contract/tournaments';
import type {
  AgedPrices,
  Fixture,
  MatchPrices,
  MatchRecord,
} from '@tredici/engine/match/match-record';

const DAY_SECONDS = 86_400;

/** A match as a fit gets it, from the database or from a file. */
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
  readonly opening: MatchPrices | null;
  readonly closing: MatchPrices | null;
  /** From the time the opening prices were seen until kick-off. */
  readonly openingHours: number | null;
  readonly between: AgedPrices | null;
}

export function toFixture(row: FixtureRow): Fixture {
  return {
    competition: tournamentById(row.tournamentId)?.footballData ?? String(row.tournamentId),
    season: findSeasonById(row.seasonId)?.label ?? String(row.seasonId),
    day: Math.floor(row.kickoff / DAY_SECONDS),
    home: row.home,
    away: row.away,
  };
}

export function toRecord(row: PlayedRow): MatchRecord {
  const opening = usable(row.opening);
  const closing = usable(row.closing);
  return {
    ...toFixture(row),
    score: sides(row.homeGoals, row.awayGoals),
    shots: sides(row.homeShots, row.awayShots),
    shotsOnTarget: sides(row.homeShotsOnTarget, row.awayShotsOnTarget),
    ...(opening ? { opening } : {}),
    ...(opening && row.openingHours !== null ? { openingHours: row.openingHours } : {}),
    ...(closing ? { closing } : {}),
    ...(row.between ? { between: row.between } : {}),
  };
}

function sides(home: number | null, away: number | null) {
  return home === null || away === null ? null : { home, away };
}

/** Null if there are no prices. */
export function usable(prices: MatchPrices | null): MatchPrices | null {
  return prices && Object.keys(prices).length > 0 ? prices : null;
}
