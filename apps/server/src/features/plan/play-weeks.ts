import {
  type PlanBet,
  type PlanState,
  type PlanWeek,
  playPlanWeek,
  stakableCents,
} from '@tredici/engine/bankroll/plan';

/** Computes the weeks of one plan from the suggestions at its level. */

/** The slots of a week that have been made, with a level's bets in each. */
export interface LevelWeek {
  readonly weekStart: string;
  readonly slots: readonly {
    readonly slot: number;
    /** Milliseconds since 1970. */
    readonly madeAt: number;
    readonly bets: readonly PlanBet[];
  }[];
}

/** A span of time: from its beginning up to but not including its end. */
export interface Span {
  readonly from: number;
  readonly until: number | null;
}

export interface PlanSpan extends Span {
  readonly pauses: readonly Span[];
}

export interface PlayedWeek extends PlanWeek {
  readonly mondayCents: number;
  /** Of each bet, for each of the week's four slots; 0 if the plan did not take it. */
  readonly stakeOfSlot: readonly number[];
  /** Open stakes of this week and of those before it. */
  readonly waitingCents: number;
}

const SLOTS = 4;

export const takes = ({ pauses, ...span }: PlanSpan, at: number): boolean =>
  isWithin(span, at) && !pauses.some((pause) => isWithin(pause, at));

/** Plays the weeks in order. A week in which the plan took no slot is left out. */
export function playWeeks(
  start: PlanState,
  span: PlanSpan,
  weeks: readonly LevelWeek[],
): PlayedWeek[] {
  let state = start;
  const played: PlayedWeek[] = [];
  for (const { weekStart, slots } of weeks) {
    const taken = slots.filter(({ madeAt }) => takes(span, madeAt));
    if (taken.length === 0) continue;
    const mondayCents = stakableCents(state);
    const step = playPlanWeek(state, { weekStart, slots: taken.map(({ bets }) => bets) });
    state = step.state;
    const stakeOfSlot = new Array<number>(SLOTS).fill(0);
    for (const [at, { slot }] of taken.entries()) {
      stakeOfSlot[slot] = step.week.slotStakesCents[at]!;
    }
    played.push({ ...step.week, mondayCents, stakeOfSlot, waitingCents: state.outCents });
  }
  return played;
}

function isWithin({ from, until }: Span, at: number): boolean {
  return at >= from && (until === null || at < until);
}
