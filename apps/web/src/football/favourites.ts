import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type Favourites,
  type FavouriteTarget,
  favouriteCalls,
} from '@tredici/contract/favourites';
import { callQuery } from '#lib/api/call-query.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { queryClient } from '#lib/api/query-client.tsx';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { NO_FAVOURITES } from './favourite-order.ts';

export const favouritesQuery = callQuery(favouriteCalls.listFavourites, {});

/** The favourites, or undefined while they load, so that a list that begins with them is not drawn twice. If
 *  they cannot be loaded, the list is empty. */
export function useKnownFavourites(): Favourites | undefined {
  const { data, isError } = useQuery(favouritesQuery, queryClient);
  return data ?? (isError ? NO_FAVOURITES : undefined);
}

/** The favourites, empty while they load. */
export function useFavourites(): Favourites {
  return useKnownFavourites() ?? NO_FAVOURITES;
}

/** Whether something is a favourite, and the action that changes it: shown at once, and reverted if the
 *  server refuses. */
export function useFavourite({ kind, slug }: FavouriteTarget) {
  const reasonOf = useErrorText();
  const { clubs, leagues } = useFavourites();
  const kept = kind === 'club' ? clubs.some((club) => club.slug === slug) : leagues.includes(slug);
  const { mutate, isPending } = useMutation(
    {
      mutationFn: (adds: boolean) =>
        adds
          ? request(favouriteCalls.addFavourite, { body: { kind, slug } })
          : request(favouriteCalls.removeFavourite, { params: { kind, slug } }),
      onSuccess: (favourites) => queryClient.setQueryData(favouritesQuery.queryKey, favourites),
      onError: (error) => notify(reasonOf(error), 'failed'),
    },
    queryClient,
  );
  return {
    isFavourite: isPending ? !kept : kept,
    toggle: () => {
      if (!isPending) mutate(!kept);
    },
  };
}
