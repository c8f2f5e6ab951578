import type { CurrentUser } from '@tredici/contract/account';
import { useSession } from './session.ts';
import { now } from './settings.ts';

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
  return user.no_odds || (user.break_until != null && new Date(user.break_until) > instant);
}
