import * as z from 'zod/mini';
import { EMAIL_MAX } from './account-rules.ts';
import { defineCall } from './call.ts';
import { day, instant } from './moments.ts';
import { NOTICE_KINDS } from './notices.ts';

/** The operator calls that make changes, and the lists they work on. Monitoring is in operator-watch.ts. */
export const OPERATOR_PATH = '/v1/tredici/operator/';

const id = z.coerce.number().check(z.int(), z.positive());
const params = z.object({ id });
const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

const unknownName = z.object({
  source: z.string(),
  country: z.string(),
  /** Such as 2025/26. */
  seasons: z.array(z.string()),
  name: z.string(),
  seen_at: instant,
  /** The clubs that it probably means, most likely first. */
  suggestions: z.array(z.string()),
});
export type UnknownName = z.output<typeof unknownName>;

export const operatorNameCalls = {
  listUnknownNames: defineCall({
    method: 'GET',
    path: `${OPERATOR_PATH}names/`,
    access: 'operator',
    summary: 'Club names used by providers that are not assigned to a club yet',
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
    summary: 'Assigns a name to a club, and imports the responses that waited for it',
    body: z.object({
      source: word,
      country: word,
      name: z.string().check(z.minLength(1), z.maxLength(200)),
      club: word,
      /** Creates the club if there is none of that name. */
      create: z.optional(z.boolean()),
    }),
    status: 200,
    reply: z.object({
      club: z.string(),
      /** Matches that the waiting responses added or changed. */
      changed: z.int(),
      /** Responses that still could not be imported, each with its reason. */
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
  /** The latest end of anything that gives Pro, even if it is past. */
  premium_until: z.nullable(instant),
  /** The end of an operator's grant, even if it is past. */
  grant_until: z.nullable(instant),
  deletion_asked_at: z.nullable(instant),
});
export type OperatorUser = z.output<typeof operatorUser>;

export const operatorUserCalls = {
  findUsers: defineCall({
    method: 'GET',
    path: `${OPERATOR_PATH}users/`,
    access: 'operator',
    summary: 'Users by their id or by the beginning of their address, at most twenty',
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
    summary: "Ends an operator's grant now; a subscription that the user pays for is not affected",
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

/** The key of a notice, chosen by the operator. */
export const NOTICE_KEY = /^[a-z0-9-]{1,60}$/;

export const operatorNoticeCalls = {
  listAllNotices: defineCall({
    method: 'GET',
    path: `${OPERATOR_PATH}notices/`,
    access: 'operator',
    summary: 'Every notice, including past and future ones',
    status: 200,
    reply: z.object({ results: z.array(operatorNotice) }),
  }),
  addNotice: defineCall({
    method: 'POST',
    path: `${OPERATOR_PATH}notices/`,
    access: 'operator',
    summary:
      'Shows visitors a notice for a time; an existing notice with the same key gets the new window',
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
    summary: 'Ends a notice now; one that has not begun is deleted',
    params: z.object({ key: z.string().check(z.maxLength(200)) }),
    status: 204,
    errors: ['not_found'],
  }),
};

const operatorAction = z.object({
  id: z.int(),
  at: instant,
  /** The command's name on the command line, such as `alias resolve`. */
  command: z.string(),
  /** The operator who did it on the page; null for a command on the server, or if the account was deleted. */
  user_id: z.nullable(z.int()),
  /** What it was about, in a few words without personal data. */
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
    summary: 'What operators have done, on the page or by command, latest first',
    query: z.object({ before: z.optional(id) }),
    status: 200,
    reply: z.object({ results: z.array(operatorAction), more: z.boolean() }),
  }),
  undoAction: defineCall({
    method: 'POST',
    path: `${OPERATOR_PATH}actions/:id/undo/`,
    access: 'operator',
    summary: 'Restores what was there before, if nothing has changed since',
    params,
    status: 204,
    errors: ['not_found', 'conflict'],
  }),
};
