import { createHash } from 'node:crypto';
import type { ForecastContent } from './make-forecast.ts';

/** The ledger is a text that anybody can check: a line per frozen forecast, whose hash is the sha256
 *  of the line and whose second column is the hash of the line before. */

/** The bets that a line shows; the digest covers all others. */
const SHOWN_BETS = [
  ...['1', 'X', '2', '1X', '12', 'X2'],
  ...['u_1_5', 'o_1_5', 'u_2_5', 'o_2_5', 'u_3_5', 'o_3_5', 'goal', 'no_goal'],
] as const;
const RESULTS = ['1', 'X', '2'] as const;

export const LEDGER_COLUMNS: readonly string[] = [
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

export interface LedgerEntry {
  readonly sequence: number;
  readonly previousHash: Buffer | null;
  readonly matchId: number;
  readonly kickoff: Date;
  readonly tournamentId: number;
  readonly home: string;
  readonly away: string;
  readonly runId: number;
  readonly modelVersion: string;
  readonly madeAt: Date;
  readonly frozenAt: Date;
  readonly replayed: boolean;
  readonly content: ForecastContent;
  /** Of the content, where it has been worked out already. */
  readonly digest?: Buffer | undefined;
}

export function ledgerLine(entry: LedgerEntry): string {
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
    (entry.digest ?? contentDigest(entry.content)).toString('hex'),
  ];
  return cells.map(csvCell).join(',');
}

export const hashLine = (line: string): Buffer => createHash('sha256').update(line).digest();

/** Of everything the forecast says, whatever order its keys come back in. */
export function contentDigest(content: ForecastContent): Buffer {
  const { model, market, blend, interval, explanation, scores, bestOdds } = content;
  const whole = { model, market, blend, interval, explanation, scores, best_odds: bestOdds };
  return createHash('sha256').update(canonicalJson(whole)).digest();
}

/** JSON with sorted keys and no spaces: equal values have equal texts. A year of forecasts is two
 *  million numbers, so it makes no lists of pairs on the way. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const object = value as Record<string, unknown>;
  let text = '{';
  for (const key of sortedKeys(object)) {
    const inner = object[key];
    if (inner === undefined) continue;
    text += `${text === '{' ? '' : ','}${quoted(key)}:${canonicalJson(inner)}`;
  }
  return `${text}}`;
}

/** The probabilities of all forecasts have the same keys in the same order: sorted once for all. */
function sortedKeys(object: Record<string, unknown>): readonly string[] {
  const keys = Object.keys(object);
  const known = SORTED.get(keys.length);
  if (known?.keys.every((key, at) => key === keys[at])) return known.sorted;
  const sorted = keys.toSorted();
  SORTED.set(keys.length, { keys, sorted });
  return sorted;
}

const SORTED = new Map<number, { keys: readonly string[]; sorted: readonly string[] }>();

/** The few keys there are need no escaping. */
const quoted = (key: string): string => (/^\w+$/.test(key) ? `"${key}"` : JSON.stringify(key));

export function csvCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The cells of one line. */
export function readCells(line: string): string[] {
  const cells: string[] = [];
  for (const [, quoted, plain] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)) {
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
  }
  return cells;
}

const percent = (probability: number | undefined): string =>
  probability === undefined ? '' : (probability * 100).toFixed(2);
