import { BREAK_HOURS, type breakCalls } from '@tredici/contract/break';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { announceChange } from '#http/invalidation.ts';
import { userTag } from '#http/session.ts';
import { currentUserOf } from './current-user.ts';
import { prolongBreak } from './profile-store.ts';

const HOUR_MS = 3_600_000;

export function breakHandlers({
  db,
  clock,
  sessions,
}: Pick<Deps, 'db' | 'clock' | 'sessions'>): Handlers<typeof breakCalls> {
  return {
    takeBreak: async ({ body, session, log }) => {
      const { id } = session.user;
      const until = new Date(clock.now().getTime() + BREAK_HOURS[body.length] * HOUR_MS);
      const user = await inTransaction(db, async (tx) => {
        const prolonged = await prolongBreak(tx, id, until);
        await announceChange(tx, userTag(id));
        return prolonged;
      });
      if (!user) throw new AppError('break_not_shortened');
      sessions.forget(id);
      log.info({ userId: id, until }, 'break');
      return { user: currentUserOf(user, clock.now()) };
    },
  };
}
