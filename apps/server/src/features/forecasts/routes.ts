import {
  ALL_LEAGUES_DAYS,
  BEST_BETS_DAYS,
  BEST_BETS_LIMIT,
  betsCalls,
  COMING_DAYS,
  type Detail,
  type Prognostics,
} from '@tredici/contract/bets';
import { matchCalls, type PriceHistory } from '@tredici/contract/match';
import type { sharedListCalls } from '@tredici/contract/shared-lists';
import { tournamentById } from '@tredici/contract/tournaments';
import type { BetType } from '@tredici/engine/markets/bet-types';
import { untilStatusChanges } from '@tredici/engine/match/match-status';
import { toIso } from '#db/read-rows.ts';
import { DAY_MS } from '#durations.ts';
import { MATCHES_TAG } from '#features/matches/store.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { intIdOf } from '#http/row-id.ts';
import { isPremium, isSelfExcluded, type Session, type Sessions } from '#http/session.ts';
import { untilMidnight } from '#jobs/rome-week.ts';
import { createListPasses } from './lists/list-passes.ts';
import { roundsOf } from './lists/list-rounds.ts';
import { orderBookmakers, toPrognostics } from './lists/list-rows.ts';
import {
  type ListedRow,
  listComing,
  listPlayed,
  loadBookmakers,
  loadDataAge,
  loadOffers,
} from './lists/list-store.ts';
import { dayOf } from './lists/match-of-the-day.ts';
import { findOfTheDay } from './lists/match-of-the-day-store.ts';
import { toMatchDetail, toPriceLines } from './match-detail.ts';
import { findForecast, findMatch, loadPriceHistory, loadQuotes } from './match-store.ts';
import { FORECASTS_TAG, LEDGER_TAG } from './store.ts';

/** For a past season of all leagues; a single league's season has far fewer. */
const PLAYED_LIMIT = 1000;
const COMING_LIMIT = 5000;

interface ListRequest {
  readonly tournamentId?: number | undefined;
  readonly season?: string | undefined;
  readonly days: number;
  readonly limit: number;
  /** Includes the matches that have begun today. */
  readonly today: boolean;
  readonly detail: Detail;
  readonly oddsHidden: boolean;
  /** Whether its address may be stored by a cache in front of the servers. */
  readonly shared: boolean;
}

type ListAudience = Pick<ListRequest, 'oddsHidden' | 'shared'>;

export function forecastHandlers(
  deps: Pick<Deps, 'cache' | 'clock' | 'config' | 'db' | 'memory' | 'secrets'>,
  sessions: Sessions,
): Handlers<typeof betsCalls & typeof sharedListCalls & typeof matchCalls> {
  const { cache, clock, config, db, memory } = deps;
  const hidesOdds = ({ user }: Session) =>
    user.noOdds || (user.selfExcludedUntil !== null && isSelfExcluded(user, clock.now()));

  /** Every reply needs these, and they are counted over all newest prices, so this is done once for each
   *  change. */
  const bookmakersInOrder = () =>
    memory.get('bookmakers in order', {
      tags: [MATCHES_TAG],
      load: async () => orderBookmakers(await loadBookmakers(db), config.firstBookmaker),
    });
  const dataAge = () =>
    memory.get('data age', { tags: [MATCHES_TAG, FORECASTS_TAG], load: () => loadDataAge(db) });

  const list = (request: ListRequest): (() => ReturnType<typeof cache.get>) => {
    const key = `bets ${JSON.stringify(request)}`;
    const options: Parameters<typeof cache.get>[1] = {
      tags: [MATCHES_TAG, FORECASTS_TAG],
      schema: betsCalls.listBets.reply,
      audience: request.shared ? 'shared' : 'private',
      load: async () => {
        const now = clock.now();
        const { rows, freshForMs } = await loadRows(request, now);
        const [rounds, offers, bookmakers, age] = await Promise.all([
          request.tournamentId === undefined ? undefined : roundsOf(db, request.tournamentId, rows),
          request.oddsHidden
            ? []
            : loadOffers(
                db,
                rows.filter(({ kickoff }) => kickoff * 1000 > now.getTime()).map(({ id }) => id),
              ),
          bookmakersInOrder(),
          dataAge(),
        ]);
        const offering = new Set(offers.map(({ bookmakerId }) => bookmakerId));
        const value: Prognostics = {
          results: toPrognostics({ rows, offers, bookmakers, now, rounds, ...request }),
          bookmakers: bookmakers.filter(({ id }) => offering.has(id)).map(({ name }) => name),
          odds_hidden: request.oddsHidden,
          forecasts_at: age.forecasts === null ? null : toIso(age.forecasts),
          prices_at: age.prices === null ? null : toIso(age.prices),
        };
        return { value, freshForMs };
      },
    };
    return () => cache.get(key, options);
  };

  /** The coming matches; for a past season, the played ones. */
  const loadRows = async (
    { tournamentId, season, days, limit, today }: ListRequest,
    now: Date,
  ): Promise<{ rows: ListedRow[]; freshForMs: number }> => {
    const comingIn = (ahead: number) => {
      const to = new Date(now.getTime() + ahead * DAY_MS);
      return listComing(db, { now, to, tournamentId, season, limit, today });
    };
    const isComing = ({ kickoff }: ListedRow) => kickoff * 1000 > now.getTime();
    let rows = await comingIn(days);
    if (!rows.some(isComing) && days === ALL_LEAGUES_DAYS) {
      rows = [...rows, ...firstDays((await comingIn(COMING_DAYS)).filter(isComing), days)];
    }
    // The list changes when a match begins or ends, and at the end of the day.
    const freshForMs = Math.min(
      1000 * untilStatusChanges(rows, now.getTime() / 1000),
      untilMidnight(now),
    );
    if (rows.length > 0 || season === undefined) return { rows, freshForMs };
    const played = await listPlayed(db, now, { tournamentId, season, limit: PLAYED_LIMIT });
    return { rows: played, freshForMs };
  };

  /** Created once for each possible list, some hundreds: the name of a list is long, and building it for
   *  every request would cost more than looking it up. */
  const lists = new Map<string, ReturnType<typeof list>>();
  const listNamed = (name: string, requestOf: () => ListRequest) => {
    let made = lists.get(name);
    if (!made) {
      made = list(requestOf());
      lists.set(name, made);
    }
    return made();
  };
  const listOf = (
    audience: ListAudience,
    detail: Detail = 'all',
    asked?: string | undefined,
    tournamentId?: number,
  ) => {
    // The default season means every league's current season, so that leagues by calendar year and leagues
    // over the winter are listed together.
    const season = asked === config.defaultSeason ? undefined : asked;
    const { oddsHidden, shared } = audience;
    return listNamed(`${tournamentId} ${season} ${detail} ${oddsHidden} ${shared}`, () => ({
      days: tournamentId === undefined ? ALL_LEAGUES_DAYS : COMING_DAYS,
      limit: COMING_LIMIT,
      today: true,
      tournamentId,
      season,
      detail,
      ...audience,
    }));
  };
  const bestOf = (audience: ListAudience, detail: Detail = 'all') => {
    const { oddsHidden, shared } = audience;
    return listNamed(`best ${detail} ${oddsHidden} ${shared}`, () => ({
      days: BEST_BETS_DAYS,
      limit: BEST_BETS_LIMIT,
      today: false,
      detail,
      ...audience,
    }));
  };

  const audienceOf = (session: Session): ListAudience => ({
    oddsHidden: hidesOdds(session),
    shared: false,
  });
  const passes = createListPasses(deps);
  const audienceWith = async (pass: string): Promise<ListAudience> => {
    const opens = config.sharedLists ? await passes.read(pass) : undefined;
    if (!opens) throw new AppError('forbidden');
    return { ...opens, shared: true };
  };

  const loadDetail = async (id: number, oddsHidden: boolean) => {
    const match = await findMatch(db, id);
    if (!match) throw new AppError('not_found');
    const [forecast, quotes, bookmakers, age] = await Promise.all([
      findForecast(db, match.id),
      oddsHidden ? [] : loadQuotes(db, match.id),
      bookmakersInOrder(),
      dataAge(),
    ]);
    const now = clock.now();
    const value = toMatchDetail({ match, forecast, quotes, bookmakers, oddsHidden, age, now });
    return { value, freshForMs: 1000 * untilStatusChanges([match], now.getTime() / 1000) };
  };

  const loadPrices = async (id: number, bet: BetType): Promise<PriceHistory> => {
    const [rows, bookmakers] = await Promise.all([
      loadPriceHistory(db, id, bet),
      bookmakersInOrder(),
    ]);
    return { bet, lines: toPriceLines(rows, bookmakers) };
  };

  /** The match of the day is open to everybody, all others need Pro. */
  const refuseUnlessOpen = async ({ user }: Session, id: number): Promise<void> => {
    const now = clock.now();
    if (isPremium(user, now) || (await findOfTheDay(db, dayOf(now))) === id) return;
    throw new AppError('premium_required');
  };

  return {
    listBets: ({ query, session }) => listOf(audienceOf(session), query.bets, query.season),

    listBestBets: ({ query, session }) => bestOf(audienceOf(session), query.bets),

    listLeagueBets: ({ params, query, session }) =>
      listOf(audienceOf(session), query.bets, query.season, knownLeague(params.leagueId)),

    getListPass: async ({ session }) => {
      if (!config.sharedLists) throw new AppError('not_found');
      const oddsHidden = hidesOdds(session);
      const { pass, expiresAt } = await passes.issue(oddsHidden);
      return { pass, expires_at: expiresAt.toISOString(), odds_hidden: oddsHidden };
    },

    listSharedBets: async ({ params, query }) =>
      listOf(await audienceWith(params.pass), query.bets, query.season),

    listSharedBestBets: async ({ params, query }) =>
      bestOf(await audienceWith(params.pass), query.bets),

    listSharedLeagueBets: async ({ params, query }) => {
      const leagueId = knownLeague(params.leagueId);
      return listOf(await audienceWith(params.pass), query.bets, query.season, leagueId);
    },

    getMatch: async ({ params, session }) => {
      const id = intIdOf(params.matchId);
      await refuseUnlessOpen(session, id);
      return cache.get(`match ${id} ${hidesOdds(session)}`, {
        tags: [MATCHES_TAG, FORECASTS_TAG, LEDGER_TAG],
        schema: matchCalls.getMatch.reply,
        audience: 'private',
        load: () => loadDetail(id, hidesOdds(session)),
      });
    },

    getPriceHistory: async ({ params, query, session }) => {
      const id = intIdOf(params.matchId);
      await refuseUnlessOpen(session, id);
      if (hidesOdds(session)) return { bet: query.bet, lines: [] };
      return cache.get(`prices ${id} ${query.bet}`, {
        tags: [MATCHES_TAG],
        schema: matchCalls.getPriceHistory.reply,
        audience: 'private',
        load: async () => ({ value: await loadPrices(id, query.bet) }),
      });
    },

    getMatchOfTheDay: async ({ bearer }) => {
      const session = bearer ? await sessions.find(bearer) : undefined;
      // A visitor without an account has not confirmed to be of age.
      const oddsHidden = !session || hidesOdds(session);
      const day = dayOf(clock.now());
      return cache.get(`match of ${day} ${oddsHidden}`, {
        tags: [MATCHES_TAG, FORECASTS_TAG, LEDGER_TAG],
        schema: matchCalls.getMatchOfTheDay.reply,
        audience: session ? 'private' : 'public',
        load: async () => {
          const id = await findOfTheDay(db, day);
          if (id === undefined) throw new AppError('not_found');
          return loadDetail(id, oddsHidden);
        },
      });
    },
  };
}

function knownLeague(text: string): number {
  const id = Number(text);
  if (!tournamentById(id)) throw new AppError('not_found');
  return id;
}

/** Of matches ordered by kick-off, those of the first days, counted from the first match. */
function firstDays(rows: readonly ListedRow[], days: number): ListedRow[] {
  const end = (rows[0]?.kickoff ?? 0) + (days * DAY_MS) / 1000;
  return rows.filter(({ kickoff }) => kickoff < end);
}
