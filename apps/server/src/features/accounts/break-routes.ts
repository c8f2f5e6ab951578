import { BREAK_HOURS, type breakCalls } from '@tredici/contract/break';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { currentUserOf } from './current-user.ts';
import { prolongBreak } from './profile-store.ts';

const HOUR_MS = 3_600_000;

export function breakHandlers({
  clock,
  users,
}: Pick<Deps, 'clock' | 'users'>): Handlers<typeof breakCalls> {
  return {
    takeBreak: async ({ body, session, log }) => {
      const { id } = session.user;
      const until = new Date(clock.now().getTime() + BREAK_HOURS[body.length] * HOUR_MS);
      const user = await users.change(id, (tx) => prolongBreak(tx, id, until));
      if (!user) throw new AppError('break_not_shortened');
      log.info({ userId: id, until }, 'break');
      return { user: currentUserOf(user, clock.now()) };
    },
  };
}
