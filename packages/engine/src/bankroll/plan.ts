/** A plan, calculated from its bets and their results: its weeks and its current state. Stakes follow from
 *  Monday's bankroll, so they are calculated here and not stored: a result that is late or corrected has the
 *  same effect as if it had been known in time. */
import type { BetOutcome } from '../markets/settle.ts';
import { equalStake } from './stakes.ts';
import {
  type Capital,
  playedWeek,
  type SettledStake,
  settleWeek,
  startCapital,
  type WeekMoves,
} from './week.ts';

export type PlanBet = { oddsDecimal: number; outcome: BetOutcome | 'open' };
export type PlannedWeek = {
  /** The date of its Monday, as YYYY-MM-DD. */
  weekStart: string;
  /** The bets in the order in which they were made, slot by slot; a slot without bets may be left out. */
  slots: readonly (readonly PlanBet[])[];
};

export type PlanState = {
  capital: Capital;
  /** Stakes of earlier weeks that are not settled yet: part of the bankroll, but they cannot be staked
   *  again. */
  outCents: number;
};
export type PlanWeek = {
  weekStart: string;
  /** The bankroll at its beginning. */
  budgetCents: number;
  /** The stake of each bet of a slot, slot by slot. */
  slotStakesCents: number[];
  bets: number;
  won: number;
  void: number;
  open: number;
  /** Of the settled bets. */
  stakedCents: number;
  returnedCents: number;
  /** Of the bets that are not settled yet. */
  outCents: number;
  moves: WeekMoves;
  /** At the end of the week. */
  bankrollCents: number;
  savingsCents: number;
};
export type Plan = {
  weeks: PlanWeek[];
  state: PlanState;
  bankrollCents: number;
  savingsCents: number;
  /** Weekly changes of bankroll and savings together, oldest first. */
  variationsCents: number[];
  /** The change of the total capital, in percent of the starting amount. */
  gainLossPercent: number;
  /** The largest fall from the highest total so far, as a share of that total. */
  drawdown: number;
  /** Weeks with settled stakes, and how many of them returned more than those stakes. */
  weeksPlayed: number;
  positiveWeeks: number;
};
export type PlanRefusal = 'bad-budget' | 'bad-odds' | 'weeks-out-of-order';
export type PlanReplay = { ok: true; plan: Plan } | { ok: false; reason: PlanRefusal };

export function startPlan(initialCents: number): PlanState {
  return { capital: startCapital(initialCents), outCents: 0 };
}

/** The amount that can be staked in the week. */
export function stakableCents({ capital, outCents }: PlanState): number {
  return Math.max(0, capital.bankrollCents - outCents);
}

/** Plays one week. Bets that are not settled wait: their stakes are neither lost nor returned. */
export function playPlanWeek(
  state: PlanState,
  { weekStart, slots }: PlannedWeek,
): { state: PlanState; week: PlanWeek } {
  const mondayCents = stakableCents(state);
  const counts = { bets: 0, won: 0, void: 0, open: 0 };
  const slotStakesCents: number[] = [];
  const settled: SettledStake[] = [];
  let leftCents = mondayCents;
  let outCents = 0;
  for (const slot of slots) {
    const stakeCents = equalStake(mondayCents, leftCents, slot.length);
    leftCents -= stakeCents * slot.length;
    slotStakesCents.push(stakeCents);
    for (const { oddsDecimal, outcome } of slot) {
      counts.bets++;
      if (outcome !== 'lost') counts[outcome]++;
      if (outcome === 'open') outCents += stakeCents;
      else settled.push({ stakeCents, oddsDecimal, outcome });
    }
  }
  const played = playedWeek(settled);
  const settlement = settleWeek(state.capital, played);
  // Stakes are parts of the bankroll, so none can exceed it.
  if (!settlement.ok) throw new RangeError(`a week of the plan was refused: ${settlement.reason}`);
  const { capital, moves } = settlement;
  return {
    state: { capital, outCents: state.outCents + outCents },
    week: {
      weekStart,
      budgetCents: state.capital.bankrollCents,
      slotStakesCents,
      ...counts,
      stakedCents: played.stakeCents,
      returnedCents: played.payoutCents,
      outCents,
      moves,
      bankrollCents: capital.bankrollCents,
      savingsCents: capital.savingsCents,
    },
  };
}

/** @param weeks in order, each once; weeks without bets may be left out. */
export function replayPlan(initialCents: number, weeks: readonly PlannedWeek[]): PlanReplay {
  const reason = findFault(initialCents, weeks);
  if (reason) return { ok: false, reason };
  let state = startPlan(initialCents);
  const played = weeks.map((planned) => {
    const step = playPlanWeek(state, planned);
    state = step.state;
    return step.week;
  });
  return { ok: true, plan: { weeks: played, state, ...summarisePlan(initialCents, played) } };
}

export function summarisePlan(
  initialCents: number,
  weeks: readonly Pick<
    PlanWeek,
    'bankrollCents' | 'savingsCents' | 'stakedCents' | 'returnedCents'
  >[],
): Omit<Plan, 'weeks' | 'state'> {
  const last = weeks.at(-1) ?? { bankrollCents: initialCents, savingsCents: 0 };
  const totals = weeks.map(({ bankrollCents, savingsCents }) => bankrollCents + savingsCents);
  const totalCents = last.bankrollCents + last.savingsCents;
  const variationsCents = weeks.map(
    ({ returnedCents, stakedCents }) => returnedCents - stakedCents,
  );
  return {
    bankrollCents: last.bankrollCents,
    savingsCents: last.savingsCents,
    variationsCents,
    gainLossPercent: initialCents > 0 ? (100 * (totalCents - initialCents)) / initialCents : 0,
    drawdown: drawdownOf([initialCents, ...totals]),
    weeksPlayed: weeks.filter(({ stakedCents }) => stakedCents > 0).length,
    positiveWeeks: variationsCents.filter((cents) => cents > 0).length,
  };
}

/** The largest fall from an earlier maximum, as a share of that maximum: 0 to 1. */
export function drawdownOf(capitals: Iterable<number>): number {
  let highest = 0;
  let worst = 0;
  for (const capital of capitals) {
    highest = Math.max(highest, capital);
    if (highest > 0) worst = Math.max(worst, 1 - capital / highest);
  }
  return worst;
}

function findFault(initialCents: number, weeks: readonly PlannedWeek[]): PlanRefusal | null {
  if (!Number.isSafeInteger(initialCents) || initialCents < 0) return 'bad-budget';
  for (const [at, { weekStart, slots }] of weeks.entries()) {
    if (at > 0 && weekStart <= weeks[at - 1]!.weekStart) return 'weeks-out-of-order';
    const isGood = (odds: number) => odds >= 1 && Number.isFinite(odds);
    if (!slots.flat().every(({ oddsDecimal }) => isGood(oddsDecimal))) return 'bad-odds';
  }
  return null;
}
