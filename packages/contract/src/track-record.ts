import { RECORDS, type RecordName } from '@tredici/engine/markets/bet-types';
import * as z from 'zod/mini';
import { percentage } from './bets.ts';
import { defineCall } from './call.ts';
import { day } from './moments.ts';

const recordName = z.enum(RECORDS.map(({ name }) => name) as [RecordName, ...RecordName[]]);
/** Lines of one file of the ledger. */
export const LEDGER_FILE_ROWS = 10_000;

const score = z.nullable(z.number());
/** Lower is better. The ranked probability score is one of 1X2 only. */
const scores = z.object({ rps: score, log_loss: score, brier: score });
export type RecordScores = z.output<typeof scores>;

const compared = {
  number_of_matches: z.int(),
  blend: scores,
  model: scores,
  /** Over the matches that had one; `with_market` says how many, and `blend_there` is the blend on
   *  exactly those. */
  market: scores,
  blend_there: scores,
  /** The model there too; a summary worked out before it was kept does not have it. */
  model_there: z.optional(scores),
  with_market: z.int(),
  /** Of the difference between the log losses of blend and market, over weeks. */
  difference_error: z.optional(z.nullable(z.number())),
};

/** Said against seen. `low` and `high` hold what would be seen 95 times of 100 were the claims true. */
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
  /** Of the matches, those forecast after kick-off from what was known before it. */
  replayed: z.int(),
  voided: z.int(),
  calibration: z.array(z.object({ bet_market: recordName, bins: z.array(bin) })),
  tournaments: z.array(
    z.extend(z.object(compared), { tournament_id: z.int(), tournament_name: z.string() }),
  ),
  bet_markets: z.array(z.extend(z.object(compared), { bet_market: recordName })),
  months: z.array(z.extend(z.object(compared), { month: z.string() })),
  /** How often the likeliest bet came true, by what was said of it. */
  bands: z.array(z.object({ bet_market: z.enum(['1X2', 'double_chance']), bins: z.array(bin) })),
  /** What the best price of the likeliest result, when it was forecast, was worth at the close. */
  closing_line: z.object({
    number_of_bets: z.int(),
    mean: z.nullable(z.number()),
    standard_error: z.nullable(z.number()),
    beaten: z.nullable(percentage),
  }),
  ledger: z.object({
    rows: z.int(),
    /** The hash of its last line. */
    head: z.nullable(z.string()),
    files: z.array(z.string()),
  }),
});
export type TrackRecord = z.output<typeof trackRecord>;

/** What was said of seasons while they lasted, of title, Europe, promotion and relegation, against their
 *  final tables. The weeks of a season resemble each other, so there is no interval to give. */
const seasonRecord = z.object({
  /** Those that are over, of all leagues, and the frozen weeks they had. */
  seasons: z.int(),
  weeks: z.int(),
  /** Those that are still going on. */
  followed: z.int(),
  chances: z.int(),
  bands: z.array(
    z.object({
      from: percentage,
      to: percentage,
      count: z.int(),
      /** The mean of what was said. */
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
    summary: 'How good the frozen forecasts of the last year were, beside the market',
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
    summary: 'The end of the ledger: whoever keeps it can tell later whether lines were cut off',
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
    summary: 'Every frozen forecast as CSV, hash-chained, with what became of it',
    query: z.object({
      /** The first line's place in the chain. Files begin where the one before ends, after ten
       *  thousand lines: another place would be a file that nobody keeps. */
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
