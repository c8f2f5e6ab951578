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

/** What operators have changed by command or on their page, to explain later why something is as it is. Rows
 *  are only added: undoing an action adds another row. */
export const operatorAction = pgTable(
  'operator_action',
  {
    id: rowId(),
    at: instant('at').notNull(),
    /** The command's name: `match result`. */
    command: text('command').notNull(),
    /** What it changed, and the state before. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    /** The operator who did it on the page; null for a command. */
    userId: bigint('user_id', { mode: 'number' }).references(() => appUser.id, {
      onDelete: 'set null',
    }),
    /** The action that this one undid. */
    undoes: bigint('undoes', { mode: 'number' }).references((): AnyPgColumn => operatorAction.id),
  },
  (t) => [
    index('operator_action_user_idx').on(t.userId).where(sql`${t.userId} is not null`),
    // If two operators undo the same action, the second is refused.
    uniqueIndex('operator_action_undone_once').on(t.undoes),
    check('operator_action_command_length', sql`char_length(${t.command}) between 1 and 60`),
    check('operator_action_detail_is_object', sql`jsonb_typeof(${t.detail}) = 'object'`),
  ],
);
