import { useQueryClient } from '@tanstack/react-query';
import { teamCalls } from '@tredici/contract/teams';
import { checkLineup } from '@tredici/engine/fantasy/scoring/check-lineup';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { teamQueries } from '../../teams/queries.ts';
import type { LineupTeam } from '../lineup-team.ts';
import { lineupQueries } from '../queries.ts';
import { savedOf } from './draft.ts';
import type { LineupEditor } from './use-lineup-editor.ts';

/** Saves the line-up. One that the rules would refuse is not sent. If the server refuses it because something
 *  changed meanwhile, the new state is loaded and the line-up stays as it is. */
export function useSaveLineup(teamId: number, team: LineupTeam, editor: LineupEditor) {
  const say = useText('catalogue');
  const errorText = useErrorText();
  const queries = useQueryClient();
  /** From a refused attempt until nothing is wrong any more. */
  const [isRefused, setRefused] = useState(false);
  const { queryKey } = lineupQueries.lineup(teamId);
  const { base, draft } = editor;
  // Checked again after each change, so that what is said is true of the line-up on the pitch.
  const check = () => checkLineup(team.rules, team.players, savedOf(draft));
  const checked = isRefused ? check() : null;
  if (checked?.ok) setRefused(false);
  const save = useChange({
    mutationFn: () =>
      request(teamCalls.saveLineup, {
        params: { id: String(teamId) },
        body: {
          round: base.round!,
          version: base.is_from_earlier_round ? 0 : (base.lineup?.version ?? 0),
          ...savedOf(draft),
        },
      }),
    onSuccess: async (reply) => {
      editor.saved(reply);
      // A pending request would bring the state before this save.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, reply);
      notify(say('teamSaved'));
    },
    onError: async (error) => {
      const isConflict = error instanceof ApiError && error.code === 'conflict';
      if (!isConflict) notify(errorText(error), 'failed');
      if (!(error instanceof ApiError)) return;
      void queries.invalidateQueries({ queryKey: teamQueries.team(teamId).queryKey });
      await queries.invalidateQueries({ queryKey });
      // A conflict is shown above the line-up, with both ways to resolve it.
      const latest = queries.getQueryData(queryKey);
      if (isConflict && !(latest && editor.tellsOf(latest))) notify(errorText(error), 'failed');
    },
  });
  return {
    isSaving: save.isPending,
    problems: checked && !checked.ok ? checked.problems : [],
    save() {
      if (check().ok) save.mutate();
      else setRefused(true);
    },
  };
}
