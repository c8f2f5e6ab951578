import type { QueryClient } from '@tanstack/react-query';
import { fantasyPlayerCalls } from '@tredici/contract/fantasy-players';
import type { SeasonLabel } from '@tredici/contract/seasons';
import { callQuery, prefetchCall } from '#lib/api/call-query.ts';

/** Lists and figures change after a round, a file or overnight, not by the minute. */
const STALE_MS = 10 * 60_000;

export const fantasyQueries = {
  players: (season: SeasonLabel | null) => ({
    ...callQuery(fantasyPlayerCalls.listPlayers, { query: season ? { season } : {} }),
    staleTime: STALE_MS,
  }),
  market: () => ({ ...callQuery(fantasyPlayerCalls.listMarket, {}), staleTime: STALE_MS }),
  mine: () => callQuery(fantasyPlayerCalls.getMyPlayers, {}),
  clubs: () => ({ ...callQuery(fantasyPlayerCalls.listFantasyClubs, {}), staleTime: STALE_MS }),
  player: (id: number, season: SeasonLabel | null) =>
    callQuery(fantasyPlayerCalls.getPlayer, {
      params: { id: String(id) },
      query: season ? { season } : {},
    }),
};

/** For the loaders: requests the data of a page while its own files still load. */
export function prefetchPlayers(season: SeasonLabel | null): void {
  prefetchCall(fantasyPlayerCalls.listPlayers, { query: season ? { season } : {} });
  prefetchCall(fantasyPlayerCalls.getMyPlayers, {});
}

export function prefetchMarket(): void {
  prefetchCall(fantasyPlayerCalls.listMarket, {});
}

/** Reloads whatever shows players, after the reader changed an availability or a note. */
export function refreshPlayers(queries: QueryClient): Promise<unknown> {
  const { getMyPlayers, getPlayer } = fantasyPlayerCalls;
  return Promise.all([
    queries.invalidateQueries({ queryKey: [getMyPlayers.path] }),
    queries.invalidateQueries({ queryKey: [getPlayer.path] }),
  ]);
}

export function prefetchPlayer(id: number): void {
  prefetchCall(fantasyPlayerCalls.getPlayer, { params: { id: String(id) }, query: {} });
}

export function prefetchClubs(): void {
  prefetchCall(fantasyPlayerCalls.listFantasyClubs, {});
}

/** Some names in a long list have a ć or an ș. Their fonts are fetched together with the list: if they came
 *  after it, the whole page would be laid out again. */
export function fetchExtendedLetters(): void {
  // If the font does not load, the names use a fallback font, as with any subset.
  document.fonts.load('600 1em "Tredici Figures"', 'ć').catch(() => {});
}
