import * as z from 'zod/mini';
import { amountGiven } from './amount.ts';
import { betKey, matchFacts } from './bets.ts';
import { defineCall } from './call.ts';
import { instant, instantGiven } from './moments.ts';
import { betOutcome, euro } from './suggestions.ts';

/** Prices are stored with four decimals: a price below the minimum could be rounded to 1, which is not a
 *  price. */
export const NOTED_ODDS = { least: 1.001, most: 10_000 } as const;
const odd = z.number().check(z.minimum(NOTED_ODDS.least), z.maximum(NOTED_ODDS.most));
/** As people write it, on one line. */
export const BOOKMAKER_NAME = /^[^\p{Cc}\p{Cs}]{0,60}$/u;
const bookmakerName = z.string().check(z.trim(), z.regex(BOOKMAKER_NAME));

/** How many bets a user may note, and how many rows and bytes an imported file may have. */
export const MY_BETS_LIMITS = { bets: 5_000, fileRows: 2_000, fileBytes: 512 * 1024 } as const;
/** The columns of a file, for both import and export. An import needs `bet_type`, `odd` and `stake`, and the
 *  match: by its id, or by its date and clubs. Without `placed_at` a bet counts as placed at kick-off. */
export const MY_BETS_COLUMNS = [
  'match_id',
  'bet_type',
  'odd',
  'stake',
  'placed_at',
  'bookmaker',
  'date',
  'home_team_name',
  'away_team_name',
  'tournament_name',
  'outcome',
  'gain_loss',
] as const;

const myBet = z.object({
  id: z.int(),
  match: matchFacts,
  bet_type: betKey,
  /** Null for users who see no odds. */
  odd: z.nullable(odd),
  stake: euro,
  /** As the caller wrote it; empty if it was left out. */
  bookmaker: z.string(),
  placed_at: instant,
  /** The suggestion that the bet follows, if any. */
  suggestion_id: z.nullable(z.int()),
  outcome: betOutcome,
  gain_loss: z.nullable(euro),
  /** The best price at kick-off; also null for users who see no odds. */
  closing_odd: z.nullable(z.number()),
});
export type MyBet = z.output<typeof myBet>;

/** Where a result lies among all possible results of the same bets. */
const luck = z.nullable(
  z.object({
    bets: z.int(),
    expected: euro,
    spread: euro,
    luck: euro,
    /** The probability of a better result, from 0 to 1, plus half that of an equal one: near 0 is lucky, near
     *  1 unlucky. */
    better_chance: z.number(),
    /** The probability of an equal result; 0 if there are so many possible results that it is negligible. */
    equal_chance: z.number(),
  }),
);
const record = {
  bets: z.int(),
  won: z.int(),
  open: z.int(),
  staked: euro,
  returned: euro,
  profit: euro,
  /** In percent of the stakes, with its standard error; null if it cannot be estimated, as after one bet. */
  yield: z.nullable(z.object({ percent: z.number(), standard_error: z.nullable(z.number()) })),
  /** Price taken / closing price − 1 in percent, with its 90% interval. */
  closing_line: z.nullable(
    z.object({ bets: z.int(), percent: z.number(), low: z.number(), high: z.number() }),
  ),
  against_forecast: luck,
  against_no_edge: luck,
};
const betRecord = z.object(record);
export type MyBetRecord = z.output<typeof betRecord>;
const keyed = z.array(z.extend(betRecord, { key: z.string() }));

const limit = z.object({
  /** Euro per month; null means no limit. */
  limit: z.nullable(euro),
  /** A higher limit that was requested, and when it takes effect. */
  raise: z.nullable(z.object({ limit: z.nullable(euro), from: instant })),
  /** In the current month in Rome. */
  staked: euro,
  left: z.nullable(euro),
  is_reached: z.boolean(),
});
export type StakeLimitReply = z.output<typeof limit>;

const previewRow = z.object({
  line: z.int(),
  match: matchFacts,
  bet_type: betKey,
  odd,
  stake: euro,
  bookmaker: z.string(),
  placed_at: instant,
  is_known: z.boolean(),
});
export type PreviewRow = z.output<typeof previewRow>;

/** A problem in a row of a file; lines count from 1, the header. */
const fileProblem = z.object({
  line: z.int(),
  column: z.nullable(z.enum(MY_BETS_COLUMNS)),
  problem: z.enum(['missing', 'invalid', 'unknown-match', 'too-many']),
});
export type FileProblem = z.output<typeof fileProblem>;

const params = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });
const given = {
  match_id: z.int().check(z.positive(), z.maximum(2_147_483_647)),
  bet_type: betKey,
  odd,
  stake: amountGiven,
  bookmaker: z.optional(bookmakerName),
  /** By default the current time. */
  placed_at: z.optional(instantGiven),
  suggestion_id: z.optional(z.nullable(z.int())),
};
const changes = z.object({
  odd: z.optional(odd),
  stake: z.optional(amountGiven),
  bookmaker: z.optional(bookmakerName),
  placed_at: z.optional(instantGiven),
});

export const myBetCalls = {
  listMyBets: defineCall({
    method: 'GET',
    path: '/v1/tredici/my-bets/',
    access: 'premium',
    showsOdds: true,
    summary: "The caller's own bets, the latest first, with their record",
    status: 200,
    reply: z.object({
      results: z.array(myBet),
      record: betRecord,
      /** The bets that the caller's plans took, at the plans' prices and stakes; null if there are none. */
      plan_record: z.nullable(betRecord),
      by_bookmaker: keyed,
      /** By the tournament's id. */
      by_tournament: keyed,
      by_bet_type: keyed,
      /** By month, such as 2026-03, latest first. */
      by_month: keyed,
      limit,
      odds_hidden: z.boolean(),
    }),
    errors: ['on_break'],
  }),
  addMyBet: defineCall({
    method: 'POST',
    path: '/v1/tredici/my-bets/',
    access: 'premium',
    showsOdds: true,
    summary: 'Notes a bet that was really placed',
    body: z.object(given),
    status: 201,
    reply: z.object({ bet: myBet, limit }),
    errors: ['not_found', 'on_break', 'conflict'],
  }),
  updateMyBet: defineCall({
    method: 'PATCH',
    path: '/v1/tredici/my-bets/:id/',
    access: 'premium',
    showsOdds: true,
    summary: "Corrects one of the caller's own bets",
    params,
    body: changes,
    status: 200,
    reply: z.object({ bet: myBet, limit }),
    errors: ['not_found', 'on_break', 'conflict'],
  }),
  deleteMyBet: defineCall({
    method: 'DELETE',
    path: '/v1/tredici/my-bets/:id/',
    access: 'login',
    summary: "Deletes one of the caller's own bets",
    params,
    status: 204,
    errors: ['not_found'],
  }),
  exportMyBets: defineCall({
    method: 'GET',
    path: '/v1/tredici/my-bets/bets.csv/',
    access: 'premium',
    showsOdds: true,
    summary: "The caller's own bets as CSV",
    status: 200,
    reply: z.string(),
    replyType: 'text/csv',
    errors: ['on_break'],
  }),
  importMyBets: defineCall({
    method: 'POST',
    path: '/v1/tredici/my-bets/bets.csv/',
    access: 'premium',
    showsOdds: true,
    summary:
      'Adds the bets of a CSV file; all of them or, if a line is wrong, none. With preview nothing is added, only reported',
    query: z.object({ preview: z.optional(z.enum(['true', 'false'])) }),
    body: { kind: 'raw', maxBytes: MY_BETS_LIMITS.fileBytes },
    status: 200,
    reply: z.object({
      /** How many were added or, with preview, would be added. */
      added: z.int(),
      /** How many had been noted already. */
      known: z.int(),
      /** With preview, the bets as they were read. */
      rows: z.array(previewRow),
      /** If there is a problem, nothing is added. */
      problems: z.array(fileProblem),
    }),
    errors: ['on_break', 'body_too_large'],
  }),
  getStakeLimit: defineCall({
    method: 'GET',
    path: '/v1/tredici/my-bets/limit/',
    access: 'login',
    summary: "The caller's own monthly stake limit",
    status: 200,
    reply: limit,
  }),
  setStakeLimit: defineCall({
    method: 'POST',
    path: '/v1/tredici/my-bets/limit/',
    access: 'login',
    summary:
      'Sets the monthly limit: a lower one takes effect at once, a higher one after seven days',
    body: z.object({ limit: z.nullable(amountGiven) }),
    status: 200,
    reply: limit,
  }),
};
