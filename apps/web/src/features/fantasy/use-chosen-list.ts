import { useQuery } from '@tanstack/react-query';
import type { ListView } from './list-view.ts';
import { type CustomList, listQueries } from './lists/queries.ts';

/** The reader's own list to which a view is limited; undefined if it was deleted meanwhile. */
export function useChosenList({ list }: Pick<ListView, 'list'>): CustomList | undefined {
  const { data } = useQuery({ ...listQueries.lists(), enabled: list !== null });
  return list === null ? undefined : data?.results.find(({ id }) => id === list);
}
