import { CLASSIC_ROLES, MANTRA_ROLES } from '@tredici/engine/fantasy/rules/roles';
import * as z from 'zod/mini';
import { percentage } from './bets.ts';
import { instant } from './moments.ts';

/** Schemas that all fantasy calls share. */

export const classicRole = z.enum(CLASSIC_ROLES);
export const mantraRole = z.enum(MANTRA_ROLES);
/** The Id in the lists of Fantacalcio.it, which a player keeps from season to season. */
export const playerId = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** What is known about a player before a match, set by the operator for everybody or by users for
 *  themselves. */
export const AVAILABILITIES = [
  'available',
  'starter',
  'doubtful',
  'injured',
  'suspended',
  'out',
] as const;
export const availability = z.enum(AVAILABILITIES);
export type Availability = z.output<typeof availability>;

/** A player's statistics. Fantavoti use the standard bonus. Null stands for what the files do not contain:
 *  those of Fantacalcio.it have no minutes, and season totals have neither clean sheets nor a division into
 *  home and away. */
export const FIGURES = {
  /** Matches with a vote. */
  votes: z.int(),
  /** Two decimals; null without a vote. */
  mean_vote: z.nullable(z.number()),
  mean_fantavoto: z.nullable(z.number()),
  /** Including penalties. */
  goals: z.int(),
  assists: z.int(),
  yellow_cards: z.int(),
  red_cards: z.int(),
  own_goals: z.int(),
  penalties_taken: z.int(),
  penalties_scored: z.int(),
  penalties_saved: z.int(),
  /** For goalkeepers. */
  conceded: z.int(),
  clean_sheets: z.nullable(z.int()),
  minutes: z.nullable(z.int()),
  home_votes: z.nullable(z.int()),
  home_mean_fantavoto: z.nullable(z.number()),
  away_votes: z.nullable(z.int()),
  away_mean_fantavoto: z.nullable(z.number()),
} as const;

/** What a coming match means for a club: expected goals, chances, and how hard it is. */
export const clubOutlook = z.object({
  goals_for: z.number(),
  goals_against: z.number(),
  /** The chance of scoring at least one goal, and of conceding none. */
  goal_chance: percentage,
  clean_sheet_chance: percentage,
  /** From 1, the easiest, to 5. */
  difficulty: z.int().check(z.minimum(1), z.maximum(5)),
  /** `strengths` if the match is too far ahead to have a forecast of its own. */
  source: z.enum(['forecast', 'strengths']),
});
export type ClubOutlook = z.output<typeof clubOutlook>;

/** A coming match of a club. */
export const fixture = z.object({
  match_id: z.int(),
  /** Null if the calendar does not number its rounds. */
  round: z.nullable(z.int()),
  match_date: instant,
  opponent: z.string(),
  at_home: z.boolean(),
  /** Null for users without Pro. */
  outlook: z.nullable(clubOutlook),
});
export type FantasyFixture = z.output<typeof fixture>;
