import { useQueryClient } from '@tanstack/react-query';
import { type Championship, championshipCalls } from '@tredici/contract/championships';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { refreshTeams, teamQueries } from '../teams/queries.ts';
import { useBegunVersion } from '../use-begun-version.ts';
import { type ChampionshipDraft, namesIn, participantsOf } from './championship-draft.ts';

/** Saves a draft as a new championship, or as a change of an existing one. */
export function useSaveChampionship(
  championship: Championship | null,
  onSaved: (saved: Championship) => void,
) {
  const t = useText('championships');
  const queries = useQueryClient();
  const { version, noteConflict } = useBegunVersion(championship?.version ?? 0, () =>
    queries.fetchQuery({ ...teamQueries.championship(championship!.id), staleTime: 0 }),
  );
  const { mutate, isPending, error, reset } = useChange({
    mutationFn: ({
      name,
      participants,
      rounds,
      rules: { season: _, ...rules },
    }: ChampionshipDraft) =>
      championship
        ? request(championshipCalls.updateChampionship, {
            params: { id: String(championship.id) },
            body: {
              version,
              name: name.trim(),
              rounds,
              rules,
              participants: participantsOf(participants, championship.participants),
            },
          })
        : request(championshipCalls.addChampionship, {
            body: { name: name.trim(), rounds, rules, participants: namesIn(participants) },
          }),
    onSuccess: async (saved) => {
      queries.setQueryData(teamQueries.championship(saved.id).queryKey, saved);
      await refreshTeams(queries);
      notify(t('saved'));
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
