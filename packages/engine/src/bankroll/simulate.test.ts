import { describe, expect, it } from 'vitest';
import { payoutCents } from '../markets/settle.ts';
import type { PlanModel, RecordedPlanBet } from './draw-week.ts';
import { weekSource } from './draw-week.ts';
import { replayPlan } from './plan.ts';
import { PLAN_MODEL } from './plan-model.ts';
import { type SimulationOptions, simulatePlan } from './simulate.ts';
import { KELLY_SHARE, STAKING_RULES, type StakingRule } from './staking-rules.ts';

const BASE: SimulationOptions = {
  seed: 13,
  startCents: 10_000,
  levelPercent: 70,
  priceShare: 1,
  rule: 'plan',
  source: { kind: 'model', model: PLAN_MODEL },
};

function simulation(options: Partial<SimulationOptions> = {}) {
  const reply = simulatePlan({ ...BASE, ...options });
  if (!reply.ok) throw new Error(reply.reason);
  return reply.simulation;
}

/** Small enough to calculate every possible end of two weeks: up to two bets a week, of two kinds. */
const SMALL: PlanModel = {
  levelPercent: 55,
  weekBets: [0, 1, 2],
  bets: [
    [0.75, 1.5, 1.3],
    [0.6, 1.9, 1.6],
  ],
};
type SmallBet = { probability: number; odds: number; isWon: boolean };
type SmallWeek = { chance: number; bets: SmallBet[] };

function everyWeek(priceShare: number): SmallWeek[] {
  const one = SMALL.bets.flatMap(([probability, best, average]) => {
    const odds = average + priceShare * (best - average);
    const kind = 1 / SMALL.bets.length;
    return [
      { chance: kind * probability, bets: [{ probability, odds, isWon: true }] },
      { chance: kind * (1 - probability), bets: [{ probability, odds, isWon: false }] },
    ];
  });
  const two = one.flatMap((a) =>
    one.map((b) => ({ chance: a.chance * b.chance, bets: [...a.bets, ...b.bets] })),
  );
  const share = 1 / SMALL.weekBets.length;
  return [{ chance: 1, bets: [] }, ...one, ...two].map(({ chance, bets }) => ({
    chance: chance * share,
    bets,
  }));
}

/** The expected final capital after two weeks, by the product's own replay for the rules that have one. */
function exactFinal(rule: StakingRule, priceShare: number): number {
  const weeks = everyWeek(priceShare);
  let expected = 0;
  for (const a of weeks) {
    for (const b of weeks) {
      expected += a.chance * b.chance * finalOf(rule, [a.bets, b.bets]);
    }
  }
  return expected;
}

function finalOf(rule: StakingRule, weeks: readonly SmallBet[][]): number {
  if (rule === 'plan') {
    const planned = weeks.map((bets, at) => ({
      weekStart: `2025-01-0${at + 1}`,
      slots: [
        bets.map(({ odds, isWon }) => ({
          oddsDecimal: odds,
          outcome: isWon ? ('won' as const) : ('lost' as const),
        })),
      ],
    }));
    const replay = replayPlan(BASE.startCents, planned);
    if (!replay.ok) throw new Error(replay.reason);
    return replay.plan.bankrollCents + replay.plan.savingsCents;
  }
  let bankroll = BASE.startCents;
  let savings = 0;
  for (const bets of weeks) {
    let result = 0;
    for (const { probability, odds, isWon } of bets) {
      const kelly = Math.max(0, (KELLY_SHARE * (probability * odds - 1)) / (odds - 1));
      const stake = {
        literal: Math.floor(bankroll / bets.length),
        flat: Math.min(BASE.startCents / 20, Math.floor(bankroll / bets.length)),
        kelly: Math.floor(bankroll * kelly),
      }[rule];
      result += payoutCents(isWon ? 'won' : 'lost', stake, odds) - stake;
    }
    const saved = rule === 'literal' && result > 0 ? Math.ceil(result / 2) : 0;
    bankroll += result - saved;
    savings += saved;
    const back = Math.min(savings, Math.max(0, BASE.startCents - bankroll));
    bankroll += back;
    savings -= back;
  }
  return bankroll + savings;
}

describe('the simulator', () => {
  it.each(STAKING_RULES.flatMap((rule) => [1, 0, 0.4].map((priceShare) => ({ rule, priceShare }))))(
    'agrees with every way counted one by one: $rule at $priceShare',
    ({ rule, priceShare }) => {
      const small = simulation({
        rule,
        priceShare,
        levelPercent: 55,
        weeks: 2,
        runs: 20_000,
        source: { kind: 'model', model: SMALL },
      });
      const exact = exactFinal(rule, priceShare);
      const mean = BASE.startCents + small.expectedCents;
      // Kelly stakes nothing if the price is too low: then only the last bit may differ.
      expect(Math.abs(mean - exact)).toBeLessThanOrEqual(3 * small.standardErrorCents + 1e-6);
      expect(small.isExpectedLoss).toBe(exact < BASE.startCents - 1e-6);
    },
  );

  it('says when a loss is to be expected', () => {
    const model = { ...SMALL, bets: [[0.75, 1.4, 1.28]] as const };
    const source = { kind: 'model', model } as const;
    expect(simulation({ source, priceShare: 0, weeks: 26 })).toMatchObject({
      isExpectedLoss: true,
      isTypicalLoss: true,
    });
    expect(simulation({ source, priceShare: 1, weeks: 26 }).isExpectedLoss).toBe(false);
  });

  it('is the same for the same seed, another for another', () => {
    const once = simulation();
    expect(simulation()).toEqual(once);
    expect(simulation({ seed: 14 }).finalsCents).not.toEqual(once.finalsCents);
  });

  it('has 1,000 runs of 26 weeks unless told otherwise, from the start, in order', () => {
    const { runs, weeks, paths, finalsCents, drawdown } = simulation();
    expect([runs, weeks]).toEqual([1000, 26]);
    expect(finalsCents).toHaveLength(1000);
    expect(finalsCents).toEqual(finalsCents.toSorted((a, b) => a - b));
    for (const path of Object.values(paths)) {
      expect(path).toHaveLength(27);
      expect(path[0]).toBe(10_000);
    }
    for (const [week, low] of paths.low.entries()) {
      expect(low).toBeLessThanOrEqual(paths.median[week]!);
      expect(paths.median[week]!).toBeLessThanOrEqual(paths.high[week]!);
    }
    expect(paths.low.at(-1)).toBeGreaterThanOrEqual(finalsCents[49]!);
    expect(paths.low.at(-1)).toBeLessThanOrEqual(finalsCents[50]!);
    expect(drawdown.mean).toBeGreaterThan(0);
    expect(drawdown.high).toBeGreaterThan(drawdown.median);
  });

  it('shows the four rules on the same weeks', () => {
    const compared = STAKING_RULES.map((rule) => simulation({ weeks: 10, runs: 200, rule }));
    for (const one of compared) expect(one.betsPerWeek).toBe(compared[0]!.betsPerWeek);
    // Staking everything on few bets gives larger falls than 5% on each.
    const [plan, literal] = compared;
    expect(literal!.drawdown.mean).toBeGreaterThan(plan!.drawdown.mean);
  });

  it('counts losses as shares of the runs', () => {
    const { finalsCents, lossShare, halfShare, everHalfShare } = simulation({ rule: 'literal' });
    expect(lossShare).toBe(finalsCents.filter((final) => final < 10_000).length / 1000);
    expect(halfShare).toBe(finalsCents.filter((final) => final <= 5000).length / 1000);
    expect(everHalfShare).toBeGreaterThanOrEqual(halfShare);
    expect(halfShare).toBeGreaterThan(0);
  });

  it('tells its progress up to the end', () => {
    const told: number[] = [];
    simulatePlan({ ...BASE, runs: 500, weeks: 2 }, (share) => told.push(share));
    expect(told).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  });

  it.each([
    ['bad-budget', { startCents: 0 }],
    ['bad-budget', { startCents: 1e14 }],
    ['bad-budget', { startCents: 0.5 }],
    ['bad-level', { levelPercent: 40 }],
    ['bad-level', { levelPercent: Number.NaN }],
    ['bad-horizon', { weeks: 0 }],
    ['bad-horizon', { weeks: Number.NaN }],
    ['bad-runs', { runs: 1e9 }],
    ['bad-price-share', { priceShare: 1.1 }],
    ['no-weeks', { source: { kind: 'record', weeks: [] } }],
  ] as const)('refuses %s: %o', (reason, options) => {
    expect(simulatePlan({ ...BASE, ...options })).toEqual({ ok: false, reason });
  });
});

describe('where weeks come from', () => {
  const bet: RecordedPlanBet = {
    probability: 0.8,
    bestOdds: 1.3,
    averageOdds: 1.2,
    outcome: 'won',
  };

  it('is the record once it has 52 weeks', () => {
    const record = Array.from({ length: 51 }, () => [bet]);
    expect(weekSource(record, PLAN_MODEL).kind).toBe('model');
    expect(weekSource([...record, []], PLAN_MODEL).kind).toBe('record');
  });

  it('draws the weeks of a record as they went, at the price asked for and above the level', () => {
    const low = { ...bet, probability: 0.6, outcome: 'lost' } as const;
    const source = { kind: 'record', weeks: [[bet, low]] } as const;
    // 500 cents at 1.30, and at 1.25: each week the same.
    const best = simulation({ source, weeks: 1, runs: 3 });
    expect(best.finalsCents).toEqual([10_150, 10_150, 10_150]);
    expect(best).toMatchObject({ source: 'record', standardErrorCents: 0, lossShare: 0 });
    expect(simulation({ source, weeks: 1, runs: 1, priceShare: 0.5 }).finalsCents).toEqual([
      10_125,
    ]);
    const both = simulation({ source, weeks: 1, runs: 1, levelPercent: 55 });
    expect(both.finalsCents).toEqual([9650]);
    const voided = { kind: 'record', weeks: [[{ ...bet, outcome: 'void' }]] } as const;
    expect(simulation({ source: voided, runs: 1 }).finalsCents).toEqual([10_000]);
  });

  it('is a model that keeps what was measured', () => {
    const { weekBets, bets } = PLAN_MODEL;
    const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    // 4,119 bets in 262 weeks, 43.7% of them above 70.
    expect(mean([...weekBets])).toBeCloseTo(4119 / 262, 0);
    expect(bets.filter(([p]) => p > 0.7).length / bets.length).toBeCloseTo(0.437, 1);
    for (const [p, best, average] of bets) {
      expect(p).toBeGreaterThan(0.55);
      expect(p * best).toBeGreaterThan(1.02);
      expect(p * best).toBeLessThan(1.1);
      expect(average).toBeLessThan(best);
    }
  });
});
