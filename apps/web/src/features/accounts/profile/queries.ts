import { queryOptions } from '@tanstack/react-query';
import { emailChangeCalls } from '@tredici/contract/email-change';
import { sessionCalls } from '@tredici/contract/sessions';
import { request } from '#lib/api/request.ts';

export const SESSIONS_QUERY = ['sessions'] as const;

export const sessionsQuery = queryOptions({
  queryKey: SESSIONS_QUERY,
  queryFn: async ({ signal }) => (await request(sessionCalls.listSessions, {}, { signal })).results,
  staleTime: 0,
});

export const emailQuery = queryOptions({
  queryKey: ['email'],
  queryFn: ({ signal }) => request(emailChangeCalls.getEmailChange, {}, { signal }),
  staleTime: 0,
});
