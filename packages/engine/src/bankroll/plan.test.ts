import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawdownOf,
  type PlanBet,
  type PlannedWeek,
  playPlanWeek,
  replayPlan,
  startPlan,
} from './plan.ts';

const won = (oddsDecimal: number): PlanBet => ({ oddsDecimal, outcome: 'won' });
const LOST: PlanBet = { oddsDecimal: 1.4, outcome: 'lost' };
const VOID: PlanBet = { oddsDecimal: 1.4, outcome: 'void' };

/** Mondays from 6 January 2025 on. */
function dated(weeks: readonly PlanBet[][][]): PlannedWeek[] {
  return weeks.map((slots, at) => {
    const monday = new Date(Date.UTC(2025, 0, 6 + 7 * at));
    return { weekStart: monday.toISOString().slice(0, 10), slots };
  });
}

function planOf(initialCents: number, ...weeks: PlanBet[][][]) {
  const replay = replayPlan(initialCents, dated(weeks));
  if (!replay.ok) throw new Error(replay.reason);
  return replay.plan;
}

describe('a plan', () => {
  it('goes as computed by hand in docs/models/plan.md', () => {
    const plan = planOf(
      10_000,
      // Three bets of 5.00 on Monday, two on Friday.
      [
        [won(1.5), won(1.4), LOST],
        [won(1.35), LOST],
      ],
      [[]],
      [[LOST, LOST, VOID]],
    );
    expect(plan.weeks[0]).toEqual({
      weekStart: '2025-01-06',
      budgetCents: 10_000,
      slotStakesCents: [500, 500],
      bets: 5,
      won: 3,
      void: 0,
      open: 0,
      stakedCents: 2500,
      returnedCents: 2125,
      outCents: 0,
      moves: { resultCents: -375, reinvestedCents: 0, setAsideCents: 0, toppedUpCents: 0 },
      bankrollCents: 9625,
      savingsCents: 0,
    });
    expect(plan.weeks[2]).toMatchObject({
      budgetCents: 9625,
      slotStakesCents: [481],
      bets: 3,
      void: 1,
      stakedCents: 1443,
      returnedCents: 481,
    });
    expect(plan).toMatchObject({
      bankrollCents: 8663,
      savingsCents: 0,
      variationsCents: [-375, 0, -962],
      weeksPlayed: 2,
      positiveWeeks: 0,
      gainLossPercent: -13.37,
    });
    expect(plan.drawdown).toBeCloseTo(0.1337, 10);
  });

  it('can have no week, no bet, only void ones, and nothing left', () => {
    expect(planOf(10_000)).toMatchObject({ bankrollCents: 10_000, drawdown: 0, weeksPlayed: 0 });
    const nothing = planOf(10_000, [], [[]], [[VOID, VOID]]);
    expect(nothing).toMatchObject({
      bankrollCents: 10_000,
      savingsCents: 0,
      variationsCents: [0, 0, 0],
      weeksPlayed: 1,
      positiveWeeks: 0,
    });
    const all = Array.from({ length: 20 }, () => LOST);
    const lost = planOf(10_000, [Array.from({ length: 20 }, () => won(2))], [all], [all], [all]);
    // 50.00 were set aside: they are moved back after the first lost week, and nothing is left after the
    // second.
    expect(
      lost.weeks.map(({ bankrollCents, savingsCents }) => [bankrollCents, savingsCents]),
    ).toEqual([
      [15_000, 5000],
      [5000, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(lost.weeks[3]).toMatchObject({ slotStakesCents: [0], stakedCents: 0 });
    expect(lost).toMatchObject({ drawdown: 1, gainLossPercent: -100, weeksPlayed: 3 });
  });

  it('waits for open results: their stake is neither lost nor staked again', () => {
    const open: PlanBet = { oddsDecimal: 2, outcome: 'open' };
    const twenty = Array.from({ length: 20 }, () => open);
    const waiting = planOf(10_000, [twenty.with(0, won(2))], [[won(2)]]);
    expect(waiting.weeks[0]).toMatchObject({ open: 19, stakedCents: 500, outCents: 9500 });
    // 10,250 in the bankroll, 9,500 of it in open bets: 750 can be staked, 5% of that on a bet.
    expect(waiting.weeks[1]).toMatchObject({ budgetCents: 10_250, slotStakesCents: [37] });
    expect(waiting.state.outCents).toBe(9500);
  });

  it.each([
    ['bad-budget', -1, []],
    ['bad-budget', 0.5, []],
    ['bad-budget', Number.NaN, []],
    ['bad-odds', 100, [{ weekStart: '2025-01-06', slots: [[won(0.5)]] }]],
    ['bad-odds', 100, [{ weekStart: '2025-01-06', slots: [[won(Number.NaN)]] }]],
    [
      'weeks-out-of-order',
      100,
      [
        { weekStart: '2025-01-13', slots: [] },
        { weekStart: '2025-01-06', slots: [] },
      ],
    ],
    [
      'weeks-out-of-order',
      100,
      [
        { weekStart: '2025-01-06', slots: [] },
        { weekStart: '2025-01-06', slots: [] },
      ],
    ],
  ] as const)('refuses %s', (reason, initialCents, weeks) => {
    expect(replayPlan(initialCents, weeks)).toEqual({ ok: false, reason });
  });

  const outcome = fc.constantFrom('won', 'lost', 'void', 'open');
  const bet = fc.record({
    oddsDecimal: fc.integer({ min: 100, max: 400 }).map((hundredths) => hundredths / 100),
    outcome,
  });
  const weeks = fc.array(fc.array(fc.array(bet, { maxLength: 25 }), { maxLength: 4 }), {
    maxLength: 30,
  });
  const budget = fc.integer({ min: 0, max: 100_000_000 });

  it('makes and loses no cent in any sequence of weeks', () => {
    fc.assert(
      fc.property(budget, weeks, (initialCents, slots) => {
        const plan = planOf(initialCents, ...slots);
        let total = initialCents;
        let bankroll = initialCents;
        for (const week of plan.weeks) {
          expect(week.budgetCents).toBe(bankroll);
          total += week.returnedCents - week.stakedCents;
          expect(week.bankrollCents + week.savingsCents).toBe(total);
          expect(week.moves.resultCents).toBe(week.returnedCents - week.stakedCents);
          expect(week.bankrollCents).toBeGreaterThanOrEqual(0);
          expect(week.savingsCents).toBeGreaterThanOrEqual(0);
          expect(week.stakedCents + week.outCents).toBeLessThanOrEqual(week.budgetCents);
          bankroll = week.bankrollCents;
        }
        expect(plan.bankrollCents + plan.savingsCents).toBe(total);
        const sum = plan.variationsCents.reduce((a, b) => a + b, 0);
        expect(initialCents + sum).toBe(total);
      }),
    );
  });

  it('comes to the same when it is settled week by week and again from the week that changed', () => {
    const known = bet.filter(({ outcome: is }) => is !== 'open');
    const settledWeeks = fc.array(fc.array(fc.array(known, { maxLength: 8 }), { maxLength: 4 }), {
      minLength: 1,
      maxLength: 8,
    });
    const firstTold = fc.infiniteStream(fc.option(outcome));
    fc.assert(
      fc.property(budget, settledWeeks, firstTold, (initialCents, slots, told) => {
        const truth = dated(slots);
        // Some results are late or wrong, and are corrected a week later.
        const first = truth.map((week) => ({
          ...week,
          slots: week.slots.map((slot) =>
            slot.map((is) => ({ ...is, outcome: told.next().value ?? is.outcome })),
          ),
        }));
        const states = [startPlan(initialCents)];
        for (const at of truth.keys()) {
          if (at > 0) states[at] = playPlanWeek(states[at - 1]!, truth[at - 1]!).state;
          states[at + 1] = playPlanWeek(states[at]!, first[at]!).state;
        }
        const last = playPlanWeek(states[truth.length - 1]!, truth.at(-1)!);
        const inTime = planOf(initialCents, ...slots);
        expect(last.state).toEqual(inTime.state);
        expect(last.week).toEqual(inTime.weeks.at(-1));
      }),
    );
  });
});

describe('a drawdown', () => {
  it.each([
    [[], 0],
    [[100, 120, 90, 130, 104], 0.25],
    [[100, 110, 120], 0],
    [[0, 0], 0],
    [[100, 0], 1],
  ])('of %o is %d', (capitals, share) => {
    expect(drawdownOf(capitals)).toBeCloseTo(share, 12);
  });
});
