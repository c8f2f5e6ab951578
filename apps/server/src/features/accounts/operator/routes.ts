import type { OperatorUser, operatorUserCalls } from '@tredici/contract/operator';
import { DAY_MS } from '#durations.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { changeByOperator } from '../change-by-operator.ts';
import { endOfDayInRome } from './end-of-day.ts';
import { findOperatedUser, type OperatedUser, searchUsers } from './store.ts';

const YEAR_MS = 366 * DAY_MS;
/** Anything longer is a typing mistake. */
const LONGEST_GRANT_MS = 20 * YEAR_MS;

export function operatorUserHandlers({
  db,
  clock,
  users,
}: Pick<Deps, 'db' | 'clock' | 'users'>): Handlers<typeof operatorUserCalls> {
  const grant = (
    userId: number,
    operatorId: number,
    untilOf: (user: OperatedUser, now: Date) => Date,
  ): Promise<OperatorUser> =>
    users.changeWithMail(userId, async (tx, enqueueMail) => {
      const now = clock.now();
      const user = await findOperatedUser(tx, userId);
      if (!user) throw new AppError('not_found');
      const until = untilOf(user, now);
      const order = { action: 'grant', userId, email: user.email, until } as const;
      await changeByOperator(tx, enqueueMail, order, now, { userId: operatorId });
      return asReply((await findOperatedUser(tx, userId))!);
    });

  return {
    findUsers: async ({ query }) => ({ results: (await searchUsers(db, query.q)).map(asReply) }),

    grantPremium: async ({ params, body, session }) => {
      const until = endOfDayInRome(body.until);
      const ahead = until ? until.getTime() - clock.now().getTime() : 0;
      if (!until || ahead <= 0 || ahead > LONGEST_GRANT_MS) {
        throw new AppError('validation', { fields: { until: ['invalid'] } });
      }
      return grant(params.id, session.user.id, () => until);
    },

    endGrant: ({ params, session }) =>
      grant(params.id, session.user.id, ({ grantUntil }, now) => {
        if (!grantUntil || grantUntil <= now) throw new AppError('conflict');
        return now;
      }),
  };
}

function asReply(user: OperatedUser): OperatorUser {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: user.id,
    email: user.email,
    verified: user.verified,
    operator: user.role === 'operator',
    second_factor: user.hasSecondFactor,
    created_at: user.createdAt.toISOString(),
    premium_until: iso(user.premiumUntil),
    grant_until: iso(user.grantUntil),
    deletion_asked_at: iso(user.deletionAskedAt),
  };
}
