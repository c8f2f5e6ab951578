import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { season, team, tournament } from './football.ts';

/** What is expected of a club at the end of a season. */
export interface ClubProjection {
  readonly teamId: number;
  /** Points per match against all other clubs, at home and away. */
  readonly rating: number;
  readonly expectedPoints: number;
  /** The share of simulated seasons in which the club finishes in each place, first place first. */
  readonly places: readonly number[];
}

/** The expected end of a season, one row per week: written again during the week, and never after it. */
export const seasonProjection = pgTable(
  'season_projection',
  {
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournament.id),
    seasonId: integer('season_id')
      .notNull()
      .references(() => season.id),
    /** The date of the Monday in Rome. */
    week: date('week', { mode: 'string' }).notNull(),
    clubs: jsonb('clubs').$type<readonly ClubProjection[]>().notNull(),
    modelVersion: text('model_version').notNull(),
    /** The fingerprint of the results and deductions from which it was made. */
    inputFingerprint: text('input_fingerprint').notNull(),
    /** Made after its week, only from what was known in it. */
    replayed: boolean('replayed').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'season_projection_pkey',
      columns: [t.tournamentId, t.seasonId, t.week],
    }),
    check('season_projection_week_is_monday', sql`extract(isodow from ${t.week}) = 1`),
  ],
);

/** Points that a league has deducted from a club, or given back (below zero). */
export const pointsDeduction = pgTable(
  'points_deduction',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournament.id),
    seasonId: integer('season_id')
      .notNull()
      .references(() => season.id),
    teamId: integer('team_id')
      .notNull()
      .references(() => team.id, { onDelete: 'cascade' }),
    points: smallint('points').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('points_deduction_season_idx').on(t.tournamentId, t.seasonId),
    check('points_deduction_some', sql`${t.points} <> 0 and ${t.points} between -60 and 60`),
    check('points_deduction_reason_not_blank', sql`btrim(${t.reason}) <> ''`),
  ],
);
