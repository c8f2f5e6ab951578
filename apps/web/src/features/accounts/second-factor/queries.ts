import { queryOptions } from '@tanstack/react-query';
import { secondFactorCalls } from '@tredici/contract/second-factor';
import { request } from '#lib/api/request.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => request(secondFactorCalls.getSecondFactor, {}, { signal }),
  staleTime: 0,
});
