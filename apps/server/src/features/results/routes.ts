import { resultCalls } from '@tredici/contract/results';
import { tournamentById } from '@tredici/contract/tournaments';
import { untilStatusChanges } from '@tredici/engine/match/match-status';
import { LEDGER_TAG } from '#features/forecasts/store.ts';
import { MATCHES_TAG } from '#features/matches/store.ts';
import { listSeasons } from '#features/tables/store.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { isPremium, isSelfExcluded, type Session } from '#http/session.ts';
import { addDays, dayInRome, romeInstant, untilMidnight } from '#jobs/rome-week.ts';
import { describeDay, describeSeason } from './describe.ts';
import { loadJudged, loadSeason, type Reader } from './store.ts';

/** How many days back to look for one with results. */
const DAYS_BACK = 7;
/** A newly listed match may begin at any time. */
const FRESH_MS = 60_000;

export function resultHandlers({
  cache,
  clock,
  db,
}: Pick<Deps, 'cache' | 'clock' | 'db'>): Handlers<typeof resultCalls> {
  const readerOf = ({ user }: Session): Reader => {
    const now = clock.now();
    return {
      premium: isPremium(user, now),
      oddsHidden: user.noOdds || isSelfExcluded(user, now),
    };
  };
  const tags = [MATCHES_TAG, LEDGER_TAG];

  const loadLastDay = async (reader: Reader) => {
    const now = clock.now();
    const today = dayInRome(now);
    const from = romeInstant(addDays(today, -DAYS_BACK));
    const rows = await loadJudged(db, from, romeInstant(today));
    const day = rows.at(-1)?.day;
    const ofDay = rows.filter((row) => row.day === day);
    return {
      value: describeDay(day, ofDay, now, reader),
      freshForMs: untilMidnight(now),
    };
  };

  return {
    getLastDay: ({ session }) => {
      const reader = readerOf(session);
      return cache.get(`last day ${reader.oddsHidden}`, {
        tags,
        schema: resultCalls.getLastDay.reply,
        audience: 'private',
        load: () => loadLastDay(reader),
      });
    },

    getLeagueResults: ({ params, query, session }) => {
      const tournamentId = Number(params.leagueId);
      if (!tournamentById(tournamentId)) throw new AppError('not_found');
      const reader = readerOf(session);
      const key = `results ${tournamentId} ${query.season} ${reader.premium} ${reader.oddsHidden}`;
      return cache.get(key, {
        tags,
        schema: resultCalls.getLeagueResults.reply,
        audience: 'private',
        load: async () => {
          const now = clock.now();
          const seasons = await listSeasons(db, tournamentId, now);
          const season = query.season ?? seasons[0];
          const rows = season ? await loadSeason(db, tournamentId, season, now) : [];
          return {
            value: describeSeason({ tournamentId, season, seasons, rows, now }, reader),
            freshForMs: Math.min(FRESH_MS, 1000 * untilStatusChanges(rows, now.getTime() / 1000)),
          };
        },
      });
    },
  };
}
