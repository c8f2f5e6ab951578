import * as z from 'zod/mini';

const outcome = z.object({
  name: z.string(),
  price: z.number(),
  point: z.optional(z.nullable(z.number())),
});
const market = z.object({
  key: z.string(),
  last_update: z.optional(z.iso.datetime()),
  outcomes: z.array(outcome),
});
export type OddsApiMarket = z.output<typeof market>;

export const bookmaker = z.object({
  key: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/)),
  title: z.string(),
  last_update: z.optional(z.iso.datetime()),
  link: z.optional(z.nullable(z.string())),
  markets: z.array(market),
});
export const event = z.object({
  id: z.string().check(z.minLength(1)),
  sport_key: z.string(),
  commence_time: z.iso.datetime(),
  home_team: z.string().check(z.minLength(1)),
  away_team: z.string().check(z.minLength(1)),
  bookmakers: z._default(z.array(z.unknown()), []),
  /** Only in replies of `/scores`. */
  completed: z.optional(z.boolean()),
  scores: z.optional(
    z.nullable(z.array(z.object({ name: z.string(), score: z.nullable(z.string()) }))),
  ),
});
export type OddsApiEvent = z.output<typeof event>;
