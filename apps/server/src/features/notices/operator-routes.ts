import type { operatorNoticeCalls } from '@tredici/contract/operator';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { addNotice, endNotice, listNotices, type NewNotice } from './store.ts';

export function operatorNoticeHandlers({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Handlers<typeof operatorNoticeCalls> {
  return {
    listAllNotices: async () => ({ results: (await listNotices(db)).map(asReply) }),
    addNotice: async ({ body, session }) => {
      const given = {
        key: body.key,
        kind: body.kind,
        startsAt: new Date(body.starts_at),
        endsAt: new Date(body.ends_at),
      };
      // A notice that is over before it is shown is a typing mistake.
      if (given.endsAt <= given.startsAt || given.endsAt <= clock.now()) {
        throw new AppError('validation', { fields: { ends_at: ['invalid'] } });
      }
      await addNotice(db, given, clock.now(), { userId: session.user.id });
      return asReply(given);
    },
    endNotice: async ({ params, session }) => {
      const by = { userId: session.user.id };
      if (!(await endNotice(db, params.key, clock.now(), by))) throw new AppError('not_found');
    },
  };
}

const asReply = ({ key, kind, startsAt, endsAt }: NewNotice) => ({
  key,
  kind,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
});
