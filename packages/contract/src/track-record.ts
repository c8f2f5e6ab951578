import { RECORDS, type RecordName } from '@tredici/engine/markets/bet-types';
import * as z from 'zod/mini';
import { percentage } from './bets.ts';
import { defineCall } from './call.ts';
import { day } from './moments.ts';

const recordName = z.enum(RECORDS.map(({ name }) => name) as [RecordName, ...RecordName[]]);
/** The number of lines in one file of the ledger. */
export const LEDGER_FILE_ROWS = 10_000;

const score = z.nullable(z.number());
/** Lower is better. The ranked probability score exists only for 1X2. */
const scores = z.object({ rps: score, log_loss: score, brier: score });
export type RecordScores = z.output<typeof scores>;

const compared = {
  number_of_matches: z.int(),
  blend: scores,
  model: scores,
  /** Over the matches that had market prices, `with_market` of them; `blend_there` is the blend on exactly
   *  those. */
  market: scores,
  blend_there: scores,
  /** The model on the same matches; summaries made before this was added do not have it. */
  model_there: z.optional(scores),
  with_market: z.int(),
  /** The standard error of the difference between the log losses of blend and market, over weeks. */
  difference_error: z.optional(z.nullable(z.number())),
};

/** Forecast against observed frequency. `low` and `high` are the 95% range of the observed frequency if the
 *  forecast probabilities are right. */
const bin = z.object({
  from: percentage,
  to: percentage,
  count: z.int(),
  said: z.nullable(percentage),
  observed: z.nullable(percentage),
  low: percentage,
  high: percentage,
  inside: z.boolean(),
});
export type RecordBin = z.output<typeof bin>;

const trackRecord = z.extend(z.object(compared), {
  window: z.object({ start: day, end: day }),
  /** How many of the matches were forecast after kick-off from what was known before it. */
  replayed: z.int(),
  voided: z.int(),
  calibration: z.array(z.object({ bet_market: recordName, bins: z.array(bin) })),
  tournaments: z.array(
    z.extend(z.object(compared), { tournament_id: z.int(), tournament_name: z.string() }),
  ),
  bet_markets: z.array(z.extend(z.object(compared), { bet_market: recordName })),
  months: z.array(z.extend(z.object(compared), { month: z.string() })),
  /** How often the most likely bet happened, by its probability. */
  bands: z.array(z.object({ bet_market: z.enum(['1X2', 'double_chance']), bins: z.array(bin) })),
  /** The value of the best price of the most likely result, taken when it was forecast, compared with the
   *  closing price. */
  closing_line: z.object({
    number_of_bets: z.int(),
    mean: z.nullable(z.number()),
    standard_error: z.nullable(z.number()),
    beaten: z.nullable(percentage),
  }),
  ledger: z.object({
    rows: z.int(),
    /** The hash of the last line. */
    head: z.nullable(z.string()),
    files: z.array(z.string()),
  }),
});
export type TrackRecord = z.output<typeof trackRecord>;

/** The weekly chances of title, European places, promotion and relegation during seasons, compared with their
 *  final tables. The weeks of a season resemble each other, so no interval can be given. */
const seasonRecord = z.object({
  /** Finished seasons of all leagues, and their frozen weeks. */
  seasons: z.int(),
  weeks: z.int(),
  /** Seasons that are still going on. */
  followed: z.int(),
  chances: z.int(),
  bands: z.array(
    z.object({
      from: percentage,
      to: percentage,
      count: z.int(),
      /** The mean of the forecast probabilities. */
      said: percentage,
      came: z.int(),
    }),
  ),
});
export type SeasonRecord = z.output<typeof seasonRecord>;

export const trackRecordCalls = {
  getTrackRecord: defineCall({
    method: 'GET',
    path: '/v1/tredici/track-record/',
    access: 'public',
    summary: 'How good the frozen forecasts of the last year were, compared with the market',
    status: 200,
    reply: trackRecord,
  }),
  getSeasonRecord: defineCall({
    method: 'GET',
    path: '/v1/tredici/track-record/seasons/',
    access: 'public',
    summary: 'How often the weekly chances of seasons came true in their final tables',
    status: 200,
    reply: seasonRecord,
  }),
  getLedgerHead: defineCall({
    method: 'GET',
    path: '/v1/tredici/track-record/head/',
    access: 'public',
    summary:
      'The end of the ledger: with a copy of it, anybody can check later whether lines were removed',
    status: 200,
    reply: z.object({
      rows: z.int(),
      /** The hash of the last line; null before the first. */
      hash: z.nullable(z.string()),
    }),
  }),
  getLedger: defineCall({
    method: 'GET',
    path: '/v1/tredici/track-record/ledger.csv/',
    access: 'public',
    summary: 'Every frozen forecast as CSV, hash-chained, with its outcome',
    query: z.object({
      /** The place of the first line in the chain. Every file has ten thousand lines and begins where the one
       *  before ends. Other places are refused, so that caches keep only these files. */
      from: z.optional(
        z.string().check(
          z.regex(/^[1-9]\d{0,8}$/),
          z.refine((from) => Number(from) % LEDGER_FILE_ROWS === 1),
        ),
      ),
    }),
    status: 200,
    reply: z.string(),
    replyType: 'text/csv',
    errors: ['not_found'],
  }),
};
