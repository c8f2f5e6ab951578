import { useQuery } from '@tanstack/react-query';
import { fantasyCalls } from '@tredici/contract/fantasy';
import { callQuery } from '#lib/api/call-query.ts';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { TeamMenu, type TeamMenuProps } from './team-menu.tsx';

/** The user's own teams in the menu. It is empty while they load and if they cannot be loaded, because the
 *  menu must work without them. */
export function TeamList(props: Omit<TeamMenuProps, 'teams'>) {
  return (
    <QueryProvider>
      <LoadedTeams {...props} />
    </QueryProvider>
  );
}

function LoadedTeams(props: Omit<TeamMenuProps, 'teams'>) {
  const { data } = useQuery(callQuery(fantasyCalls.listTeams, {}));
  return data && <TeamMenu teams={data.results} {...props} />;
}
