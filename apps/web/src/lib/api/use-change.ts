import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that runs once at a time: a second click, made before the page has reacted to the first, sends
 *  nothing. */
export function useChange<Reply, Asked = void>(options: UseMutationOptions<Reply, Error, Asked>) {
  const underWay = useRef(false);
  const mutation = useMutation({
    ...options,
    // Given here and not to `mutate`, whose callbacks are not called after a `reset`.
    onSettled: (...settled) => {
      underWay.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const mutate = (asked: Asked) => {
    if (underWay.current) return;
    underWay.current = true;
    mutation.mutate(asked);
  };
  return { ...mutation, mutate };
}
