import { useQueryClient } from '@tanstack/react-query';
import { type Team, teamCalls } from '@tredici/contract/teams';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useBegunVersion } from '../use-begun-version.ts';
import { bodyOf, type TeamDraft } from './draft.ts';
import { keepTeam, teamQueries } from './queries.ts';

/** Saves a draft as a new team, or as a change of an existing one; the menu is updated at once. */
export function useSaveTeam(team: Team | null, onSaved: (saved: Team) => void) {
  const say = useText('catalogue');
  const queries = useQueryClient();
  const { version, noteConflict } = useBegunVersion(team?.version ?? 0, () =>
    queries.fetchQuery({ ...teamQueries.team(team!.id), staleTime: 0 }),
  );
  const { mutate, isPending, error, reset } = useChange({
    mutationFn: (draft: TeamDraft) =>
      team
        ? request(teamCalls.updateTeam, {
            params: { id: String(team.id) },
            body: { version, ...bodyOf(draft) },
          })
        : request(teamCalls.addTeam, { body: bodyOf(draft) }),
    onSuccess: async (saved) => {
      await keepTeam(queries, saved);
      notify(say(team ? 'teamsUpdated' : 'teamCreated'));
      onSaved(saved);
    },
    onError: noteConflict,
  });
  // A request that is still being sent must show its result.
  const forgetError = () => {
    if (error) reset();
  };
  return { save: mutate, busy: isPending, error, forgetError };
}
