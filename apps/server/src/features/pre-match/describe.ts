import { clubSlug } from '@tredici/contract/fold-text';
import type { EarlierMatch, PreMatch, PreMatchSide } from '@tredici/contract/pre-match';
import { deriveRounds } from '@tredici/engine/match/rounds';
import type { LeagueRules } from '@tredici/engine/season/league-rules';
import { leagueTable } from '@tredici/engine/season/league-table';
import { readSeason } from '@tredici/engine/season/read-season';
import { DAY_MS } from '#durations.ts';
import type { SeasonMatchRow } from '#features/tables/store.ts';
import type { EarlierRow, Fixture } from './store.ts';

export interface PreMatchParts {
  readonly fixture: Fixture;
  /** Of either club, newest first. */
  readonly earlier: readonly EarlierRow[];
  /** The league's whole season, including later matches. */
  readonly season: readonly SeasonMatchRow[];
  readonly deductions: ReadonlyMap<number, number>;
  readonly rules: LeagueRules;
}

const LAST_SHOWN = 5;
const MEETINGS_SHOWN = 5;
/** A longer pause is a summer or a winter break, and is no sign of rest or tiredness. */
const LONGEST_REST_DAYS = 30;

/** The form of two clubs before their match, from what had been played by then: the page of an old match
 *  shows the state at that time. */
export function describePreMatch({
  fixture,
  earlier,
  season,
  deductions,
  rules,
}: PreMatchParts): PreMatch {
  const { homeId, awayId, kickoff } = fixture;
  const standing = standingsBefore(kickoff, season, deductions, rules);
  const sideOf = (teamId: number, name: string, country: string): PreMatchSide => {
    const own = earlier.filter((row) => row.homeId === teamId || row.awayId === teamId);
    const line = standing.get(teamId);
    return {
      team_id: teamId,
      team_name: name,
      slug: clubSlug(country, name),
      place: line?.place ?? null,
      points: line?.points ?? null,
      rest_days: restBefore(fixture.day, own),
      last: own.flatMap(toEarlierMatch).slice(0, LAST_SHOWN),
    };
  };
  const meetings = earlier.filter(
    (row) =>
      (row.homeId === homeId && row.awayId === awayId) ||
      (row.homeId === awayId && row.awayId === homeId),
  );
  const at = season.findIndex(({ id }) => id === fixture.id);
  return {
    match_id: fixture.id,
    round: fixture.round ?? deriveRounds(season)[at] ?? null,
    home: sideOf(homeId, fixture.home, fixture.homeCountry),
    away: sideOf(awayId, fixture.away, fixture.awayCountry),
    meetings: meetings.flatMap(toEarlierMatch).slice(0, MEETINGS_SHOWN),
  };
}

interface Standing {
  readonly place: number;
  readonly points: number;
}

/** The table at an instant, by club; without clubs that had not played. */
function standingsBefore(
  kickoff: number,
  season: readonly SeasonMatchRow[],
  deductions: ReadonlyMap<number, number>,
  rules: LeagueRules,
): Map<number, Standing> {
  const matches = season.map(({ homeId, awayId, homeGoals, awayGoals, kickoff: at }) => {
    const counts = homeGoals !== null && awayGoals !== null && at < kickoff;
    return {
      home: homeId,
      away: awayId,
      score: counts ? { home: homeGoals, away: awayGoals } : null,
    };
  });
  const { clubs, played } = readSeason(matches, rules);
  const deducted = clubs.map((club) => deductions.get(club) ?? 0);
  const lines = leagueTable(clubs.length, played, deducted, rules);
  return new Map(
    lines.flatMap(({ club, total }, at): [number, Standing][] =>
      total.played === 0 ? [] : [[clubs[club]!, { place: at + 1, points: total.points }]],
    ),
  );
}

const NOT_PLAYED: ReadonlySet<string> = new Set(['postponed', 'cancelled']);

/** Counted in calendar days, also from a match that is still to be played before this one. */
function restBefore(day: string, own: readonly EarlierRow[]): number | null {
  const last = own.find(({ status }) => !NOT_PLAYED.has(status));
  if (!last) return null;
  const days = Math.round((Date.parse(day) - Date.parse(last.day)) / DAY_MS);
  return days <= LONGEST_REST_DAYS ? days : null;
}

const COUNTS: ReadonlySet<string> = new Set(['finished', 'awarded']);

/** Only matches with a result that counts. */
function toEarlierMatch(row: EarlierRow): EarlierMatch[] {
  const { homeGoals, awayGoals } = row;
  if (!COUNTS.has(row.status) || homeGoals === null || awayGoals === null) return [];
  return [
    {
      match_id: row.id,
      date: row.day,
      season: row.season,
      tournament_id: row.tournamentId,
      home_team_name: row.home,
      away_team_name: row.away,
      home_goals: homeGoals,
      away_goals: awayGoals,
    },
  ];
}
