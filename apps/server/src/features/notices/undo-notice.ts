import * as z from 'zod/mini';
import { NOTICE_KINDS } from '#db/schema/notices.ts';
import { defineUndo } from '#http/undo.ts';
import { closeNotice, lockNotice, type NewNotice, putNotice } from './store.ts';

const instant = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);
const window = z.object({
  key: z.string(),
  kind: z.enum(NOTICE_KINDS),
  startsAt: instant,
  endsAt: instant,
});

/** Undoes adding and ending a notice: restores the previous window, or none. */
export const NOTICE_UNDOS = {
  'notice add': defineUndo(
    z.object({ ...window.shape, before: z.nullable(window) }),
    async (tx, { before, ...added }, now) => {
      const current = await lockNotice(tx, added.key);
      if (!current || !isSame(current, added)) return false;
      if (!before) return closeNotice(tx, current, now);
      await putNotice(tx, before);
      return true;
    },
  ),
  'notice end': defineUndo(
    z.object({ key: z.string(), before: window }),
    async (tx, { key, before }, now) => {
      const current = await lockNotice(tx, key);
      // If it was ended and is still open, somebody has given it another window since.
      if (before.endsAt <= now || (current && current.endsAt > now)) return false;
      await putNotice(tx, before);
      return true;
    },
  ),
};

const isSame = (a: NewNotice, b: NewNotice): boolean =>
  a.kind === b.kind &&
  a.startsAt.getTime() === b.startsAt.getTime() &&
  a.endsAt.getTime() === b.endsAt.getTime();
