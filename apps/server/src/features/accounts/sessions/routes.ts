import type { sessionCalls } from '@tredici/contract/sessions';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { endSessions, listOpenSessions } from './store.ts';

export function sessionHandlers({
  db,
  clock,
  users,
}: Pick<Deps, 'db' | 'clock' | 'users'>): Handlers<typeof sessionCalls> {
  const end = (userId: number, choice: { only?: number[]; but?: number }) =>
    users.change(userId, (tx) => endSessions(tx, userId, clock.now(), choice));
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
      // A session of another user, or one that has ended, is simply not found.
      const ended = await end(session.user.id, { only: [params.id] });
      if (ended === 0) throw new AppError('not_found');
    },
    endOtherSessions: async ({ session }) => ({
      ended: await end(session.user.id, { but: session.id }),
    }),
  };
}
