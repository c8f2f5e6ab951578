import type { QueryClient } from '@tanstack/react-query';
import { championshipCalls } from '@tredici/contract/championships';
import { fantasyCalls } from '@tredici/contract/fantasy';
import { type Team, teamCalls } from '@tredici/contract/teams';
import { callQuery, prefetchCall } from '#lib/api/call-query.ts';

const idOf = (id: number) => ({ params: { id: String(id) } });

/** The reader's own teams and championships: what every page of them asks with. */
export const teamQueries = {
  teams: () => callQuery(fantasyCalls.listTeams, {}),
  team: (id: number) => callQuery(teamCalls.getTeam, idOf(id)),
  championships: () => callQuery(championshipCalls.listChampionships, {}),
  championship: (id: number) => callQuery(championshipCalls.getChampionship, idOf(id)),
};

/** For the loaders: a team is on its way while its page's own files still are. */
export function prefetchTeam(id: number): void {
  prefetchCall(teamCalls.getTeam, idOf(id));
}

export function prefetchChampionship(id: number): void {
  prefetchCall(championshipCalls.getChampionship, idOf(id));
}

/** After a change: what came back stands in for the team at once, and the menu asks for the names. */
export async function keepTeam(queries: QueryClient, team: Team): Promise<void> {
  queries.setQueryData(teamQueries.team(team.id).queryKey, team);
  await refreshTeams(queries);
}

/** Whatever lists teams, and every championship that they play in, asks again. */
export function refreshTeams(queries: QueryClient): Promise<unknown> {
  const paths = [
    fantasyCalls.listTeams.path,
    championshipCalls.listChampionships.path,
    championshipCalls.getChampionship.path,
  ];
  return Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: [path] })));
}
