import * as z from 'zod/mini';
import { bets, percentage } from './bets.ts';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';
import { SEASON_LABELS } from './seasons.ts';

/** What whoever comes to the door is shown: the match of the day and how often we were right. */
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
  /** Of the year up to today: of the likeliest results given at least that much, how many came. */
  record: z.nullable(
    z.object({ threshold: percentage, accuracy: percentage, number_of_matches: z.int() }),
  ),
});
export type FrontDoor = z.output<typeof frontDoor>;

/** What a new installation has still to compute before its pages have something to show. */
const firstSteps = z.object({
  /** Whether the coming matches are forecast. */
  forecasts: z.boolean(),
  /** Results of the last year, and how many of them are in the ledger by now. */
  played: z.int(),
  recorded: z.int(),
});
export type FirstSteps = z.output<typeof firstSteps>;

/** What the web must know of how this server was set up. It also stands in the page itself, as
 *  JSON, so that the first paint waits for no call. */
export const settings = z.object({
  mode: z.enum(['demo', 'live']),
  version: z.string(),
  /** The server's clock, which a test or a demo may have moved. */
  now: instant,
  default_season: z.enum(SEASON_LABELS),
  /** The only script of a third party, loaded after consent and never before, and inside `AD_FRAME`. */
  ad_tracking_src: z.nullable(z.url()),
  /** Who runs this installation, as the legal texts must name them. */
  operator: z.object({
    name: z.string(),
    email: z.string(),
    address: z.nullable(z.string()),
    vat_number: z.nullable(z.string()),
  }),
  /** Closed: new accounts are refused, and the page says so before anybody fills it in. */
  registration: z.enum(['open', 'closed']),
  /** Where the logos are that the operator has put in, by the bookmaker's name; the others show initials. */
  bookmaker_logos: z.record(z.string(), z.string()),
  /** Whether lists are also served where a cache in front of the servers may keep them. */
  shared_lists: z.boolean(),
  demo_users: z.array(z.object({ username: z.string(), password: z.string() })),
  front_door: frontDoor,
  /** null once all of it is there. */
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
