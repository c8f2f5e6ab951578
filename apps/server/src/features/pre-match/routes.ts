import { preMatchCalls } from '@tredici/contract/pre-match';
import { tournamentById } from '@tredici/contract/tournaments';
import { LEAGUE_RULES } from '@tredici/engine/season/league-rules';
import { MATCHES_TAG } from '#features/matches/store.ts';
import { loadDeductions, loadSeasonMatches, TABLES_TAG } from '#features/tables/store.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { intIdOf } from '#http/row-id.ts';
import { describePreMatch } from './describe.ts';
import { findFixture, loadEarlier } from './store.ts';

/** How far back meetings are searched. */
const MEETING_YEARS = 6;

export function preMatchHandlers({
  cache,
  db,
}: Pick<Deps, 'cache' | 'db'>): Handlers<typeof preMatchCalls> {
  const load = async (matchId: number) => {
    const fixture = await findFixture(db, matchId);
    if (!fixture) throw new AppError('not_found');
    const { tournamentId, seasonId } = fixture;
    const [earlier, season, deductions] = await Promise.all([
      loadEarlier(db, fixture, MEETING_YEARS),
      loadSeasonMatches(db, tournamentId, seasonId),
      loadDeductions(db, tournamentId, seasonId),
    ]);
    const rules = LEAGUE_RULES[tournamentById(tournamentId)!.footballData]!;
    return { value: describePreMatch({ fixture, earlier, season, deductions, rules }) };
  };

  return {
    getPreMatch: ({ params }) => {
      const matchId = intIdOf(params.matchId);
      return cache.get(`before match ${matchId}`, {
        tags: [MATCHES_TAG, TABLES_TAG],
        schema: preMatchCalls.getPreMatch.reply,
        audience: 'private',
        load: () => load(matchId),
      });
    },
  };
}
