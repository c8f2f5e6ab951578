import { seasonByLabel } from '@tredici/contract/seasons';
import { tableCalls } from '@tredici/contract/tables';
import { tournamentById } from '@tredici/contract/tournaments';
import { LEAGUE_RULES } from '@tredici/engine/season/league-rules';
import { MATCHES_TAG } from '#features/matches/store.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { isPremium } from '#http/session.ts';
import { describeTable } from './describe.ts';
import {
  listSeasons,
  loadDeductions,
  loadProjections,
  loadSeasonMatches,
  TABLES_TAG,
} from './store.ts';

export function tableHandlers({
  cache,
  clock,
  db,
}: Pick<Deps, 'cache' | 'clock' | 'db'>): Handlers<typeof tableCalls> {
  const load = async (tournamentId: number, asked: string | undefined, premium: boolean) => {
    const rules = LEAGUE_RULES[tournamentById(tournamentId)!.footballData]!;
    const seasons = await listSeasons(db, tournamentId, clock.now());
    const season = asked ?? seasons[0];
    const parts = { tournamentId, season, seasons, rules, premium };
    if (season === undefined) {
      const nothing = { matches: [], deductions: new Map<number, number>(), projections: [] };
      return describeTable({ ...parts, ...nothing });
    }
    const { id } = seasonByLabel(season);
    const [matches, deductions, projections] = await Promise.all([
      loadSeasonMatches(db, tournamentId, id),
      loadDeductions(db, tournamentId, id),
      loadProjections(db, tournamentId, id),
    ]);
    return describeTable({ ...parts, matches, deductions, projections });
  };

  return {
    getLeagueTable: ({ params, query, session }) => {
      const tournamentId = Number(params.leagueId);
      if (!tournamentById(tournamentId)) throw new AppError('not_found');
      const premium = isPremium(session.user, clock.now());
      return cache.get(`table ${tournamentId} ${query.season} ${premium}`, {
        tags: [MATCHES_TAG, TABLES_TAG],
        schema: tableCalls.getLeagueTable.reply,
        audience: 'private',
        load: async () => ({ value: await load(tournamentId, query.season, premium) }),
      });
    },
  };
}
