import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './accounts.ts';
import { createdAt, rowId } from './columns.ts';
import { team, tournament } from './football.ts';

/** A club or a league that a user wants to see first; deleted with the user. */
export const favourite = pgTable(
  'favourite',
  {
    id: rowId(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    teamId: integer('team_id').references(() => team.id, { onDelete: 'cascade' }),
    tournamentId: integer('tournament_id').references(() => tournament.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('favourite_team_once').on(t.userId, t.teamId),
    uniqueIndex('favourite_tournament_once').on(t.userId, t.tournamentId),
    check('favourite_of_one_thing', sql`num_nonnulls(${t.teamId}, ${t.tournamentId}) = 1`),
  ],
);
