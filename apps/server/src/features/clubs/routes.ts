import { COMING_DAYS } from '@tredici/contract/bets';
import { type Club, clubCalls, type SearchIndex } from '@tredici/contract/clubs';
import { untilStatusChanges } from '@tredici/engine/match/match-status';
import { toIso } from '#db/read-rows.ts';
import { DAY_MS } from '#durations.ts';
import { FORECASTS_TAG, LEDGER_TAG } from '#features/forecasts/store.ts';
import { MATCHES_TAG } from '#features/matches/store.ts';
import { playedMatchOf } from '#features/results/store.ts';
import { TABLES_TAG } from '#features/tables/store.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { isPremium } from '#http/session.ts';
import { untilMidnight } from '#jobs/rome-week.ts';
import {
  type KnownClub,
  listComingPairs,
  loadBegun,
  loadClubs,
  loadComing,
  loadRatings,
  otherNames,
} from './store.ts';

const COMING_SHOWN = 6;
/** Half a season. */
const RESULTS_SHOWN = 19;
/** A season and the summer after it. */
const RATED_WEEKS = 60;

export function clubHandlers({
  cache,
  clock,
  db,
  memory,
}: Pick<Deps, 'cache' | 'clock' | 'db' | 'memory'>): Handlers<typeof clubCalls> {
  const loadIndex = async (): Promise<{ value: SearchIndex; freshForMs: number }> => {
    const now = clock.now();
    const clubs = await loadClubs({ db, memory });
    const to = new Date(now.getTime() + COMING_DAYS * DAY_MS);
    const coming = await listComingPairs(db, now, to);
    const value = {
      clubs: [...clubs.values()].map((club) => ({
        team_id: club.id,
        name: club.name,
        country: club.country,
        tournament_id: club.tournamentId,
        also: otherNames(club),
      })),
      matches: coming.map(({ id, homeId, awayId, kickoff }) => ({
        match_id: id,
        home: homeId,
        away: awayId,
        match_date: toIso(kickoff),
      })),
    };
    return { value, freshForMs: untilMidnight(now) };
  };

  const loadClub = async (
    club: KnownClub,
    premium: boolean,
  ): Promise<{ value: Club; freshForMs: number }> => {
    const now = clock.now();
    const [coming, begun, ratings] = await Promise.all([
      loadComing(db, club.id, now, COMING_SHOWN),
      loadBegun(db, club.id, now, RESULTS_SHOWN),
      premium ? loadRatings(db, club, RATED_WEEKS) : [],
    ]);
    // A club's page shows no prices: they are on the page of each match.
    const reader = { premium, oddsHidden: true };
    const value = {
      team_id: club.id,
      slug: club.slug,
      name: club.name,
      country: club.country,
      tournament_id: club.tournamentId,
      forecasts_locked: !premium,
      coming: coming.map((row) => playedMatchOf(row, now, reader)),
      results: begun.map((row) => playedMatchOf(row, now, reader)),
      ratings,
    };
    const changes = 1000 * untilStatusChanges([...coming, ...begun], now.getTime() / 1000);
    return { value, freshForMs: Math.min(changes, untilMidnight(now)) };
  };

  return {
    getSearchIndex: () =>
      cache.get('search index', {
        tags: [MATCHES_TAG],
        schema: clubCalls.getSearchIndex.reply,
        audience: 'private',
        load: loadIndex,
      }),

    getClub: async ({ params, session }) => {
      const club = (await loadClubs({ db, memory })).get(params.slug);
      if (!club) throw new AppError('not_found');
      const premium = isPremium(session.user, clock.now());
      return cache.get(`club ${club.id} ${premium}`, {
        tags: [MATCHES_TAG, FORECASTS_TAG, LEDGER_TAG, TABLES_TAG],
        schema: clubCalls.getClub.reply,
        audience: 'private',
        load: () => loadClub(club, premium),
      });
    },
  };
}
