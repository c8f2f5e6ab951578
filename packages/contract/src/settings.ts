import * as z from 'zod/mini';
import { bets, percentage } from './bets.ts';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';
import { SEASON_LABELS } from './seasons.ts';

/** What visitors see before they log in: the match of the day, and how often our forecasts were right. */
const frontDoor = z.object({
  match: z.nullable(
    z.object({
      match_id: z.int(),
      match_date: instant,
      home_team_name: z.string(),
      away_team_name: z.string(),
      league: z.string(),
      /** Of 1, X and 2. */
      bets,
    }),
  ),
  /** Of the past year: how often the most likely results with at least that probability happened. */
  record: z.nullable(
    z.object({ threshold: percentage, accuracy: percentage, number_of_matches: z.int() }),
  ),
});
export type FrontDoor = z.output<typeof frontDoor>;

/** What a new installation still has to compute before its pages have something to show. */
const firstSteps = z.object({
  /** Whether the coming matches are forecast. */
  forecasts: z.boolean(),
  /** Results of the last year, and how many of them are in the ledger so far. */
  played: z.int(),
  recorded: z.int(),
});
export type FirstSteps = z.output<typeof firstSteps>;

/** What the web must know about this server's configuration. It is also embedded in the page as JSON, so that
 *  the first paint waits for no call. */
export const settings = z.object({
  mode: z.enum(['demo', 'live']),
  version: z.string(),
  /** The server's clock, which a test or a demo may have moved. */
  now: instant,
  default_season: z.enum(SEASON_LABELS),
  /** The only third-party script, loaded inside `AD_FRAME` and never before consent. */
  ad_tracking_src: z.nullable(z.url()),
  /** Who runs this installation, as the legal texts must name them. */
  operator: z.object({
    name: z.string(),
    email: z.string(),
    address: z.nullable(z.string()),
    vat_number: z.nullable(z.string()),
  }),
  /** Closed: new accounts are refused, and the page says so before anybody fills in the form. */
  registration: z.enum(['open', 'closed']),
  /** The addresses of the logos supplied by the operator, by bookmaker name; the others have initials. */
  bookmaker_logos: z.record(z.string(), z.string()),
  /** Whether lists are also served where a shared cache in front of the servers may keep them. */
  shared_lists: z.boolean(),
  demo_users: z.array(z.object({ username: z.string(), password: z.string() })),
  front_door: frontDoor,
  /** null once everything has been computed. */
  first_steps: z.nullable(firstSteps),
});
export type Settings = z.output<typeof settings>;

export const settingsCalls = {
  getSettings: defineCall({
    method: 'GET',
    path: '/v1/tredici/settings/',
    access: 'public',
    summary: 'How this server is set up',
    status: 200,
    reply: settings,
  }),
};
