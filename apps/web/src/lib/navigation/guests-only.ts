import { type HistoryState, redirect } from '@tanstack/react-router';
import { session } from '#lib/session/session.ts';
import { afterLogin } from './guard.ts';

interface Arrival {
  readonly location: { readonly state: HistoryState };
  readonly search: { readonly redirectFrom?: string };
}

/** For the login and registration pages: users with a session are redirected as after a login. If the session
 *  turns out to have ended, the guard clears it and redirects back here. */
export function guestsOnly({ location, search }: Arrival): void {
  if (!session.get() || location.state.leaving) return;
  throw redirect({ href: afterLogin(search.redirectFrom), replace: true });
}
