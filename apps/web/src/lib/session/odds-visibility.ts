import type { CurrentUser } from '@tredici/contract/account';
import { now } from '#lib/api/settings.ts';
import { useNow } from '#lib/device/use-now.ts';
import { useSession } from './session.ts';

/** Whether odds stay hidden: in the no-odds mode always, during a break until it is over. The server
 *  refuses its calls during a break by itself; this keeps the page from making room for nothing. */
export function useOddsHidden(): boolean {
  const user = useSession()?.user;
  return user ? oddsHidden(user, now()) : false;
}

export function oddsHidden(
  user: Pick<CurrentUser, 'no_odds' | 'break_until'>,
  instant: Date,
): boolean {
  return user.no_odds || selfExclusionEnd(user, instant) !== null;
}

/** When the break is over that somebody is on; none for who is on none. Suggestions and the plan are
 *  hidden as long: a page that would show them says so instead. */
export function useSelfExclusionEnd(): Date | null {
  const user = useSession()?.user;
  const instant = useNow();
  return user ? selfExclusionEnd(user, instant) : null;
}

export function selfExclusionEnd(
  user: Pick<CurrentUser, 'break_until'>,
  instant: Date,
): Date | null {
  // A device may still hold a user from before there were breaks.
  const until = user.break_until ? new Date(user.break_until) : null;
  return until && until > instant ? until : null;
}
