import { tournamentById } from '@tredici/contract/tournaments';
import { type Forecaster, forecastMatch } from '@tredici/engine/forecast/forecaster';
import type { ScoreGrid } from '@tredici/engine/grid/score-grid';
import { LEAGUE_RULES } from '@tredici/engine/season/league-rules';
import { readSeason } from '@tredici/engine/season/read-season';
import { simulateSeason } from '@tredici/engine/season/simulate-season';
import type { ClubProjection } from '#db/schema/season-projections.ts';
import type { LeagueSeason, SeasonMatchRow } from '#features/tables/store.ts';
import { toFixture } from '../compute/engine-input.ts';

export interface LeagueToProject {
  readonly league: LeagueSeason;
  readonly matches: readonly SeasonMatchRow[];
  readonly deductions: ReadonlyMap<number, number>;
  /** Results up to then count, later matches are drawn. */
  readonly asOf: Date;
  /** The grids of matches that are forecast with their prices, by match. */
  readonly priced: ReadonlyMap<number, ScoreGrid>;
  readonly seasons: number;
}

/** How a season is expected to end; undefined if its format or its calendar is uncertain. Pure: the same
 *  state and rows give the same chances. */
export function projectLeague(
  forecaster: Forecaster,
  { league, matches, deductions, asOf, priced, seasons }: LeagueToProject,
): ClubProjection[] | undefined {
  const { tournamentId, seasonId } = league;
  const rules = LEAGUE_RULES[tournamentById(tournamentId)?.footballData ?? ''];
  if (!rules) return undefined;
  const known = matches.map((row) => ({
    home: row.homeId,
    away: row.awayId,
    score:
      row.homeGoals !== null && row.awayGoals !== null && row.kickoff * 1000 < asOf.getTime()
        ? { home: row.homeGoals, away: row.awayGoals }
        : null,
  }));
  const { clubs, played, remaining, doubt } = readSeason(known, rules);
  if (doubt) return undefined;

  const rowOf = new Map(matches.map((row) => [`${row.homeId} ${row.awayId}`, row]));
  const names = new Map(
    matches.flatMap((row) => [
      [row.homeId, row.home],
      [row.awayId, row.away],
    ]),
  );
  const gridOf = (home: number, away: number): ScoreGrid => {
    const row = rowOf.get(`${clubs[home]} ${clubs[away]}`);
    const kickoff = Math.max(row?.kickoff ?? 0, asOf.getTime() / 1000);
    const teams = { home: names.get(clubs[home]!)!, away: names.get(clubs[away]!)! };
    const fixture = toFixture({ id: row?.id ?? 0, tournamentId, seasonId, kickoff, ...teams });
    return forecastMatch(forecaster, fixture).ratings.grid;
  };
  const everyGrid = clubs.map((_, home) =>
    clubs.map((__, away) => (home === away ? null : gridOf(home, away))),
  );
  const { expectedPoints, places } = simulateSeason(
    {
      clubs: clubs.length,
      rules,
      played,
      deducted: clubs.map((club) => deductions.get(club) ?? 0),
      remaining: remaining.map(({ home, away }) => {
        const row = rowOf.get(`${clubs[home]} ${clubs[away]}`);
        const grid = (row && priced.get(row.id)) ?? everyGrid[home]![away]!;
        return { home, away, grid };
      }),
    },
    { seasons, seed: tournamentId },
  );
  return clubs.map((teamId, club) => ({
    teamId,
    rating: round(ratingOf(everyGrid, club), 3),
    expectedPoints: round(expectedPoints[club]!, 2),
    places: Array.from(places.subarray(club * clubs.length, (club + 1) * clubs.length), (share) =>
      round(share, 4),
    ),
  }));
}

/** Points per match against every other club, at home and away. */
function ratingOf(grids: ReadonlyArray<ReadonlyArray<ScoreGrid | null>>, club: number): number {
  const points = grids.flatMap((row, other) => {
    const home = grids[club]![other];
    const away = row[club];
    return home && away ? [pointsOf(home, 1), pointsOf(away, -1)] : [];
  });
  return points.reduce((sum, each) => sum + each, 0) / Math.max(1, points.length);
}

function pointsOf({ size, cells }: ScoreGrid, side: 1 | -1): number {
  let points = 0;
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const ahead = side * (home - away);
      if (ahead >= 0) points += (ahead > 0 ? 3 : 1) * cells[home * size + away]!;
    }
  }
  return points;
}

function round(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit) / unit;
}
