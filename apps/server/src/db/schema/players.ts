import { CLASSIC_ROLES, type MantraRole } from '@tredici/engine/fantasy/rules/roles';
import type { PlayerEvents } from '@tredici/engine/fantasy/scoring/match-day';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { SeasonTotals } from '#sources/fantacalcio/parse-statistics.ts';
import { appUser } from './accounts.ts';
import { createdAt, instant, rowId, updatedAt } from './columns.ts';
import { match, season } from './football.ts';

export const PLAYER_STATUSES = [
  'available',
  'starter',
  'doubtful',
  'injured',
  'suspended',
  'out',
] as const;
export const IMPORT_KINDS = ['quotes', 'statistics', 'votes', 'league'] as const;
export const IMPORT_STATES = ['preview', 'confirmed', 'undone'] as const;
const STATUS_LIST = sql`('available', 'starter', 'doubtful', 'injured', 'suspended', 'out')`;

const seasonId = () =>
  integer('season_id')
    .notNull()
    .references(() => season.id);
const userId = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' });

/** A player of Serie A whom all users see: from the demo world or the operator's lists. The id is that of the
 *  lists, which stays the same from season to season. */
export const player = pgTable(
  'player',
  { id: integer('id').primaryKey(), name: text('name').notNull() },
  (t) => [check('player_name_length', sql`char_length(${t.name}) between 1 and 80`)],
);

export const playerSeason = pgTable(
  'player_season',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => player.id, { onDelete: 'cascade' }),
    seasonId: seasonId(),
    /** As the product writes it, or as the list does if the club is not in the product. */
    club: text('club').notNull(),
    role: text('role', { enum: CLASSIC_ROLES }).notNull(),
    mantraRoles: text('mantra_roles').array().$type<MantraRole[]>().notNull(),
    /** In credits, now and before the season. */
    price: smallint('price'),
    initialPrice: smallint('initial_price'),
    mantraPrice: smallint('mantra_price'),
    initialMantraPrice: smallint('initial_mantra_price'),
    marketValue: smallint('market_value'),
    hasLeft: boolean('has_left').notNull().default(false),
    totals: jsonb('totals').$type<SeasonTotals>(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'player_season_pkey', columns: [t.seasonId, t.playerId] }),
    index('player_season_player_idx').on(t.playerId),
    check('player_season_role_known', sql`${t.role} in ('P', 'D', 'C', 'A')`),
    check('player_season_totals_is_object', sql`jsonb_typeof(${t.totals}) = 'object'`),
  ],
);

/** What a player did in a round. There is no row for a player who did not come on. */
export const playerRound = pgTable(
  'player_round',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => player.id, { onDelete: 'cascade' }),
    seasonId: seasonId(),
    round: smallint('round').notNull(),
    /** Null if it is not known which match it was. */
    matchId: integer('match_id').references(() => match.id, { onDelete: 'cascade' }),
    /** Null without a vote. */
    vote: numeric('vote', { precision: 4, scale: 2, mode: 'number' }),
    started: boolean('started'),
    minutes: smallint('minutes'),
    events: jsonb('events').$type<PlayerEvents>().notNull(),
  },
  (t) => [
    primaryKey({ name: 'player_round_pkey', columns: [t.seasonId, t.playerId, t.round] }),
    index('player_round_player_idx').on(t.playerId),
    index('player_round_match_idx').on(t.matchId),
    check('player_round_known', sql`${t.round} between 1 and 60`),
    check('player_round_vote_range', sql`${t.vote} between 0 and 10`),
    check('player_round_minutes_range', sql`${t.minutes} between 0 and 130`),
    check('player_round_events_is_object', sql`jsonb_typeof(${t.events}) = 'object'`),
  ],
);

/** A player's availability for all users. Players without a row are available, as far as is known. */
export const playerAvailability = pgTable(
  'player_availability',
  {
    playerId: integer('player_id')
      .primaryKey()
      .references(() => player.id, { onDelete: 'cascade' }),
    status: text('status', { enum: PLAYER_STATUSES }).notNull(),
    /** The demo world does not overwrite what an operator has set. */
    byOperator: boolean('by_operator').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [check('player_availability_known', sql`${t.status} in ${STATUS_LIST}`)],
);

/** The data of a file of players. A user's file is used for that user only; a file without a user is the
 *  operator's and used for all. The newest confirmed one of its kind, season and round is in use, so undoing
 *  it restores the one before. */
export const playerFile = pgTable(
  'player_file',
  {
    id: rowId(),
    userId: bigint('user_id', { mode: 'number' }).references(() => appUser.id, {
      onDelete: 'cascade',
    }),
    kind: text('kind', { enum: IMPORT_KINDS }).notNull(),
    seasonId: seasonId(),
    round: smallint('round'),
    fileName: text('file_name').notNull(),
    status: text('status', { enum: IMPORT_STATES }).notNull(),
    /** The rows that were read. */
    rows: jsonb('rows').$type<readonly object[]>().notNull(),
    /** Problems, warnings and the difference to what was in use before it, as reported to the user. */
    report: jsonb('report').$type<object>().notNull(),
    rowCount: integer('row_count').notNull(),
    createdAt: createdAt(),
    confirmedAt: instant('confirmed_at'),
  },
  (t) => [
    index('player_file_user_idx').on(t.userId, t.seasonId),
    check('player_file_kind_known', sql`${t.kind} in ('quotes', 'statistics', 'votes', 'league')`),
    check('player_file_status_known', sql`${t.status} in ('preview', 'confirmed', 'undone')`),
    check(
      'player_file_confirmed_when',
      sql`(${t.status} = 'confirmed') = (${t.confirmedAt} is not null)`,
    ),
    check('player_file_votes_have_round', sql`(${t.kind} = 'votes') = (${t.round} is not null)`),
    check('player_file_name_length', sql`char_length(${t.fileName}) <= 200`),
    check('player_file_rows_is_array', sql`jsonb_typeof(${t.rows}) = 'array'`),
  ],
);

/** What a user states about a player. The player may be from the user's own files, so there is no reference
 *  to the common players. */
export const playerWord = pgTable(
  'player_word',
  {
    userId: userId(),
    playerId: integer('player_id').notNull(),
    status: text('status', { enum: PLAYER_STATUSES }),
    /** From 0 to 1. */
    plays: doublePrecision('plays'),
    fantavoto: doublePrecision('fantavoto'),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'player_word_pkey', columns: [t.userId, t.playerId] }),
    check('player_word_status_known', sql`${t.status} in ${STATUS_LIST}`),
    check('player_word_plays_range', sql`${t.plays} between 0 and 1`),
    check('player_word_fantavoto_range', sql`${t.fantavoto} between -10 and 25`),
  ],
);

/** What a user wrote about a player. */
export const playerNote = pgTable(
  'player_note',
  {
    id: rowId(),
    userId: userId(),
    playerId: integer('player_id').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('player_note_user_idx').on(t.userId, t.playerId),
    check('player_note_text_length', sql`char_length(${t.text}) between 1 and 2000`),
  ],
);
