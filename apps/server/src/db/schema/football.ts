import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SourceStatus } from '#sources/source-match.ts';
import { createdAt, instant, rowId, updatedAt } from './columns.ts';
import { rawPayload } from './sources.ts';

export const MATCH_STATUSES = [
  'scheduled',
  'live',
  'finished',
  'awarded',
  'postponed',
  'abandoned',
  'cancelled',
] as const;
export const PRICE_KINDS = ['opening', 'closing', 'live'] as const;

/** `match.source_data`: what providers report beyond the columns, each under its own key. */
export interface MatchData {
  /** True: only the day is known, and the kick-off is that day's noon. */
  readonly timeUnknown?: true;
  readonly round?: number;
  /** Average and highest prices of the market, by football-data.co.uk. */
  readonly market?: unknown;
  /** This match's pages at bookmakers. */
  readonly links?: Readonly<Record<string, string>>;
  /** The providers' keys for this match. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Their keys before they listed it again. */
  readonly replacedKeys?: Readonly<Record<string, readonly string[]>>;
  /** An operator's correction: no provider changes it. */
  readonly corrected?: Correction;
}

/** An operator's correction of a match. */
export interface Correction {
  readonly status?: SourceStatus;
  readonly score?: { readonly home: number; readonly away: number };
  /** An ISO instant. */
  readonly kickoff?: string;
}

/** The ids are public and constant: they come from the contract, not from a sequence. */
export const tournament = pgTable(
  'tournament',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    country: text('country').notNull(),
  },
  (t) => [uniqueIndex('tournament_slug_key').on(t.slug)],
);

export const season = pgTable(
  'season',
  { id: integer('id').primaryKey(), label: text('label').notNull() },
  (t) => [
    uniqueIndex('season_label_key').on(t.label),
    check('season_label_shape', sql`${t.label} ~ '^[0-9]{4}/[0-9]{2}$'`),
  ],
);

/** A club. Names repeat between countries (two Arsenals, two Evertons), never within one. */
export const team = pgTable(
  'team',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    country: text('country').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('team_country_name_key').on(t.country, sql`lower(${t.name})`),
    check('team_name_not_blank', sql`btrim(${t.name}) <> ''`),
  ],
);

/** How a source writes a club's name in a season. An unknown name stops the batch; it never creates a club. A
 *  source that uses one name for different clubs in different leagues has a source name per league. */
export const teamAlias = pgTable(
  'team_alias',
  {
    source: text('source').notNull(),
    seasonId: integer('season_id')
      .notNull()
      .references(() => season.id),
    name: text('name').notNull(),
    teamId: integer('team_id')
      .notNull()
      .references(() => team.id, { onDelete: 'cascade' }),
    /** In other seasons the name means another club, or none. */
    onlyThisSeason: boolean('only_this_season').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'team_alias_pkey', columns: [t.source, t.seasonId, t.name] }),
    index('team_alias_team_idx').on(t.teamId),
    check('team_alias_name_not_blank', sql`btrim(${t.name}) <> ''`),
  ],
);

export const match = pgTable(
  'match',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tournamentId: integer('tournament_id')
      .notNull()
      .references(() => tournament.id),
    seasonId: integer('season_id')
      .notNull()
      .references(() => season.id),
    kickoffUtc: instant('kickoff_utc').notNull(),
    homeTeamId: integer('home_team_id')
      .notNull()
      .references(() => team.id),
    awayTeamId: integer('away_team_id')
      .notNull()
      .references(() => team.id),
    status: text('status', { enum: MATCH_STATUSES }).notNull().default('scheduled'),
    homeGoals: smallint('home_goals'),
    awayGoals: smallint('away_goals'),
    homeGoalsHalfTime: smallint('home_goals_half_time'),
    awayGoalsHalfTime: smallint('away_goals_half_time'),
    homeShots: smallint('home_shots'),
    awayShots: smallint('away_shots'),
    homeShotsOnTarget: smallint('home_shots_on_target'),
    awayShotsOnTarget: smallint('away_shots_on_target'),
    source: text('source').notNull(),
    /** The provider's own identifier of the match, if it has one. */
    sourceKey: text('source_key'),
    /** Data from the provider for which there is no column. */
    sourceData: jsonb('source_data').$type<MatchData>().notNull().default({}),
    rawPayloadId: bigint('raw_payload_id', { mode: 'number' }).references(() => rawPayload.id),
    /** The same match under another number, which is the valid one. This row is cancelled; it stays for the
     *  prices and frozen forecasts, which never change. */
    mergedInto: integer('merged_into').references((): AnyPgColumn => match.id, {
      onDelete: 'cascade',
    }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // A pairing can repeat within a season (Scotland's split, play-offs), so the instant is part of the key.
    uniqueIndex('match_pairing_key')
      .on(t.homeTeamId, t.awayTeamId, t.kickoffUtc)
      .where(sql`${t.mergedInto} is null`),
    uniqueIndex('match_source_key').on(t.source, t.sourceKey),
    index('match_kickoff_idx').on(t.kickoffUtc),
    index('match_league_idx').on(t.tournamentId, t.seasonId, t.kickoffUtc),
    index('match_away_idx').on(t.awayTeamId, t.kickoffUtc),
    index('match_home_idx').on(t.homeTeamId, t.kickoffUtc),
    index('match_open_idx')
      .on(t.kickoffUtc)
      .where(sql`${t.status} in ('scheduled', 'live', 'postponed')`),
    index('match_merged_idx').on(t.mergedInto).where(sql`${t.mergedInto} is not null`),
    check(
      'match_merged_is_cancelled',
      sql`${t.mergedInto} is null or (${t.status} = 'cancelled' and ${t.mergedInto} <> ${t.id})`,
    ),
    check('match_two_teams', sql`${t.homeTeamId} <> ${t.awayTeamId}`),
    check(
      'match_status_known',
      sql`${t.status} in ('scheduled', 'live', 'finished', 'awarded', 'postponed', 'abandoned', 'cancelled')`,
    ),
    check('match_goals_both_or_none', sql`num_nulls(${t.homeGoals}, ${t.awayGoals}) <> 1`),
    check('match_finished_has_score', sql`${t.status} <> 'finished' or ${t.homeGoals} is not null`),
    check(
      'match_goals_range',
      sql`${t.homeGoals} between 0 and 99 and ${t.awayGoals} between 0 and 99`,
    ),
    check(
      'match_half_time_range',
      sql`${t.homeGoalsHalfTime} between 0 and 99 and ${t.awayGoalsHalfTime} between 0 and 99`,
    ),
    check(
      'match_half_time_within_score',
      sql`${t.homeGoalsHalfTime} <= ${t.homeGoals} and ${t.awayGoalsHalfTime} <= ${t.awayGoals}`,
    ),
    check(
      'match_shots_range',
      sql`${t.homeShots} between 0 and 199 and ${t.awayShots} between 0 and 199 and ${t.homeShotsOnTarget} between 0 and 199 and ${t.awayShotsOnTarget} between 0 and 199`,
    ),
    check('match_source_data_is_object', sql`jsonb_typeof(${t.sourceData}) = 'object'`),
  ],
);

export const bookmaker = pgTable(
  'bookmaker',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    url: text('url'),
    /** Whether it may offer bets in the operator's country. Only licensed ones are linked, and if there are
     *  any, only they are shown; the prices of the others are still used by the forecasts. */
    licensed: boolean('licensed').notNull().default(false),
  },
  (t) => [
    uniqueIndex('bookmaker_key_key').on(t.key),
    check('bookmaker_key_shape', sql`${t.key} ~ '^[a-z0-9][a-z0-9_-]*$'`),
    check('bookmaker_url_is_https', sql`${t.url} ~ '^https://'`),
  ],
);

/** Append-only: a trigger refuses every change, so that it stays known what was known when. Its references
 *  are also checked by a trigger, once per statement: a file has twenty thousand rows for a few hundred
 *  matches, and a foreign key would look up the match for every row. */
export const price = pgTable(
  'price',
  {
    id: rowId(),
    matchId: integer('match_id').notNull(),
    bookmakerId: integer('bookmaker_id').notNull(),
    /** A bet type of the contract. */
    betType: text('bet_type').notNull(),
    odd: numeric('odd', { precision: 9, scale: 4, mode: 'number' }).notNull(),
    capturedAt: instant('captured_at').notNull(),
    kind: text('kind', { enum: PRICE_KINDS }).notNull(),
    rawPayloadId: bigint('raw_payload_id', { mode: 'number' }),
  },
  (t) => [
    // Also used to find the newest price of each bookmaker for a match.
    uniqueIndex('price_observation_key').on(
      t.matchId,
      t.betType,
      t.bookmakerId,
      t.kind,
      t.capturedAt,
    ),
    check('price_odd_above_one', sql`${t.odd} > 1`),
    check('price_kind_known', sql`${t.kind} in ('opening', 'closing', 'live')`),
  ],
);
