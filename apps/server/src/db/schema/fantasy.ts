import type { TeamRoundScore } from '@tredici/contract/teams';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { CLASSIC_ROLES, type MantraRole } from '@tredici/engine/fantasy/rules/roles';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { appUser } from './accounts.ts';
import { createdAt, instant, rowId, updatedAt } from './columns.ts';

const reference = (name: string) => bigint(name, { mode: 'number' });
const ownerId = () =>
  reference('user_id')
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' });
/** Counts changes. A request for a change states the version on which it is based. */
const version = () => integer('version').notNull().default(1);

/** A league among friends, managed by one user. */
export const championship = pgTable(
  'championship',
  {
    id: rowId(),
    userId: ownerId(),
    name: text('name').notNull(),
    rules: jsonb('rules').$type<ChampionshipRules>().notNull(),
    rounds: smallint('rounds').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('championship_user_idx').on(t.userId),
    check('championship_name_length', sql`char_length(${t.name}) between 1 and 60`),
    check('championship_rules_is_object', sql`jsonb_typeof(${t.rules}) = 'object'`),
    check('championship_rounds_range', sql`${t.rounds} between 1 and 38`),
  ],
);

/** A user's fantasy team, deleted with the user. */
export const fantasyTeam = pgTable(
  'fantasy_team',
  {
    id: rowId(),
    userId: ownerId(),
    name: text('name').notNull(),
    championshipId: reference('championship_id').references(() => championship.id, {
      onDelete: 'set null',
    }),
    /** For a team without a championship; null means the default rules. */
    rules: jsonb('rules').$type<ChampionshipRules>(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('fantasy_team_user_idx').on(t.userId),
    index('fantasy_team_championship_idx').on(t.championshipId),
    check('fantasy_team_name_length', sql`char_length(${t.name}) between 1 and 60`),
    check('fantasy_team_rules_is_object', sql`jsonb_typeof(${t.rules}) = 'object'`),
  ],
);

/** The participants, in the order of the draw. */
export const championshipParticipant = pgTable(
  'championship_participant',
  {
    id: rowId(),
    championshipId: reference('championship_id')
      .notNull()
      .references(() => championship.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    teamId: reference('team_id').references(() => fantasyTeam.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('championship_participant_championship_idx').on(t.championshipId),
    unique('championship_participant_team').on(t.teamId),
    check('championship_participant_name_length', sql`char_length(${t.name}) between 1 and 60`),
  ],
);

/** Points of a participant in a round. */
export const championshipTotal = pgTable(
  'championship_total',
  {
    participantId: reference('participant_id')
      .notNull()
      .references(() => championshipParticipant.id, { onDelete: 'cascade' }),
    round: smallint('round').notNull(),
    total: doublePrecision('total').notNull(),
  },
  (t) => [
    primaryKey({ name: 'championship_total_pkey', columns: [t.participantId, t.round] }),
    check('championship_total_round_range', sql`${t.round} between 1 and 38`),
    check('championship_total_range', sql`${t.total} between -100 and 300`),
  ],
);

/** The purchases of the auction. */
export const championshipPurchase = pgTable(
  'championship_purchase',
  {
    id: rowId(),
    championshipId: reference('championship_id')
      .notNull()
      .references(() => championship.id, { onDelete: 'cascade' }),
    participantId: reference('participant_id')
      .notNull()
      .references(() => championshipParticipant.id, { onDelete: 'cascade' }),
    playerId: integer('player_id').notNull(),
    role: text('role', { enum: CLASSIC_ROLES }).notNull(),
    price: integer('price').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('championship_purchase_once').on(t.championshipId, t.playerId),
    index('championship_purchase_participant_idx').on(t.participantId),
    check('championship_purchase_price_range', sql`${t.price} between 0 and 100000`),
  ],
);

/** A roster. Its data about a player is that of the time of purchase: lists change, rosters do not. */
export const fantasyTeamPlayer = pgTable(
  'fantasy_team_player',
  {
    teamId: reference('team_id')
      .notNull()
      .references(() => fantasyTeam.id, { onDelete: 'cascade' }),
    playerId: integer('player_id').notNull(),
    name: text('name').notNull(),
    club: text('club').notNull(),
    role: text('role', { enum: CLASSIC_ROLES }).notNull(),
    mantraRoles: text('mantra_roles').array().$type<MantraRole[]>().notNull(),
    price: integer('price').notNull(),
  },
  (t) => [
    primaryKey({ name: 'fantasy_team_player_pkey', columns: [t.teamId, t.playerId] }),
    check('fantasy_team_player_role_known', sql`${t.role} in ('P', 'D', 'C', 'A')`),
    check('fantasy_team_player_price_range', sql`${t.price} between 0 and 100000`),
  ],
);

export const fantasyLineup = pgTable(
  'fantasy_lineup',
  {
    teamId: reference('team_id')
      .notNull()
      .references(() => fantasyTeam.id, { onDelete: 'cascade' }),
    round: smallint('round').notNull(),
    module: text('module').notNull(),
    starters: integer('starters').array().notNull(),
    bench: integer('bench').array().notNull(),
    captain: integer('captain'),
    vice: integer('vice'),
    /** The pair of the switch; both null without one. */
    switchStarter: integer('switch_starter'),
    switchReserve: integer('switch_reserve'),
    version: version(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'fantasy_lineup_pkey', columns: [t.teamId, t.round] }),
    check('fantasy_lineup_round_range', sql`${t.round} between 1 and 38`),
  ],
);

/** A scored round, with the votes that the user entered for it. */
export const fantasyRoundScore = pgTable(
  'fantasy_round_score',
  {
    teamId: reference('team_id')
      .notNull()
      .references(() => fantasyTeam.id, { onDelete: 'cascade' }),
    round: smallint('round').notNull(),
    score: jsonb('score').$type<TeamRoundScore>().notNull(),
    votes: jsonb('votes').$type<readonly object[]>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'fantasy_round_score_pkey', columns: [t.teamId, t.round] }),
    check('fantasy_round_score_range', sql`${t.round} between 1 and 38`),
    check('fantasy_round_score_is_object', sql`jsonb_typeof(${t.score}) = 'object'`),
    check('fantasy_round_score_votes_is_array', sql`jsonb_typeof(${t.votes}) = 'array'`),
  ],
);

/** A user's own list of players, in their order. */
export const customList = pgTable(
  'custom_list',
  {
    id: rowId(),
    userId: ownerId(),
    name: text('name').notNull(),
    players: integer('players').array().notNull(),
    version: version(),
    /** Anybody who knows it can read the list. */
    shareKey: text('share_key'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('custom_list_user_idx').on(t.userId),
    unique('custom_list_share_key').on(t.shareKey),
    check('custom_list_name_length', sql`char_length(${t.name}) between 1 and 60`),
    check('custom_list_players_count', sql`cardinality(${t.players}) <= 700`),
  ],
);
