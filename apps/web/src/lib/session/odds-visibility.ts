import type { CurrentUser } from '@tredici/contract/account';
import { now } from '#lib/api/settings.ts';
import { useNow } from '#lib/device/use-now.ts';
import { useSession } from './session.ts';

/** Whether odds are hidden: always in the no-odds mode, and during a break. The server enforces it; this
 *  keeps the page from leaving room for what will not come. */
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

/** The end of the user's current break, or null. Until then suggestions and the plan are hidden too, and
 *  pages that would show them say so. */
export function useSelfExclusionEnd(): Date | null {
  const user = useSession()?.user;
  const instant = useNow();
  return user ? selfExclusionEnd(user, instant) : null;
}

export function selfExclusionEnd(
  user: Pick<CurrentUser, 'break_until'>,
  instant: Date,
): Date | null {
  // Users stored by older versions have no `break_until`.
  const until = user.break_until ? new Date(user.break_until) : null;
  return until && until > instant ? until : null;
}
