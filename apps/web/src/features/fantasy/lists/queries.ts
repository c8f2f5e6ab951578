import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@tredici/contract/call';
import { listCalls } from '@tredici/contract/lists';
import { callQuery } from '#lib/api/call-query.ts';

export const listQueries = {
  lists: () => callQuery(listCalls.listCustomLists, {}),
  shared: (key: string) => callQuery(listCalls.getSharedList, { params: { key } }),
};
export type CustomList = ReplyOf<typeof listCalls.listCustomLists>['results'][number];

export function refreshLists(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: [listCalls.listCustomLists.path] });
}
