import { useQueryClient } from '@tanstack/react-query';
import { PARTICIPANT_TAKEN, type Team, teamCalls } from '@tredici/contract/teams';
import { ApiError } from '#lib/api/api-error.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useBegunVersion } from '../use-begun-version.ts';
import { bodyOf, type TeamDraft } from './draft.ts';
import { keepTeam, refreshTeams, teamQueries } from './queries.ts';

interface Asked {
  readonly draft: TeamDraft;
  /** Take the participant from the team that has it. */
  readonly takeOver: boolean;
}

/** Saves a draft as a new team, or as a change of an existing one; the menu is updated at once. */
export function useSaveTeam(team: Team | null, onSaved: (saved: Team) => void) {
  const say = useText('catalogue');
  const queries = useQueryClient();
  const { version, noteConflict } = useBegunVersion(team?.version ?? 0, () =>
    queries.fetchQuery({ ...teamQueries.team(team!.id), staleTime: 0 }),
  );
  const { mutate, isPending, error, reset, variables } = useChange({
    mutationFn: ({ draft, takeOver }: Asked) => {
      const body = { ...bodyOf(draft), ...(takeOver ? { take_over: true } : {}) };
      return team
        ? request(teamCalls.updateTeam, {
            params: { id: String(team.id) },
            body: { version, ...body },
          })
        : request(teamCalls.addTeam, { body });
    },
    onSuccess: async (saved) => {
      await keepTeam(queries, saved);
      notify(say(team ? 'teamsUpdated' : 'teamCreated'));
      onSaved(saved);
    },
    onError: (refused) => {
      // It may have been taken since the championship was loaded.
      if (isParticipantTaken(refused)) void refreshTeams(queries);
      return noteConflict(refused);
    },
  });
  // A request that is still being sent must show its result.
  const forgetError = () => {
    if (error) reset();
  };
  const isTaken = isParticipantTaken(error) || (isPending && variables.takeOver);
  return {
    save: (draft: TeamDraft, takeOver = false) => mutate({ draft, takeOver }),
    /** Whether another team turned out to have the draft's participant, so that it may be taken over. */
    canTakeOver: ({ participantId }: TeamDraft) =>
      isTaken && variables?.draft.participantId === participantId,
    busy: isPending,
    error,
    forgetError,
  };
}

const isParticipantTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.problems.some(({ code }) => code === PARTICIPANT_TAKEN);
