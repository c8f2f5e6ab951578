import * as z from 'zod/mini';
import { EMAIL_MAX } from './account-rules.ts';
import { defineCall } from './call.ts';
import { day, instant } from './moments.ts';
import { NOTICE_KINDS } from './notices.ts';

/** What operators change. What they look at stands in operator-watch.ts. */
export const OPERATOR_PATH = '/v1/tredici/operator/';

const id = z.coerce.number().check(z.int(), z.positive());
const params = z.object({ id });
const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

const unknownName = z.object({
  source: z.string(),
  country: z.string(),
  /** As 2025/26. */
  seasons: z.array(z.string()),
  name: z.string(),
  seen_at: instant,
  /** The clubs it most likely means, best first. */
  suggestions: z.array(z.string()),
});
export type UnknownName = z.output<typeof unknownName>;

export const operatorNameCalls = {
  listUnknownNames: defineCall({
    method: 'GET',
    path: `${OPERATOR_PATH}names/`,
    access: 'operator',
    summary: 'Names of clubs that providers write and nobody knows',
    status: 200,
    reply: z.object({ results: z.array(unknownName) }),
  }),
  listClubNames: defineCall({
    method: 'GET',
    path: `${OPERATOR_PATH}clubs/`,
    access: 'operator',
    summary: 'The clubs of a country by name, to choose from',
    query: z.object({ country: word }),
    status: 200,
    reply: z.object({ results: z.array(z.string()) }),
  }),
  resolveName: defineCall({
    method: 'POST',
    path: `${OPERATOR_PATH}names/resolve/`,
    access: 'operator',
    summary: 'Says which club a name means, and takes in the answers that waited for it',
    body: z.object({
      source: word,
      country: word,
      name: z.string().check(z.minLength(1), z.maxLength(200)),
      club: word,
      /** Makes the club where there is none of that name. */
      create: z.optional(z.boolean()),
    }),
    status: 200,
    reply: z.object({
      club: z.string(),
      /** Matches that were new or different in the answers that waited. */
      changed: z.int(),
      /** Answers that still could not be taken in, each with its reason. */
      failed: z.array(z.string()),
    }),
    errors: ['not_found', 'club_unknown'],
  }),
};

const operatorUser = z.object({
  id: z.int(),
  email: z.string(),
  verified: z.boolean(),
  operator: z.boolean(),
  second_factor: z.boolean(),
  created_at: instant,
  /** The latest end of all that gives Pro, also one that is past. */
  premium_until: z.nullable(instant),
  /** An operator's grant, also one that is past. */
  grant_until: z.nullable(instant),
  deletion_asked_at: z.nullable(instant),
});
export type OperatorUser = z.output<typeof operatorUser>;

export const operatorUserCalls = {
  findUsers: defineCall({
    method: 'GET',
    path: `${OPERATOR_PATH}users/`,
    access: 'operator',
    summary: 'Users by their number or how their address begins, at most twenty',
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(EMAIL_MAX)) }),
    status: 200,
    reply: z.object({ results: z.array(operatorUser) }),
  }),
  grantPremium: defineCall({
    method: 'POST',
    path: `${OPERATOR_PATH}users/:id/grant/`,
    access: 'operator',
    summary: 'Gives a user Pro to the end of a day in Rome; replaces an earlier grant',
    params,
    body: z.object({ until: day }),
    status: 200,
    reply: operatorUser,
    errors: ['not_found'],
  }),
  endGrant: defineCall({
    method: 'DELETE',
    path: `${OPERATOR_PATH}users/:id/grant/`,
    access: 'operator',
    summary: "Ends an operator's grant now; what the user pays for is not touched",
    params,
    status: 200,
    reply: operatorUser,
    errors: ['not_found', 'conflict'],
  }),
};

const operatorNotice = z.object({
  key: z.string(),
  kind: z.enum(NOTICE_KINDS),
  starts_at: instant,
  ends_at: instant,
});
export type OperatorNotice = z.output<typeof operatorNotice>;

/** A name of the operator's own for a notice. */
export const NOTICE_KEY = /^[a-z0-9-]{1,60}$/;

export const operatorNoticeCalls = {
  listAllNotices: defineCall({
    method: 'GET',
    path: `${OPERATOR_PATH}notices/`,
    access: 'operator',
    summary: 'Every notice, also those that are over or to come',
    status: 200,
    reply: z.object({ results: z.array(operatorNotice) }),
  }),
  addNotice: defineCall({
    method: 'POST',
    path: `${OPERATOR_PATH}notices/`,
    access: 'operator',
    summary: 'Shows visitors a notice for a while; one with the same key gets the new window',
    body: z.object({
      key: z.string().check(z.regex(NOTICE_KEY)),
      kind: z.enum(NOTICE_KINDS),
      starts_at: instant,
      ends_at: instant,
    }),
    status: 201,
    reply: operatorNotice,
  }),
  endNotice: defineCall({
    method: 'DELETE',
    path: `${OPERATOR_PATH}notices/:key/`,
    access: 'operator',
    summary: 'Ends a notice now; one that has not begun is taken out',
    params: z.object({ key: z.string().check(z.maxLength(200)) }),
    status: 204,
    errors: ['not_found'],
  }),
};

const operatorAction = z.object({
  id: z.int(),
  at: instant,
  /** As the command line calls it: `alias resolve`. */
  command: z.string(),
  /** Who did it on the page; null for a command on the server, or an account that is gone. */
  user_id: z.nullable(z.int()),
  /** What it was about, in a few words that name no person. */
  about: z.string(),
  undoable: z.boolean(),
  undone: z.boolean(),
});
export type OperatorAction = z.output<typeof operatorAction>;

export const operatorActionCalls = {
  listActions: defineCall({
    method: 'GET',
    path: `${OPERATOR_PATH}actions/`,
    access: 'operator',
    summary: 'What operators have done, the latest first, by page or by command',
    query: z.object({ before: z.optional(id) }),
    status: 200,
    reply: z.object({ results: z.array(operatorAction), more: z.boolean() }),
  }),
  undoAction: defineCall({
    method: 'POST',
    path: `${OPERATOR_PATH}actions/:id/undo/`,
    access: 'operator',
    summary: 'Puts back what was there before, where nothing has changed since',
    params,
    status: 204,
    errors: ['not_found', 'conflict'],
  }),
};
