import { SELF_EXCLUSION_HOURS, type selfExclusionCalls } from '@tredici/contract/self-exclusion';
import { HOUR_MS } from '#durations.ts';
import { pauseForSelfExclusion } from '#features/plan/store.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { currentUserOf } from '../current-user.ts';
import { prolongSelfExclusion } from '../profile/store.ts';

export function selfExclusionHandlers({
  clock,
  users,
}: Pick<Deps, 'clock' | 'users'>): Handlers<typeof selfExclusionCalls> {
  return {
    startSelfExclusion: async ({ body, session, log }) => {
      const { id } = session.user;
      const now = clock.now();
      const until = new Date(now.getTime() + SELF_EXCLUSION_HOURS[body.length] * HOUR_MS);
      const user = await users.change(id, async (tx) => {
        const prolonged = await prolongSelfExclusion(tx, id, until);
        if (prolonged) await pauseForSelfExclusion(tx, id, now, until);
        return prolonged;
      });
      if (!user) throw new AppError('break_not_shortened');
      log.info({ userId: id, until }, 'self-exclusion started');
      return { user: currentUserOf(user, clock.now()) };
    },
  };
}
