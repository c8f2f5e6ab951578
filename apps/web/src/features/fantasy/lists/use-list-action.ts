import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '#lib/api/problem-text.ts';
import { notify } from '#lib/device/notify.ts';
import { refreshLists } from './queries.ts';

/** Does something to a list and shows what is there afterwards, also where it was refused: another device
 *  may have changed it meanwhile. */
export function useListAction() {
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (action: () => Promise<unknown>) => action(),
    onError: (error) => notify(errorText(error), 'failed'),
    onSettled: () => refreshLists(queries),
  });
  return {
    /** Ends when what is there is known again, whether it was done or not. */
    act: async (action: () => Promise<unknown>): Promise<void> => {
      await mutateAsync(action).catch(() => undefined);
    },
    busy: isPending,
  };
}
