import { tournamentById } from '@tredici/contract/tournaments';
import type { RecordBin, RecordScores, TrackRecord } from '@tredici/contract/track-record';
import {
  type CalibrationBin,
  type Claim,
  calibrationBins,
} from '@tredici/engine/evaluate/calibration';
import { pairedByWeek } from '@tredici/engine/evaluate/paired';
import {
  binaryLogLoss,
  brierScore,
  closingLineValue,
  logLoss,
  meanOf,
  outcomeOf,
  rankedProbabilityScore,
} from '@tredici/engine/evaluate/scores';
import {
  type BetType,
  FINAL_RESULTS,
  type PublicRecord,
  RECORDS,
} from '@tredici/engine/markets/bet-types';
import { outcomeOn } from '@tredici/engine/markets/settle';
import type { NumberByBet } from '#db/schema/settlements.ts';
import { DAY_MS } from '#durations.ts';
import { picksOf } from './accuracy.ts';
import type { RecordRow } from './record-store.ts';

type PlayedRow = RecordRow & { readonly homeGoals: number; readonly awayGoals: number };
type Summary = Omit<TrackRecord, 'window' | 'ledger'>;

const CONFIDENCE = 0.95;
/** Probabilities are stored with four decimals: a zero counts as nearly impossible. */
const LEAST = 0.0001;

/** The first record: 1, X and 2. */
const RESULT = RECORDS.find(({ name }) => name === '1X2')!;

/** The record of a span of settled forecasts: everything counts, wins and losses. */
export function summariseRecords(rows: readonly RecordRow[]): Summary {
  const played = rows.filter(
    (row): row is PlayedRow => row.homeGoals !== null && row.awayGoals !== null,
  );
  const grouped = (key: (row: PlayedRow) => string) =>
    [...Map.groupBy(played, key)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...compare(played, RESULT),
    replayed: played.filter(({ replayed }) => replayed).length,
    voided: rows.length - played.length,
    calibration: RECORDS.map((record) => ({
      bet_market: record.name,
      bins: binsOf(
        record.bets.flatMap((bet) => claimsOf(played, bet, (row) => row.blend)),
        10,
      ),
    })),
    tournaments: grouped((row) => String(row.tournamentId)).map(([id, those]) => ({
      tournament_id: Number(id),
      tournament_name: tournamentById(Number(id))?.tournament_name ?? '',
      ...compare(those, RESULT),
    })),
    bet_markets: RECORDS.map((record) => ({
      bet_market: record.name,
      ...compare(played, record),
    })),
    months: grouped((row) => row.day.slice(0, 7)).map(([month, those]) => ({
      month,
      ...compare(those, RESULT),
    })),
    bands: bandsOf(played),
    closing_line: closingLineOf(played),
  };
}

function compare(rows: readonly PlayedRow[], record: PublicRecord) {
  const priced = rows.filter((row) => row.market !== null);
  return {
    number_of_matches: rows.length,
    blend: scoresOf(rows, record, (row) => row.blend),
    model: scoresOf(rows, record, (row) => row.model),
    market: scoresOf(priced, record, (row) => row.market!),
    blend_there: scoresOf(priced, record, (row) => row.blend),
    model_there: scoresOf(priced, record, (row) => row.model),
    with_market: priced.length,
    difference_error: record === RESULT ? differenceError(priced) : null,
  };
}

/** The standard error of the difference from the market. */
function differenceError(priced: readonly PlayedRow[]): number | null {
  if (priced.length === 0) return null;
  const loss = (row: PlayedRow, forecast: NumberByBet) => logLoss(threeOf(forecast), resultOf(row));
  const rows = priced.map((row) => ({
    day: Math.floor(Date.parse(row.day) / DAY_MS),
    difference: loss(row, row.blend) - loss(row, row.market!),
  }));
  return rounded(pairedByWeek(rows).standardError, 5);
}

function threeOf(forecast: NumberByBet) {
  const [home, draw, away] = FINAL_RESULTS.map((bet) => inside(forecast[bet]!));
  return { home: home!, draw: draw!, away: away! };
}

function scoresOf(
  rows: readonly PlayedRow[],
  record: PublicRecord,
  pick: (row: PlayedRow) => NumberByBet,
): RecordScores {
  if (record !== RESULT) {
    const claims = record.bets.flatMap((bet) => claimsOf(rows, bet, pick));
    const mean = (score: (claim: Claim) => number) => rounded(meanOf(claims.map(score)).mean, 5);
    return {
      rps: null,
      log_loss: mean(({ probability, happened }) => binaryLogLoss(inside(probability), happened)),
      brier: mean(({ probability, happened }) => (inside(probability) - (happened ? 1 : 0)) ** 2),
    };
  }
  const mean = (score: (row: PlayedRow) => number) => rounded(meanOf(rows.map(score)).mean, 5);
  const three = (row: PlayedRow) => threeOf(pick(row));
  return {
    rps: mean((row) => rankedProbabilityScore(three(row), resultOf(row))),
    log_loss: mean((row) => logLoss(three(row), resultOf(row))),
    brier: mean((row) => brierScore(three(row), resultOf(row))),
  };
}

/** The forecast probability of a bet and whether it won. A push is neither, and a row from before the bet was
 *  stored is skipped. */
export function claimsOf(
  rows: readonly PlayedRow[],
  bet: BetType,
  pick: (row: PlayedRow) => NumberByBet,
): Claim[] {
  const claims: Claim[] = [];
  for (const row of rows) {
    const probability = pick(row)[bet];
    const outcome = outcomeOn(bet, scoreOf(row));
    if (probability === undefined || outcome === 'void') continue;
    claims.push({ probability, happened: outcome === 'won' });
  }
  return claims;
}

function bandsOf(rows: readonly PlayedRow[]): Summary['bands'] {
  const picks = picksOf(rows);
  const claims = {
    '1X2': picks.map(({ probability, hit }) => ({ probability, happened: hit })),
    double_chance: picks.map(({ doubleChance: { probability, hit } }) => ({
      probability,
      happened: hit,
    })),
  };
  return (['1X2', 'double_chance'] as const).map((market) => ({
    bet_market: market,
    bins: binsOf(claims[market], 20).filter(({ count }) => count > 0),
  }));
}

const binsOf = (claims: readonly Claim[], bins: number): RecordBin[] =>
  calibrationBins(claims, bins, CONFIDENCE).map(toBin);

const toBin = (bin: CalibrationBin): RecordBin => ({
  from: percent(bin.from),
  to: percent(bin.to),
  count: bin.count,
  said: bin.count === 0 ? null : percent(bin.meanProbability),
  observed: bin.count === 0 ? null : percent(bin.observed),
  low: percent(bin.low),
  high: percent(bin.high),
  inside: bin.isInside,
});

/** The likeliest result's best price at the time of the forecast, valued at the market's closing probability. */
function closingLineOf(rows: readonly PlayedRow[]): Summary['closing_line'] {
  const values = rows.flatMap(({ blend, bestOdds, closing }) => {
    const best = FINAL_RESULTS.reduce((a, b) => (blend[b]! > blend[a]! ? b : a));
    const odd = bestOdds?.[best];
    const probability = closing?.[best];
    return odd && probability ? [closingLineValue(odd, probability)] : [];
  });
  const { count, mean, standardError } = meanOf(values);
  return {
    number_of_bets: count,
    mean: rounded(mean, 5),
    standard_error: rounded(standardError, 5),
    beaten: count === 0 ? null : percent(values.filter((value) => value > 0).length / count),
  };
}

const scoreOf = (row: PlayedRow) => ({ home: row.homeGoals, away: row.awayGoals });
const resultOf = (row: PlayedRow) => outcomeOf(scoreOf(row));
const inside = (p: number): number => Math.min(1 - LEAST, Math.max(LEAST, p));
const percent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 100;

function rounded(value: number, digits: number): number | null {
  return Number.isFinite(value) ? Number(value.toFixed(digits)) : null;
}
