import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Something to change on the server, once at a time: a second click may come before the page shows that
 *  the first was heard, and is not sent. */
export function useChange<Reply, Asked = void>(options: UseMutationOptions<Reply, Error, Asked>) {
  const underWay = useRef(false);
  const mutation = useMutation({
    ...options,
    // Here and not beside `mutate`: what ends after a `reset` is told only here.
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
