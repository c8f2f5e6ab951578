import { THRESHOLDS } from '@tredici/contract/suggestions';
import { chooseBets } from '@tredici/engine/bankroll/choose-bets';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import {
  insertSuggestions,
  noteChanges,
  SUGGESTIONS_LOCK,
  takeSlot,
} from '#features/suggestions/slot-store.ts';
import type { Job, JobWork } from '#jobs/job.ts';
import { addDays, romeInstant, slotInstants, weekStartOf } from '#jobs/rome-week.ts';
import {
  beginDemoPlan,
  hasSuggestionSlots,
  isPastSettled,
  loadPastOffers,
  type PastOffer,
} from './plan-store.ts';

/** Half a year: the minimum that is recommended for a plan. */
const WEEKS = 26;
const BUDGET_CENTS = 100_00;
const LEVEL = 60;

/** Gives a demonstration the history that a live installation would have: the suggestions of half a year,
 *  chosen by the rule from the frozen forecasts at the first slot with a price, and a plan of the user with
 *  Pro that followed them. Done once, as soon as the past has been forecast. */
export const makeDemoPlanHistory: Job = {
  name: 'demo-plan-history',
  summary: "Gives the demonstration's plan its past weeks",
  cron: '3 4 * * *',
  follows: ['settle'],
  run: ({ db, clock }) => addPlanHistory({ db, clock }),
};

export async function addPlanHistory({ db, clock }: JobWork): Promise<number> {
  const now = clock.now();
  const running = weekStartOf(now);
  const first = addDays(running, -7 * WEEKS);
  return inTransaction(db, async (tx) => {
    await lockInTransaction(tx, SUGGESTIONS_LOCK);
    // Weeks with real suggestions are not invented.
    if (await hasSuggestionSlots(tx, running)) return 0;
    if (!(await isPastSettled(tx, romeInstant(running)))) return 0;
    const offers = await loadPastOffers(tx, romeInstant(first), romeInstant(running));
    if (offers.length === 0) return 0;
    const byWeek = Map.groupBy(offers, ({ kickoff }) => weekStartOf(kickoff));
    let bets = 0;
    for (let week = 0; week < WEEKS; week++) {
      const weekStart = addDays(first, 7 * week);
      const slots = slotInstants(weekStart);
      for (const [slot, due] of slots.entries()) await takeSlot(tx, weekStart, slot, due);
      for (const level of THRESHOLDS) {
        const rows = suggestionsOf(byWeek.get(weekStart) ?? [], level, weekStart, slots);
        await insertSuggestions(tx, rows);
        bets += rows.length;
      }
      await noteChanges(
        tx,
        THRESHOLDS.map((level) => ({ level, weekStart })),
        now,
      );
    }
    await beginDemoPlan(tx, { cents: BUDGET_CENTS, level: LEVEL, startsAt: romeInstant(first) });
    return bets;
  });
}

function suggestionsOf(
  offers: readonly PastOffer[],
  level: number,
  weekStart: string,
  slots: readonly Date[],
) {
  const byMatch = new Map(offers.map((offer) => [offer.matchId, offer]));
  const choice = chooseBets(
    offers.map(({ matchId, blend, bestOdds }) => ({ matchId, probabilities: blend, bestOdds })),
    { levelPercent: level },
  );
  return choice.bets.flatMap(({ matchId, bet, probability, oddsDecimal }) => {
    const { kickoff, runId, averageOdds, pricedAt } = byMatch.get(matchId)!;
    const slot = slots.findIndex((due) => due >= pricedAt && due < kickoff);
    if (slot < 0) return [];
    const createdAt = slots[slot]!;
    return {
      weekStart,
      slot,
      level,
      matchId,
      runId,
      probability,
      betType: bet,
      kickoffUtc: kickoff,
      odd: oddsDecimal,
      currentOdd: oddsDecimal,
      averageOdd: Math.min(oddsDecimal, averageOdds[bet] ?? oddsDecimal),
      createdAt,
      updatedAt: createdAt,
    };
  });
}
