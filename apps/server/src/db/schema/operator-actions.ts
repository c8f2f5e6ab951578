import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, rowId } from './columns.ts';

/** What an operator has changed by command, for whoever wonders later why a match is as it is. */
export const operatorAction = pgTable(
  'operator_action',
  {
    id: rowId(),
    at: instant('at').notNull(),
    /** As it was given: `match result`. */
    command: text('command').notNull(),
    /** What it was about and what was there before. */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    check('operator_action_command_length', sql`char_length(${t.command}) between 1 and 60`),
    check('operator_action_detail_is_object', sql`jsonb_typeof(${t.detail}) = 'object'`),
  ],
);
