import { useQueryClient } from '@tanstack/react-query';
import { fantasyImportCalls } from '@tredici/contract/fantasy-imports';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { refreshLists } from './queries.ts';

export type FileAction = 'confirm' | 'undo' | 'delete';

/** Activates, deactivates or deletes a file, and reloads every list. */
export function useFileAction(id: number, onDone?: (action: FileAction) => void) {
  const t = useText('imports');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const params = { id: String(id) };
  const { mutate, isPending } = useChange({
    mutationFn: async (action: FileAction) => {
      if (action === 'confirm') await request(fantasyImportCalls.confirmImport, { params });
      else if (action === 'undo') await request(fantasyImportCalls.undoImport, { params });
      else await request(fantasyImportCalls.deleteImport, { params });
    },
    onSuccess: (_nothing, action) => {
      notify(t(`done.${action}`));
      onDone?.(action);
    },
    onError: (error) => notify(errorText(error), 'failed'),
    // Even after a refusal, because the action may have been done elsewhere.
    onSettled: () => refreshLists(queries),
  });
  return { act: (action: FileAction) => mutate(action), busy: isPending };
}
