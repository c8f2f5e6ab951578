import * as z from 'zod/mini';
import { wholeNumber } from './bets.ts';
import { defineCall } from './call.ts';
import { classicRole, mantraRole, playerId } from './fantasy-figures.ts';
import { instant } from './moments.ts';
import { UNPRINTABLE, VISIBLE } from './shown-text.ts';

export const CHAMPIONSHIP_LIMITS = {
  championships: 50,
  participants: { least: 2, most: 20 },
  rounds: 38,
  nameLength: 60,
  /** Points of a round; real ones lie far within this range. */
  total: { least: 0, most: 200 },
} as const;

/** A single line as people write it, including accents and emoji. */
export const fantasyName = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(CHAMPIONSHIP_LIMITS.nameLength),
  z.refine((name) => !UNPRINTABLE.test(name) && VISIBLE.test(name)),
);

/** The version that a change is based on; the column holds no larger number. */
export const versionGiven = z.int().check(z.minimum(0), z.maximum(2_147_483_646));

/** With two statements about the same thing it is unclear which is meant. */
export const areDifferent = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

/** Any part of a championship's rules, or the name of a preset: `readRules` of the engine completes and
 *  checks them. Mistakes are returned under `problems`, with their place. */
export const rulesGiven = z.union([z.string().check(z.maxLength(60)), z.looseObject({})]);
/** Complete, as `ChampionshipRules` of the engine. */
export const rulesReply = z.looseObject({
  preset: z.string(),
  season: z.string(),
  game: z.enum(['classic', 'mantra']),
});

const participant = z.object({
  id: z.int(),
  name: z.string(),
  /** The caller's own team that plays under this name. */
  team_id: z.nullable(z.int()),
});

const listedChampionship = z.object({
  id: z.int(),
  name: z.string(),
  preset: z.string(),
  game: z.enum(['classic', 'mantra']),
  season: z.string(),
  participants: z.int(),
  updated_at: instant,
});

const result = z.object({
  home: z.int(),
  away: z.int(),
  /** Null until both sides' points are in. */
  home_total: z.nullable(z.number()),
  away_total: z.nullable(z.number()),
  home_goals: z.nullable(z.int()),
  away_goals: z.nullable(z.int()),
});
const standing = z.object({
  participant_id: z.int(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  goals_for: z.int(),
  goals_against: z.int(),
  points: z.number(),
  total: z.number(),
  /** The average points against all others, and how lucky or unlucky the calendar was. */
  expected_points: z.number(),
  luck: z.number(),
});

const championship = z.object({
  id: z.int(),
  name: z.string(),
  /** Sent back with a change, so that one made in the meantime is not overwritten. */
  version: z.int(),
  rules: rulesReply,
  participants: z.array(participant),
  /** By round, from the first. */
  calendar: z.array(z.object({ round: z.int(), matches: z.array(result) })),
  /** Best first. */
  standings: z.array(standing),
  created_at: instant,
  updated_at: instant,
});
export type Championship = z.output<typeof championship>;

const purchase = z.object({
  id: z.int(),
  participant_id: z.int(),
  player_id: z.int(),
  role: classicRole,
  price: z.int(),
  created_at: instant,
});

/** A player who was on a team's roster before this auction, as named there: they may have left the list. */
const heldPlayer = z.object({
  participant_id: z.int(),
  player_id: z.int(),
  name: z.string(),
  club: z.string(),
  role: classicRole,
  mantra_roles: z.array(mantraRole),
  price: z.int(),
});

const purchasesReply = z.object({ results: z.array(purchase), held: z.array(heldPlayer) });
export type PurchasesReply = z.output<typeof purchasesReply>;

const given = {
  name: fantasyName,
  rules: rulesGiven,
  rounds: z.optional(z.int().check(z.minimum(1), z.maximum(CHAMPIONSHIP_LIMITS.rounds))),
};
const { least, most } = CHAMPIONSHIP_LIMITS.participants;
const params = z.object({ id: wholeNumber });
const roundParams = z.object({ id: wholeNumber, round: wholeNumber });
const total = z
  .number()
  .check(z.minimum(CHAMPIONSHIP_LIMITS.total.least), z.maximum(CHAMPIONSHIP_LIMITS.total.most));

export const championshipCalls = {
  listChampionships: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/championships/',
    access: 'login',
    summary: "The caller's own championships, the oldest first",
    status: 200,
    reply: z.object({ results: z.array(listedChampionship) }),
  }),
  addChampionship: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/championships/',
    access: 'login',
    summary:
      'Creates a championship; its calendar is a round robin in the order of the participants',
    body: z.object({
      ...given,
      participants: z.array(fantasyName).check(z.minLength(least), z.maxLength(most)),
    }),
    status: 201,
    reply: championship,
    errors: ['limit_reached', 'rules_invalid'],
  }),
  getChampionship: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/championships/:id/',
    access: 'login',
    summary: "One of the caller's own championships with calendar, results, standings and luck",
    params,
    status: 200,
    reply: championship,
    errors: ['championship_not_found'],
  }),
  updateChampionship: defineCall({
    method: 'PATCH',
    path: '/v1/tredici/fantasy/championships/:id/',
    access: 'login',
    summary:
      'Changes name, rules or participants; who takes part is fixed once a result is entered',
    params,
    body: z.object({
      version: versionGiven,
      name: z.optional(fantasyName),
      rules: z.optional(rulesGiven),
      rounds: given.rounds,
      /** All of them, in order; a new one has no id. */
      participants: z.optional(
        z
          .array(z.object({ id: z.optional(z.int()), name: fantasyName }))
          .check(z.minLength(least), z.maxLength(most)),
      ),
    }),
    status: 200,
    reply: championship,
    errors: ['championship_not_found', 'conflict', 'participants_fixed', 'rules_invalid'],
  }),
  deleteChampionship: defineCall({
    method: 'DELETE',
    path: '/v1/tredici/fantasy/championships/:id/',
    access: 'login',
    summary:
      "Deletes one of the caller's own championships; its teams stay, without a championship",
    params,
    status: 204,
    errors: ['championship_not_found'],
  }),
  enterTotals: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/championships/:id/rounds/:round/',
    access: 'login',
    summary: 'Enters the points of a round for each participant; null removes them',
    params: roundParams,
    body: z.object({
      totals: z.array(z.object({ participant_id: z.int(), total: z.nullable(total) })).check(
        z.minLength(1),
        z.maxLength(most),
        z.refine((totals) => areDifferent(totals.map((one) => one.participant_id))),
      ),
    }),
    status: 200,
    reply: championship,
    errors: ['championship_not_found', 'not_found'],
  }),
  listPurchases: defineCall({
    method: 'GET',
    path: '/v1/tredici/fantasy/championships/:id/purchases/',
    access: 'login',
    summary:
      "The purchases of the auction, earliest first, and the other players of the caller's own teams in it",
    params,
    status: 200,
    reply: purchasesReply,
    errors: ['championship_not_found'],
  }),
  addPurchase: defineCall({
    method: 'POST',
    path: '/v1/tredici/fantasy/championships/:id/purchases/',
    access: 'login',
    summary: "Enters a purchase; one of the caller's own participant is added to the team's roster",
    params,
    body: z.object({
      participant_id: z.int(),
      player_id: playerId,
      price: z.int().check(z.minimum(0), z.maximum(100_000)),
    }),
    status: 201,
    reply: purchase,
    errors: ['championship_not_found', 'purchase_refused'],
  }),
  undoPurchase: defineCall({
    method: 'DELETE',
    path: '/v1/tredici/fantasy/championships/:id/purchases/:purchaseId/',
    access: 'login',
    summary: "Removes a purchase, also from the team's roster",
    params: z.object({ id: wholeNumber, purchaseId: wholeNumber }),
    status: 204,
    errors: ['championship_not_found', 'not_found'],
  }),
};
