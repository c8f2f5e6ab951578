import { BET_TYPES, type BetType, RECORDS } from '@tredici/engine/markets/bet-types';
import { type BetOutcome, type MatchEnd, settleBet } from '@tredici/engine/markets/settle';
import { toIso } from '#db/read-rows.ts';
import { inTransaction, lockInTransaction, type Transaction } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import { announceChange } from '#http/invalidation.ts';
import type { JobWork } from '#jobs/job.ts';
import { runInChunks } from '#jobs/run-in-chunks.ts';
import { marketProbabilities } from '../compute/make-forecast.ts';
import { refreshPriceSummaries } from '../compute/refresh-price-summaries.ts';
import { LEDGER_TAG } from '../store.ts';
import {
  countUnsettled,
  forgetLatestPrices,
  loadUnsettled,
  type SettledRow,
  saveSettlements,
  takeSettling,
  type UnsettledRow,
  unsettleReopened,
} from './settle-store.ts';

/** Matches of one transaction. */
const CHUNK = 3000;
/** Older results were settled long ago, and their prices are summarised. */
const RECENT_DAYS = 400;

/** Settles every frozen forecast whose match has ended, and again if the result was corrected. The progress is
 *  the list of matches to settle: a chunk takes its matches off it.
 *  @param onProgress told how many are settled, of how many */
export async function settleDue(
  context: JobWork,
  onProgress?: (done: number, total: number) => void,
): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  await refreshPriceSummaries(db, new Date(now.getTime() - RECENT_DAYS * DAY_MS), now);
  const due = onProgress ? await countUnsettled(db) : 0;
  const settled = await runInChunks({
    context,
    loadChunk: async (tx) => {
      await lockInTransaction(tx, 'settlements');
      return takeSettling(tx, CHUNK);
    },
    cursorOf: (matchId) => matchId,
    work: (tx, matches) => settleChunk(tx, matches, now),
    onProgress: (done) => onProgress?.(done, Math.max(done, due)),
  });
  await inTransaction(db, forgetLatestPrices);
  return settled;
}

async function settleChunk(
  tx: Transaction,
  matches: readonly number[],
  now: Date,
): Promise<number> {
  const reopened = await unsettleReopened(tx, matches);
  const rows = await loadUnsettled(tx, matches);
  await saveSettlements(tx, rows.map(settleForecast), now);
  if (rows.length + reopened > 0) await announceChange(tx, LEDGER_TAG);
  return rows.length;
}

/** The outcome of one forecast: which bets won, and the numbers that records need. */
export function settleForecast(row: UnsettledRow): SettledRow {
  const end = endOf(row);
  const endedAs = (outcome: BetOutcome) =>
    BET_TYPES.filter((bet) => {
      const settled = settleBet(bet, end);
      return settled.ok && settled.outcome === outcome;
    });
  const atClose = row.closing && marketProbabilities(row.closing);
  return {
    forecast_id: row.forecastId,
    match_id: row.matchId,
    tournament_id: row.tournamentId,
    season_id: row.seasonId,
    kickoff_utc: toIso(row.kickoff),
    home_goals: row.homeGoals,
    away_goals: row.awayGoals,
    void_reason: row.voidReason,
    won: endedAs('won'),
    returned: row.voidReason ? [] : endedAs('void'),
    model: recorded(row.model),
    market: row.market && recorded(row.market),
    blend: recorded(row.blend),
    closing: atClose && recorded(atClose),
    best_odds: row.bestOdds && recorded(row.bestOdds),
    replayed: row.replayed,
  };
}

function endOf({ voidReason, homeGoals, awayGoals }: UnsettledRow): MatchEnd {
  if (voidReason) return { void: voidReason };
  if (homeGoals === null || awayGoals === null) throw new Error('a finished match has no score');
  return { score: { home: homeGoals, away: awayGoals } };
}

const RECORDED_BETS: readonly BetType[] = RECORDS.flatMap(({ bets }) => bets);

/** The values of all bets that records need, by name; values that the forecast lacks are omitted. */
function recorded(values: Readonly<Record<string, number>>): Record<string, number> {
  const recorded = RECORDED_BETS.filter((bet) => values[bet] !== undefined);
  return Object.fromEntries(recorded.map((bet) => [bet, rounded(values[bet]!)]));
}

/** The market's closing probabilities have sixteen decimals: six are enough. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
