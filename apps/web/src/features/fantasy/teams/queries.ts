import type { QueryClient } from '@tanstack/react-query';
import { championshipCalls } from '@tredici/contract/championships';
import { fantasyCalls } from '@tredici/contract/fantasy';
import { type Team, teamCalls } from '@tredici/contract/teams';
import { callQuery, prefetchCall } from '#lib/api/call-query.ts';

const idOf = (id: number) => ({ params: { id: String(id) } });

/** The user's own teams and championships, for every page that shows them. */
export const teamQueries = {
  teams: () => callQuery(fantasyCalls.listTeams, {}),
  team: (id: number) => callQuery(teamCalls.getTeam, idOf(id)),
  championships: () => callQuery(championshipCalls.listChampionships, {}),
  championship: (id: number) => callQuery(championshipCalls.getChampionship, idOf(id)),
};

/** For the loaders: requests a team while its page's own files still load. */
export function prefetchTeam(id: number): void {
  prefetchCall(teamCalls.getTeam, idOf(id));
}

export function prefetchChampionship(id: number): void {
  prefetchCall(championshipCalls.getChampionship, idOf(id));
}

/** After a change: shows the returned team at once, and reloads the names in the menu. */
export async function keepTeam(queries: QueryClient, team: Team): Promise<void> {
  queries.setQueryData(teamQueries.team(team.id).queryKey, team);
  await refreshTeams(queries);
}

/** Reloads every list of teams, and every championship and auction that contains them. */
export function refreshTeams(queries: QueryClient): Promise<unknown> {
  const paths = [
    fantasyCalls.listTeams.path,
    championshipCalls.listChampionships.path,
    championshipCalls.getChampionship.path,
    championshipCalls.listPurchases.path,
  ];
  return Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: [path] })));
}
