import { THRESHOLDS } from '@tredici/contract/suggestions';
import { chooseBets, type MatchOffer } from '@tredici/engine/bankroll/choose-bets';
import { toDate } from '#db/read-rows.ts';
import { inTransaction, lockInTransaction, type Transaction } from '#db/transaction.ts';
import type { JobWork } from '#jobs/job.ts';
import { dueSlot, weekEnd } from '#jobs/rome-week.ts';
import {
  hasForecastRun,
  insertSuggestions,
  loadBetMatches,
  loadOffers,
  noteChanges,
  type OfferRow,
  replaceLeftOut,
  SUGGESTIONS_LOCK,
  takeSlot,
} from './slot-store.ts';

export interface SlotReport {
  readonly weekStart: string;
  readonly slot: number;
  readonly matches: number;
  /** By risk level. */
  readonly bets: Readonly<Record<number, number>>;
}

/** Makes the suggestions of the slot that was due last, unless they are made already: a missed slot is made
 *  late, from the matches that are still to be played. Returns undefined if there is nothing to do. */
export async function suggestDue({ db, clock }: JobWork): Promise<SlotReport | undefined> {
  const now = clock.now();
  const due = dueSlot(now);
  if (!due || !(await hasForecastRun(db))) return undefined;
  const { weekStart, slot } = due;
  return inTransaction(db, async (tx) => {
    await lockInTransaction(tx, SUGGESTIONS_LOCK);
    if (!(await takeSlot(tx, weekStart, slot, now))) return undefined;
    const offers = await loadOffers(tx, now, weekEnd(weekStart));
    const bets: Record<number, number> = {};
    for (const level of THRESHOLDS) {
      bets[level] = await suggestForLevel(tx, offers, { weekStart, slot, level, now });
    }
    await noteChanges(
      tx,
      THRESHOLDS.map((level) => ({ level, weekStart })),
      now,
    );
    return { weekStart, slot, matches: offers.length, bets };
  });
}

interface LevelSlot {
  readonly weekStart: string;
  readonly slot: number;
  readonly level: number;
  readonly now: Date;
}

async function suggestForLevel(
  tx: Transaction,
  offers: readonly OfferRow[],
  { weekStart, slot, level, now }: LevelSlot,
): Promise<number> {
  const byMatch = new Map(offers.map((offer) => [offer.matchId, offer]));
  const alreadyBet = await loadBetMatches(tx, level, weekStart);
  const { bets, leftOut } = chooseBets(offers.map(toOffer), { levelPercent: level, alreadyBet });
  await insertSuggestions(
    tx,
    bets.map(({ matchId, bet, probability, oddsDecimal }) => {
      const { kickoff, runId, prices } = byMatch.get(matchId)!;
      return {
        weekStart,
        slot,
        level,
        matchId,
        runId,
        probability,
        betType: bet,
        kickoffUtc: toDate(kickoff),
        odd: oddsDecimal,
        averageOdd: prices![bet]![1],
        currentOdd: oddsDecimal,
        createdAt: now,
        updatedAt: now,
      };
    }),
  );
  await replaceLeftOut(
    tx,
    { level, weekStart },
    leftOut.map(({ matchId, bet, probability, oddsDecimal, reason }) => ({
      weekStart,
      level,
      matchId,
      betType: bet,
      probability,
      odd: oddsDecimal,
      reason,
    })),
  );
  return bets.length;
}

function toOffer({ matchId, blend, prices }: OfferRow): MatchOffer<number> {
  const bestOdds = Object.fromEntries(
    Object.entries(prices ?? {}).map(([bet, [best]]) => [bet, best]),
  );
  return { matchId, probabilities: blend, bestOdds };
}
