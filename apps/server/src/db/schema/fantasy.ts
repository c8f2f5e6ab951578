import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { appUser } from './accounts.ts';
import { createdAt, rowId, updatedAt } from './columns.ts';

/** A user's fantasy team, deleted with the user. */
export const fantasyTeam = pgTable(
  'fantasy_team',
  {
    id: rowId(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('fantasy_team_user_idx').on(t.userId),
    check('fantasy_team_name_length', sql`char_length(${t.name}) between 1 and 60`),
  ],
);
