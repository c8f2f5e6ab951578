import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { appUser } from './accounts.ts';
import { instant, rowId } from './columns.ts';

/** What an operator has changed by command or on their page, for whoever wonders later why something is
 *  as it is. Rows are only ever added: what is taken back is a row of its own. */
export const operatorAction = pgTable(
  'operator_action',
  {
    id: rowId(),
    at: instant('at').notNull(),
    /** As it was given: `match result`. */
    command: text('command').notNull(),
    /** What it was about and what was there before. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    /** Who did it on the page; null for a command. */
    userId: bigint('user_id', { mode: 'number' }).references(() => appUser.id, {
      onDelete: 'set null',
    }),
    /** The action that this one took back. */
    undoes: bigint('undoes', { mode: 'number' }).references((): AnyPgColumn => operatorAction.id),
  },
  (t) => [
    index('operator_action_user_idx').on(t.userId).where(sql`${t.userId} is not null`),
    // Of two operators who take the same back, one comes too late.
    uniqueIndex('operator_action_undone_once').on(t.undoes),
    check('operator_action_command_length', sql`char_length(${t.command}) between 1 and 60`),
    check('operator_action_detail_is_object', sql`jsonb_typeof(${t.detail}) = 'object'`),
  ],
);
