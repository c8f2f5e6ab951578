import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CHAMPIONSHIP_LIMITS } from '@tredici/contract/championships';
import { type Team, teamCalls } from '@tredici/contract/teams';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { beginningOf } from '#lib/text-length.ts';
import { keepTeam, refreshTeams, teamQueries } from './queries.ts';

/** Duplicates or deletes a team; the menu is updated at once. */
export function useTeamAction({ id, name }: Pick<Team, 'id' | 'name'>) {
  const t = useText('teams');
  const say = useText('catalogue');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const router = useRouter();
  const params = { id: String(id) };
  const { mutate, isPending } = useChange({
    mutationFn: async (action: 'duplicate' | 'delete') => {
      if (action === 'delete') {
        await request(teamCalls.deleteTeam, { params });
        notify(say('teamDeleted'));
        // Leaves the page first, because the page of a deleted team would request it again.
        await router.navigate({ to: paths.teamNew() });
        queries.removeQueries({ queryKey: teamQueries.team(id).queryKey });
        await refreshTeams(queries);
        return;
      }
      const copy = beginningOf(t('copyOf', { name }), CHAMPIONSHIP_LIMITS.nameLength);
      const made = await request(teamCalls.duplicateTeam, { params, body: { name: copy } });
      await keepTeam(queries, made);
      notify(say('teamCreated'));
      await router.navigate({ to: paths.team(made.id) });
    },
    onError: (error, action) =>
      notify(
        action === 'duplicate' ? `${say('teamNotCreated')}. ${errorText(error)}` : errorText(error),
        'failed',
      ),
  });
  return { act: mutate, busy: isPending };
}
