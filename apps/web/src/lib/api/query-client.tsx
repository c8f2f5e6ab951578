import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { oddsHidden } from '#lib/session/odds-visibility.ts';
import { session } from '#lib/session/session.ts';
import { ApiError } from './api-error.ts';
import { now } from './settings.ts';

/** A refusal will be the same a second later; silence may not be. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // Without a network the service worker still has what was last seen: it is asked all the same,
      // and where it has nothing a page says so instead of waiting for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => !(error instanceof ApiError) && failures < 2 && navigator.onLine,
    },
    mutations: { networkMode: 'always' },
  },
});

// What one user was shown must never be shown to the next; and what was fetched with odds, or without
// them, must not outlive the user's wish to see them.
let owner = session.get()?.user;
session.subscribe(() => {
  const user = session.get()?.user;
  if (user?.id !== owner?.id) queryClient.clear();
  else if (user && owner && oddsHidden(user, now()) !== oddsHidden(owner, now())) {
    void queryClient.invalidateQueries();
  }
  owner = user;
});

/** Pages of the server's data stand inside one of these. The login page does not, and so does not
 *  carry the library. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
