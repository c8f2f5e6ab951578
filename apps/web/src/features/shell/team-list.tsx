import { useQuery } from '@tanstack/react-query';
import { fantasyCalls } from '@tredici/contract/fantasy';
import { callQuery } from '#lib/api/call-query.ts';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { TeamMenu, type TeamMenuProps } from './team-menu.tsx';

/** The user's own teams in the menu. While they are on their way, and where they do not come, there are
 *  none: nobody is kept from anything for want of a list. */
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
