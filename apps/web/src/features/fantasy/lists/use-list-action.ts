import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '#lib/api/problem-text.ts';
import { notify } from '#lib/device/notify.ts';
import { refreshLists } from './queries.ts';

/** Performs an action on a list and reloads it, even after a refusal, because another device may have changed
 *  it meanwhile. */
export function useListAction() {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (action: () => Promise<unknown>) => action(),
    onError: (error) => notify(errorText(error), 'failed'),
    onSettled: () => refreshLists(queries),
  });
  return {
    /** Resolves after the reload, whether or not the action succeeded. */
    act: async (action: () => Promise<unknown>): Promise<void> => {
      await mutateAsync(action).catch(() => undefined);
    },
    busy: isPending,
  };
}
