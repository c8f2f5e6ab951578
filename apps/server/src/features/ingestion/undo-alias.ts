import * as z from 'zod/mini';
import { lockInTransaction } from '#db/transaction.ts';
import { defineUndo } from '#http/undo.ts';
import {
  findAlias,
  recordUnknownAgain,
  removeAlias,
  type StoredAlias,
  setAlias,
} from './identity-store.ts';
import { aliasLock } from './resolve-alias.ts';

const alias = z.object({ teamId: z.int(), onlyThisSeason: z.boolean() });
const detail = z.object({
  source: z.string(),
  country: z.string(),
  name: z.string(),
  teamId: z.int(),
  seasons: z.array(
    z.object({
      seasonId: z.int(),
      rawPayloadId: z.nullable(z.int()),
      before: z.nullable(alias),
    }),
  ),
});

/** Undoing makes the name mean nobody again, or its previous club, and it waits for an operator. What was
 *  imported meanwhile stays: the commands `match` and `team` correct it. */
export const ALIAS_UNDOS = {
  'alias resolve': defineUndo(
    detail,
    async (tx, { source, country, name, teamId, seasons }, now) => {
      await lockInTransaction(tx, aliasLock(source, country));
      for (const { seasonId, rawPayloadId, before } of seasons) {
        const at = { country, seasonId, name };
        const current: StoredAlias | null = await findAlias(tx, source, at);
        if (current?.teamId !== teamId) return false;
        if (before) await setAlias(tx, source, { ...at, ...before });
        else await removeAlias(tx, source, at);
        await recordUnknownAgain(tx, source, { ...at, rawPayloadId }, now);
      }
      return true;
    },
  ),
};
