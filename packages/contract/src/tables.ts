import { ZONE_NAMES } from '@tredici/engine/season/league-rules';
import * as z from 'zod/mini';
import { percentage, seasonQuery, wholeNumber } from './bets.ts';
import { defineCall } from './call.ts';
import { day, instant } from './moments.ts';

const record = z.object({
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  scored: z.int(),
  conceded: z.int(),
  points: z.int(),
});
export type ClubRecord = z.output<typeof record>;

const zoneName = z.enum(ZONE_NAMES);
export type ZoneName = z.output<typeof zoneName>;
const chances = z.partialRecord(zoneName, percentage);

/** From ten thousand simulated ends of the season. */
const projection = z.object({
  expected_points: z.number(),
  /** The probability of finishing in each zone of the league. */
  chances,
  /** In percentage points since the end of last week; null in the first week. */
  change: z.nullable(z.partialRecord(zoneName, z.number())),
});

const line = z.object({
  /** From 1. */
  place: z.int(),
  team_id: z.int(),
  team_name: z.string(),
  total: record,
  home: record,
  away: record,
  /** Points deducted; `total` is without them already. */
  deducted: z.int(),
  /** The last five results, latest last. */
  form: z.array(z.enum(['won', 'drawn', 'lost'])),
  /** Points per match that our ratings expect against all other clubs; only for Pro. */
  rating: z.nullable(z.number()),
  /** Null for users without Pro, and for the reason in `no_projection`. */
  projection: z.nullable(projection),
});
export type TableLine = z.output<typeof line>;

/** Why there is no projection: the league splits later in the season, its format changes every season, its
 *  calendar is not known, the projection is being made, or the season is past. */
export const NO_PROJECTION = ['split', 'format', 'calendar', 'pending', 'past'] as const;

const leagueTable = z.object({
  tournament_id: z.int(),
  season: z.nullable(z.string()),
  /** The seasons of this league with tables, newest first. */
  seasons: z.array(z.string()),
  projections_locked: z.boolean(),
  no_projection: z.nullable(z.enum(NO_PROJECTION)),
  projected_at: z.nullable(instant),
  /** The source of the league's rules, and the first season for which they hold. */
  rules: z.object({ source: z.string(), since: z.string() }),
  /** Places from 1, both inclusive. */
  zones: z.array(z.object({ name: zoneName, from: z.int(), to: z.int() })),
  /** Best first. */
  lines: z.array(line),
  /** Week by week, oldest first: the chances of each line, in the order of `lines`. */
  history: z.array(
    z.object({
      week: day,
      chances: z.partialRecord(zoneName, z.array(percentage)),
    }),
  ),
});
export type LeagueTable = z.output<typeof leagueTable>;

export const tableCalls = {
  getLeagueTable: defineCall({
    method: 'GET',
    path: '/v1/tredici/leagues/:leagueId/table/',
    access: 'login',
    summary:
      'The table of a league; for Pro also expected points and the chances of finishing in each zone',
    params: z.object({ leagueId: wholeNumber }),
    query: z.object({ season: seasonQuery }),
    status: 200,
    reply: leagueTable,
    errors: ['not_found'],
  }),
};
