import type { fantasyCalls } from '@tredici/contract/fantasy';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { listTeams } from './store.ts';

export function fantasyHandlers({ db }: Pick<Deps, 'db'>): Handlers<typeof fantasyCalls> {
  return {
    listTeams: async ({ session }) => {
      const teams = await listTeams(db, session.user.id);
      const results = teams.map((team) => ({
        id: team.id,
        name: team.name,
        created_at: team.createdAt.toISOString(),
        updated_at: team.updatedAt.toISOString(),
      }));
      return { results };
    },
  };
}
