import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { SEASON_LABELS } from './seasons.ts';

/** What the web must know of how this server was set up. It also stands in the page itself, as
 *  JSON, so that the first paint waits for no call. */
export const settings = z.object({
  mode: z.enum(['demo', 'live']),
  version: z.string(),
  /** The server's clock, which a test or a demo may have moved. */
  now: z.iso.datetime(),
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
  demo_users: z.array(z.object({ username: z.string(), password: z.string() })),
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
