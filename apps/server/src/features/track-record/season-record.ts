import { tournamentById } from '@tredici/contract/tournaments';
import type { SeasonRecord } from '@tredici/contract/track-record';
import {
  bandsOfChances,
  claimsOfSeason,
  type SeasonClaim,
} from '@tredici/engine/season/judge-chances';
import { LEAGUE_RULES } from '@tredici/engine/season/league-rules';
import { leagueTable } from '@tredici/engine/season/league-table';
import { readSeason } from '@tredici/engine/season/read-season';
import type { Executor } from '#db/pool.ts';
import {
  loadDeductions,
  loadProjectedSeasons,
  loadProjections,
  loadSeasonMatches,
  type ProjectedSeason,
  toSeasonMatch,
} from '#features/tables/store.ts';

/** The weekly forecasts for past seasons, compared with their final tables. */
export async function loadSeasonRecord(db: Executor): Promise<SeasonRecord> {
  const projected = await loadProjectedSeasons(db);
  const claims: SeasonClaim[] = [];
  let seasons = 0;
  let weeks = 0;
  for (const season of projected.filter(({ isPlayed }) => isPlayed)) {
    const judged = await judgeSeason(db, season);
    if (!judged) continue;
    claims.push(...judged.claims);
    seasons += 1;
    weeks += judged.weeks;
  }
  return {
    seasons,
    weeks,
    followed: projected.length - seasons,
    chances: claims.length,
    bands: bandsOfChances(claims).map(({ from, to, count, said, came }) => ({
      from: percent(from),
      to: percent(to),
      count,
      said: percent(said),
      came,
    })),
  };
}

/** Undefined if its calendar has matches that were not played. */
async function judgeSeason(db: Executor, { tournamentId, seasonId }: ProjectedSeason) {
  const rules = LEAGUE_RULES[tournamentById(tournamentId)?.footballData ?? ''];
  if (!rules) return undefined;
  const matches = await loadSeasonMatches(db, tournamentId, seasonId);
  const state = readSeason(matches.map(toSeasonMatch), rules);
  if (state.doubt || state.remaining.length > 0) return undefined;
  const deductions = await loadDeductions(db, tournamentId, seasonId);
  const deducted = state.clubs.map((club) => deductions.get(club) ?? 0);
  const table = leagueTable(state.clubs.length, state.played, deducted, rules);
  const order = table.map(({ club }) => state.clubs[club]!);
  const projections = (await loadProjections(db, tournamentId, seasonId)).map(({ clubs }) => clubs);
  return { claims: claimsOfSeason(order, projections, rules.zones), weeks: projections.length };
}

const percent = (share: number): number => Math.round(share * 1e4) / 100;
