import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { oddsHidden } from '#lib/session/odds-visibility.ts';
import { session } from '#lib/session/session.ts';
import { ApiError } from './api-error.ts';
import { now } from './settings.ts';

/** Retrying makes sense when there was no reply; a refusal will be the same a second later. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // The service worker has copies even without a network, so calls are made all the same. If it has none,
      // the page says so instead of waiting for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => !(error instanceof ApiError) && failures < 2 && navigator.onLine,
    },
    mutations: { networkMode: 'always' },
  },
});

// One user must never see what another was shown, and data fetched with or without odds must not outlive a
// change of that setting.
let owner = session.get()?.user;
session.subscribe(() => {
  const user = session.get()?.user;
  if (user?.id !== owner?.id) queryClient.clear();
  else if (user && owner && oddsHidden(user, now()) !== oddsHidden(owner, now())) {
    void queryClient.invalidateQueries();
  }
  owner = user;
});

/** Pages with the server's data are wrapped in this. The login page is not, and so does not load the library. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
