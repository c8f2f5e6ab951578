import { createHash } from 'node:crypto';
import { csvLine } from '#sources/csv-line.ts';
import type { ForecastContent } from '../compute/make-forecast.ts';
import { canonicalJson } from './canonical-json.ts';
import type { LedgerEntry, LedgerFormat } from './ledger-entry.ts';

/** The first format: its lines do not name it, they begin with their sequence. It lists its bets itself
 *  instead of using the catalogue, which may grow. */

/** The bets that are in a line; the content hash covers all others. */
const SHOWN_BETS = [
  ...['1', 'X', '2', '1X', '12', 'X2'],
  ...['u_1_5', 'o_1_5', 'u_2_5', 'o_2_5', 'u_3_5', 'o_3_5', 'goal', 'no_goal'],
] as const;
const RESULTS = ['1', 'X', '2'] as const;

const COLUMNS = [
  'sequence',
  'previous_hash',
  'match_id',
  'kickoff_utc',
  'tournament_id',
  'home',
  'away',
  'run_id',
  'model_version',
  'made_at',
  'frozen_at',
  'replayed',
  ...SHOWN_BETS,
  ...RESULTS.map((bet) => `model_${bet}`),
  ...RESULTS.map((bet) => `market_${bet}`),
  'content_sha256',
];

function line(entry: LedgerEntry): string {
  const { model, market, blend } = entry.content;
  const cells = [
    entry.sequence,
    entry.previousHash?.toString('hex') ?? '',
    entry.matchId,
    entry.kickoff.toISOString(),
    entry.tournamentId,
    entry.home,
    entry.away,
    entry.runId,
    entry.modelVersion,
    entry.madeAt.toISOString(),
    entry.frozenAt.toISOString(),
    entry.replayed ? 1 : 0,
    ...SHOWN_BETS.map((bet) => percent(blend[bet])),
    ...RESULTS.map((bet) => percent(model[bet])),
    ...RESULTS.map((bet) => percent(market?.[bet])),
    (entry.contentHash ?? contentHash(entry.content)).toString('hex'),
  ];
  return csvLine(cells);
}

function contentHash(content: ForecastContent): Buffer {
  const { model, market, blend, interval, explanation, scores, bestOdds } = content;
  const whole = { model, market, blend, interval, explanation, scores, best_odds: bestOdds };
  return createHash('sha256').update(canonicalJson(whole)).digest();
}

const percent = (probability: number | undefined): string =>
  probability === undefined ? '' : (probability * 100).toFixed(2);

export const FORMAT_1: LedgerFormat = { columns: COLUMNS, line, contentHash };
