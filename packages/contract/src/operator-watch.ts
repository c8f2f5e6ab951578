import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { instantOrNull, jobHealth, sourceHealth } from './health-schemas.ts';
import { day, instant } from './moments.ts';
import { OPERATOR_PATH } from './operator.ts';

/** What operators look at, and the runs and mails that they can retry. */

/** Problems that do not resolve themselves, by kind; the web has their texts. */
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
  ...sourceHealth.shape,
  odd_files: z.array(z.object({ address: z.string(), oddities: z.array(oddity) })),
});

const job = z.object({
  ...jobHealth.shape,
  /** The cause of the last failure, in one line. */
  cause: z.nullable(z.string()),
  waiting: z.int(),
  running: z.int(),
  /** The last run failed and is still in the queue. */
  retryable: z.boolean(),
});
export type OperatorJob = z.output<typeof job>;

const mails = z.object({
  kind: z.string(),
  waiting: z.int(),
  /** How many of those waiting have failed at least once. */
  tried: z.int(),
  /** Not tried again without `retryMails`. */
  failed: z.int(),
  oldest: instantOrNull,
  next_try: instantOrNull,
  /** The cause of the last failure, without addresses. */
  cause: z.nullable(z.string()),
});

const overview = z.object({
  checked_at: instant,
  /** Problems that currently need an operator. */
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
  /** The credits left at The Odds API this month; null until its first response. */
  credits_left: z.nullable(z.int()),
  jobs: z.array(job),
  mails: z.array(mails),
  /** What the operator was notified of by mail or webhook, latest first. */
  alerts: z.array(
    z.object({ ...cause.shape, id: z.int(), begun_at: instant, ended_at: instantOrNull }),
  ),
});
export type OperatorOverview = z.output<typeof overview>;

/** The mean log loss of 1X2 over the settled matches: lower is better. */
const scores = z.object({
  matches: z.int(),
  model: z.nullable(z.number()),
  blend: z.nullable(z.number()),
  /** Only over matches priced by bookmakers. */
  market: z.nullable(z.number()),
});

const forecasts = z.object({
  runs: z.array(
    z.object({
      id: z.int(),
      model_version: z.string(),
      /** Forecasts made after kick-off, only from what was known before it. */
      replayed: z.boolean(),
      finished_at: instantOrNull,
      /** How many matches it learned from, and how many it forecast. */
      learned: z.nullable(z.int()),
      coming: z.nullable(z.int()),
      /** How many matches have warnings. */
      warnings: z.int(),
      seconds: z.nullable(z.number()),
      /** Null until one of the run's frozen forecasts is settled. */
      scores: z.nullable(scores),
    }),
  ),
  /** Over everything settled in the last thirty days. */
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
    summary: 'Sources, jobs, mails, alerts and problems that need an operator',
    status: 200,
    reply: overview,
  }),
  retryJob: defineCall({
    method: 'POST',
    path: `${OPERATOR_PATH}jobs/:job/retry/`,
    access: 'operator',
    summary: 'Retries the last failed run of a job at once',
    params: z.object({ job: z.string().check(z.maxLength(200)) }),
    status: 204,
    errors: ['not_found', 'conflict'],
  }),
  retryMails: defineCall({
    method: 'POST',
    path: `${OPERATOR_PATH}mails/retry/`,
    access: 'operator',
    summary: 'Retries every failed mail at once',
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
