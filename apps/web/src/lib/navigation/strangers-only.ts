import { type HistoryState, redirect } from '@tanstack/react-router';
import { session } from '#lib/session/session.ts';
import { afterLogin } from './guard.ts';

interface Arrival {
  readonly location: { readonly state: HistoryState };
  readonly search: { readonly redirectFrom?: string };
}

/** For the pages that make or begin a session: who has one is led on, as after the login. One that turns
 *  out to have ended is taken off the device by the guard, which leads back here. */
export function strangersOnly({ location, search }: Arrival): void {
  if (!session.get() || location.state.leaving) return;
  throw redirect({ href: afterLogin(search.redirectFrom), replace: true });
}
