import * as z from 'zod/mini';
import { lockGrant, saveEntitlement } from '#features/entitlements/store.ts';
import { defineUndo } from '#http/undo.ts';
import { changeUser } from '#http/user-changes.ts';

const instant = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);

/** Undoing restores the grant before it; if there was none, the grant ends now. */
export const GRANT_UNDOS = {
  'user grant': defineUndo(
    z.object({ userId: z.int(), until: instant, before: z.nullable(instant) }),
    async (tx, { userId, until, before }, now) => {
      const current = await lockGrant(tx, userId);
      if (current?.getTime() !== until.getTime()) return false;
      await changeUser(tx, userId, () =>
        saveEntitlement(tx, { userId, source: 'grant', until: before ?? now }),
      );
      return true;
    },
  ),
};
