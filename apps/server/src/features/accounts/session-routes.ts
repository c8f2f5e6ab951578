import type { sessionCalls } from '@tredici/contract/sessions';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { endSessions, listOpenSessions } from './session-store.ts';

export function sessionHandlers({
  db,
  clock,
  sessions,
}: Pick<Deps, 'db' | 'clock' | 'sessions'>): Handlers<typeof sessionCalls> {
  const end = async (userId: number, choice: { only?: number; but?: number }) => {
    const ended = await inTransaction(db, (tx) => endSessions(tx, userId, clock.now(), choice));
    sessions.forget(userId);
    return ended;
  };
  return {
    listSessions: async ({ session }) => {
      const open = await listOpenSessions(db, session.user.id, clock.now());
      const results = open.map((row) => ({
        id: row.id,
        created_at: row.createdAt.toISOString(),
        last_used_at: row.lastUsedAt.toISOString(),
        user_agent: row.userAgent,
        current: row.id === session.id,
      }));
      return { results };
    },
    endSession: async ({ params, session }) => {
      // One of another user, or one that has ended, is simply not among his.
      const ended = await end(session.user.id, { only: params.id });
      if (ended === 0) throw new AppError('not_found');
    },
    endOtherSessions: async ({ session }) => ({
      ended: await end(session.user.id, { but: session.id }),
    }),
  };
}
