import {
  DEFAULT_TOURNAMENT_ID,
  type Tournament,
  tournamentById,
  tournamentBySlug,
} from '@tredici/contract/tournaments';
import { deviceStorage } from '#lib/device/storage.ts';
import { ALL_LEAGUES } from '#lib/navigation/paths.ts';

export const ORDERS = ['time', 'chance'] as const;
export type Order = (typeof ORDERS)[number];

/** One tournament, or all of them at once. */
export type League = Tournament | 'all';

/** What a device remembers of how its owner views leagues. It is deleted at logout
 *  (lib/session/tournament-memory.ts). */
export interface LeagueFilter {
  readonly league: League;
  readonly order: Order;
}

const KEY = 'tredici.league-filter';

/** Read from storage each time, so that another tab's choice and a logout take effect at once. */
export const leagueFilter = {
  get: (): LeagueFilter => parseFilter(deviceStorage.read(KEY)),
  remember(changes: Partial<LeagueFilter>): void {
    const { league, order } = { ...leagueFilter.get(), ...changes };
    deviceStorage.write(KEY, {
      league: league === 'all' ? 'all' : league.tournament_id,
      order,
    });
  },
};

/** Turns anything found on the device into a filter: unknown values count as never chosen. */
export function parseFilter(found: unknown): LeagueFilter {
  const saved = (typeof found === 'object' && found !== null ? found : {}) as {
    league?: unknown;
    order?: unknown;
  };
  const known = typeof saved.league === 'number' ? tournamentById(saved.league) : undefined;
  return {
    league: saved.league === 'all' ? 'all' : (known ?? tournamentById(DEFAULT_TOURNAMENT_ID)!),
    order: parseOrder(saved.order) ?? 'time',
  };
}

function parseOrder(found: unknown): Order | undefined {
  return ORDERS.find((order) => order === found);
}

/** The league that was last viewed, or the first one if that was all leagues. */
export function lastLeague(): Tournament {
  const { league } = leagueFilter.get();
  return league === 'all' ? tournamentById(DEFAULT_TOURNAMENT_ID)! : league;
}

/** The league that an address names; undefined if it names none. */
export function leagueOf(leagueParam: string): League | undefined {
  return leagueParam === ALL_LEAGUES ? 'all' : tournamentBySlug(leagueParam);
}

export function slugOf(league: League): string {
  return league === 'all' ? ALL_LEAGUES : league.slug;
}
