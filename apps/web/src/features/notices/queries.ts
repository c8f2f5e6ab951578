import { queryOptions } from '@tanstack/react-query';
import { noticeCalls } from '@tredici/contract/notices';
import { request } from '#lib/api/request.ts';

export const noticeQueries = {
  open: () =>
    queryOptions({
      queryKey: ['notices'],
      queryFn: ({ signal }) => request(noticeCalls.listNotices, {}, { signal }),
      staleTime: 5 * 60_000,
    }),
};
