import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { day, instant } from './moments.ts';
import { OPERATOR_PATH } from './operator.ts';

/** What operators look at, and what they may have tried again. */

const instantOrNull = z.nullable(instant);

/** Trouble that does not mend itself, by kind; the words are the web's. */
export const CAUSE_KINDS = [
  'source',
  'odd-file',
  'unknown-names',
  'no-forecast',
  'job-failing',
  'queue-late',
  'disk',
  'replica',
  'ledger',
  'mail-queue',
] as const;
export type CauseKind = (typeof CAUSE_KINDS)[number];

const cause = z.object({
  kind: z.enum(CAUSE_KINDS),
  values: z.record(z.string(), z.string()),
});
export type OperatorCause = z.output<typeof cause>;

/** What is odd about a provider's file that was imported all the same. */
const oddity = z.discriminatedUnion('kind', [
  /** Results of matches that have not been played. */
  z.object({ kind: z.literal('early-results'), early: z.int() }),
  /** Fewer matches than the last time. */
  z.object({ kind: z.literal('fewer-matches'), found: z.int(), before: z.int() }),
]);
export type Oddity = z.output<typeof oddity>;

/** The values of a cause that only this oddity gives it. */
const GIVEN_BY = {
  'early-results': ['early'],
  'fewer-matches': ['found', 'before'],
} as const satisfies Record<Oddity['kind'], readonly string[]>;
const ODDITY_KINDS = Object.keys(GIVEN_BY) as Oddity['kind'][];

/** The keys of the sentences that put a cause into words, in mails and on the page: one says what it is, and of a
 *  file one more says each thing that is odd about it. */
export function causeSentences({ kind, values }: Pick<OperatorCause, 'kind' | 'values'>) {
  const odd = ODDITY_KINDS.filter((oddity) => GIVEN_BY[oddity].every((name) => name in values));
  return [`cause.${kind}` as const, ...odd.map((oddity) => `oddity.${oddity}` as const)];
}

const source = z.object({
  source: z.string(),
  well: z.boolean(),
  silent: z.boolean(),
  last_success: instantOrNull,
  last_failure: instantOrNull,
  cause: z.nullable(z.string()),
  failing: z.array(z.string()),
  odd_files: z.array(z.object({ address: z.string(), oddities: z.array(oddity) })),
  matches: z.int(),
  refused: z.int(),
});

const job = z.object({
  job: z.string(),
  well: z.boolean(),
  last_done: instantOrNull,
  last_rows: z.nullable(z.int()),
  last_failed: instantOrNull,
  /** Of the last failure, in a line. */
  cause: z.nullable(z.string()),
  waiting: z.int(),
  running: z.int(),
  /** Its last run failed and is still in the queue. */
  retryable: z.boolean(),
});
export type OperatorJob = z.output<typeof job>;

const mails = z.object({
  kind: z.string(),
  waiting: z.int(),
  /** Of those, the ones that failed at least once. */
  tried: z.int(),
  /** Given up for good. */
  failed: z.int(),
  oldest: instantOrNull,
  next_try: instantOrNull,
  /** Of the last failure, without addresses. */
  cause: z.nullable(z.string()),
});

const overview = z.object({
  checked_at: instant,
  /** What needs a hand now. */
  causes: z.array(cause),
  counts: z.object({
    coming: z.int(),
    forecast: z.int(),
    frozen: z.int(),
    settled: z.int(),
    users: z.int(),
    pro: z.int(),
  }),
  sources: z.array(source),
  /** What is left of The Odds API this month, once it has been asked. */
  credits_left: z.nullable(z.int()),
  jobs: z.array(job),
  mails: z.array(mails),
  /** What the operator was told of by mail or webhook, the latest first. */
  alerts: z.array(
    z.object({ ...cause.shape, id: z.int(), begun_at: instant, ended_at: instantOrNull }),
  ),
});
export type OperatorOverview = z.output<typeof overview>;

/** Log loss of 1X2, a mean over the settled matches: lower is better. */
const scores = z.object({
  matches: z.int(),
  model: z.nullable(z.number()),
  blend: z.nullable(z.number()),
  /** Over those that bookmakers priced. */
  market: z.nullable(z.number()),
});

const forecasts = z.object({
  runs: z.array(
    z.object({
      id: z.int(),
      model_version: z.string(),
      /** Forecasts made after kick-off, from nothing that was not known before it. */
      replayed: z.boolean(),
      finished_at: instantOrNull,
      /** Matches it learned from, and those it forecast. */
      learned: z.nullable(z.int()),
      coming: z.nullable(z.int()),
      /** How many matches had something wrong with them. */
      warnings: z.int(),
      seconds: z.nullable(z.number()),
      /** Null until one of its frozen forecasts is settled. */
      scores: z.nullable(scores),
    }),
  ),
  /** Of everything settled in the last thirty days. */
  lately: z.nullable(scores),
  ledger: z.object({
    rows: z.int(),
    hash: z.nullable(z.string()),
    stamps: z.array(z.object({ day, rows: z.int(), hash: z.string(), stamped_at: instant })),
  }),
});
export type OperatorForecasts = z.output<typeof forecasts>;

export const operatorWatchCalls = {
  getOperatorOverview: defineCall({
    method: 'GET',
    path: `${OPERATOR_PATH}overview/`,
    access: 'operator',
    summary: 'Sources, jobs, mails, alerts and what needs a hand',
    status: 200,
    reply: overview,
  }),
  retryJob: defineCall({
    method: 'POST',
    path: `${OPERATOR_PATH}jobs/:job/retry/`,
    access: 'operator',
    summary: 'Has the last failed run of a job tried again at once',
    params: z.object({ job: z.string().check(z.maxLength(200)) }),
    status: 204,
    errors: ['not_found', 'conflict'],
  }),
  retryMails: defineCall({
    method: 'POST',
    path: `${OPERATOR_PATH}mails/retry/`,
    access: 'operator',
    summary: 'Has every mail that failed tried again at once',
    status: 200,
    reply: z.object({ mails: z.int() }),
  }),
};

export const operatorForecastCalls = {
  getOperatorForecasts: defineCall({
    method: 'GET',
    path: `${OPERATOR_PATH}forecasts/`,
    access: 'operator',
    summary: 'Runs of forecasts with their scores, the head of the ledger and its time stamps',
    status: 200,
    reply: forecasts,
  }),
};
