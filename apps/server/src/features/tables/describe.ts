import type { LeagueTable, TableLine } from '@tredici/contract/tables';
import type { LeagueRules, Zone } from '@tredici/engine/season/league-rules';
import { leagueTable, pointsFor } from '@tredici/engine/season/league-table';
import { readSeason } from '@tredici/engine/season/read-season';
import { toIso } from '#db/read-rows.ts';
import type { ClubProjection } from '#db/schema/season-projections.ts';
import { type ProjectionRow, type SeasonMatchRow, toSeasonMatch } from './store.ts';

export interface TableParts {
  readonly tournamentId: number;
  readonly season: string | undefined;
  readonly seasons: readonly string[];
  readonly rules: LeagueRules;
  readonly matches: readonly SeasonMatchRow[];
  readonly deductions: ReadonlyMap<number, number>;
  readonly projections: readonly ProjectionRow[];
  readonly premium: boolean;
}

const FORM_MATCHES = 5;

/** Converts rows to the contract's league table. */
export function describeTable(parts: TableParts): LeagueTable {
  const { rules, matches, projections, premium } = parts;
  const state = readSeason(matches.map(toSeasonMatch), rules);
  const deducted = state.clubs.map((club) => parts.deductions.get(club) ?? 0);
  const table = leagueTable(state.clubs.length, state.played, deducted, rules);
  const names = new Map(
    matches.flatMap((row) => [
      [row.homeId, row.home],
      [row.awayId, row.away],
    ]),
  );
  const ids = table.map(({ club }) => state.clubs[club]!);
  const isCurrent = parts.season === parts.seasons[0];
  const now = isCurrent && !state.doubt ? projections.at(-1) : undefined;
  const before = projections.at(-2);
  const lines = table.map(({ club, ...own }, at): TableLine => {
    const team = state.clubs[club]!;
    const expected = premium ? clubOf(now, team) : undefined;
    return {
      place: at + 1,
      team_id: team,
      team_name: names.get(team)!,
      ...own,
      form: formOf(matches, team),
      rating: expected?.rating ?? null,
      projection: expected ? projectionOf(expected, clubOf(before, team), rules.zones) : null,
    };
  });
  return {
    tournament_id: parts.tournamentId,
    season: parts.season ?? null,
    seasons: [...parts.seasons],
    projections_locked: !premium,
    no_projection: !isCurrent ? 'past' : (state.doubt ?? (now ? null : 'pending')),
    projected_at: now ? toIso(now.made) : null,
    rules: { source: rules.source, since: rules.since },
    zones: [...rules.zones],
    lines,
    history: premium && now ? projections.map((row) => weekOf(row, ids, rules.zones)) : [],
  };
}

const RESULTS = { 3: 'won', 1: 'drawn', 0: 'lost' } as const;

function formOf(matches: readonly SeasonMatchRow[], team: number): TableLine['form'] {
  return matches
    .flatMap(({ homeId, awayId, homeGoals, awayGoals }) => {
      if (homeGoals === null || awayGoals === null) return [];
      if (homeId === team) return pointsFor(homeGoals, awayGoals);
      return awayId === team ? pointsFor(awayGoals, homeGoals) : [];
    })
    .slice(-FORM_MATCHES)
    .map((points) => RESULTS[points as keyof typeof RESULTS]);
}

const clubOf = (row: ProjectionRow | undefined, team: number): ClubProjection | undefined =>
  row?.clubs.find(({ teamId }) => teamId === team);

function projectionOf(
  club: ClubProjection,
  before: ClubProjection | undefined,
  zones: readonly Zone[],
): NonNullable<TableLine['projection']> {
  const of = (one: ClubProjection) =>
    zones.map((zone) => [zone.name, chanceOf(one, zone)] as const);
  const was = before && new Map(of(before));
  return {
    expected_points: club.expectedPoints,
    chances: Object.fromEntries(of(club)),
    change: was
      ? Object.fromEntries(of(club).map(([name, chance]) => [name, tidy(chance - was.get(name)!)]))
      : null,
  };
}

function weekOf(
  row: ProjectionRow,
  teams: readonly number[],
  zones: readonly Zone[],
): LeagueTable['history'][number] {
  const chances = zones.map((zone) => [
    zone.name,
    teams.map((team) => {
      const club = clubOf(row, team);
      return club ? chanceOf(club, zone) : 0;
    }),
  ]);
  return { week: row.week, chances: Object.fromEntries(chances) };
}

/** In percent, 0 to 100. */
function chanceOf({ places }: ClubProjection, { from, to }: Zone): number {
  return tidy(100 * places.slice(from - 1, to).reduce((sum, share) => sum + share, 0));
}

const tidy = (value: number): number => Math.round(value * 100) / 100;
