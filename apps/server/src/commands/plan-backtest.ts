/** The plan's rule over forecasts of the past: what `tredici backtest --plan` writes. */

import { RISK_LEVELS } from '@tredici/contract/accuracy';
import { type BetRecord, betRecord, type PlacedBet } from '@tredici/engine/bankroll/bet-record';
import { chooseBets, type MatchOffer } from '@tredici/engine/bankroll/choose-bets';
import { type PlanBet, replayPlan } from '@tredici/engine/bankroll/plan';
import type { MatchForecast } from '@tredici/engine/forecast/forecaster';
import { gridResult } from '@tredici/engine/grid/calibrated-grid';
import type { FinalResult } from '@tredici/engine/markets/bet-types';
import { type BetOutcome, settleBet } from '@tredici/engine/markets/settle';
import { isPlayed, type MatchRecord, mondayOf } from '@tredici/engine/match/match-record';
import { DAY_MS } from '#durations.ts';
import { csvLine } from '#sources/csv-line.ts';

export const PLAN_HEADER =
  'week_start,level,price,bets,won,staked_cents,returned_cents,bankroll_cents,savings_cents\n';
const INITIAL_CENTS = 100_00;
/** Any amount will do for a flat yield; a large one keeps cents from mattering. */
const FLAT_STAKE_CENTS = 1_000_00;
const PRICES = ['best', 'average'] as const;
type Price = (typeof PRICES)[number];

/** A match whose best and average prices are both known, and how each result ended. */
export type PricedMatch = {
  monday: number;
  offer: MatchOffer<MatchRecord>;
  averageOdds: Readonly<Record<FinalResult, number>>;
};
export type PlanBacktestBet = { probability: number; outcome: BetOutcome } & Record<Price, number>;

/** Null where the files have no best or no average price from before the match: nothing to bet on. */
export function pricedMatch(match: MatchRecord, forecast: MatchForecast): PricedMatch | null {
  const best = match.opening?.maximum?.result;
  const average = match.opening?.average?.result;
  if (!best || !average || !forecast.blend) return null;
  const byResult = ({ home, draw, away }: typeof best) => ({ 1: home, X: draw, 2: away });
  return {
    monday: mondayOf(match.day),
    offer: {
      matchId: match,
      probabilities: byResult(gridResult(forecast.blend.grid)),
      bestOdds: byResult(best),
    },
    averageOdds: byResult(average),
  };
}

/** The bets of a level by the Monday of their week. A week's prices are of one moment in the files, so
 *  it has one slot. */
export function betsByWeek(
  matches: readonly PricedMatch[],
  levelPercent: number,
): Map<number, PlanBacktestBet[]> {
  const averages = new Map(matches.map(({ offer, averageOdds }) => [offer.matchId, averageOdds]));
  const { bets } = chooseBets(
    matches.map(({ offer }) => offer),
    { levelPercent },
  );
  const weeks = new Map<number, PlanBacktestBet[]>();
  for (const { matchId: match, bet, probability, oddsDecimal } of bets) {
    const monday = mondayOf(match.day);
    const week = weeks.get(monday) ?? [];
    weeks.set(monday, week);
    const average = averages.get(match)![bet];
    week.push({ probability, best: oddsDecimal, average, outcome: outcomeOf(match, bet) });
  }
  return weeks;
}

/** Every week between the two days, four levels and both prices, each begun with 100 euro. */
export function planRows(
  matches: readonly PricedMatch[],
  { fromDay, toDay }: { fromDay: number; toDay: number },
): string[] {
  const mondays: number[] = [];
  for (let day = mondayOf(fromDay); day <= toDay; day += 7) mondays.push(day);
  return RISK_LEVELS.flatMap(({ threshold }) => {
    const weeks = betsByWeek(matches, threshold);
    return PRICES.flatMap((price) => {
      const replay = replayPlan(
        INITIAL_CENTS,
        mondays.map((monday) => ({
          weekStart: dateOf(monday),
          slots: [(weeks.get(monday) ?? []).map((bet) => planBet(bet, price))],
        })),
      );
      if (!replay.ok) throw new Error(`the plan was refused: ${replay.reason}`);
      return replay.plan.weeks.map((week) => {
        const { weekStart, bets, won, stakedCents, returnedCents } = week;
        const played = [bets, won, stakedCents, returnedCents];
        const after = [week.bankrollCents, week.savingsCents];
        return `${csvLine([weekStart, threshold, price, ...played, ...after])}\n`;
      });
    });
  });
}

/** The flat yield of each level at both prices, in percent with its standard error. */
export function flatYields(matches: readonly PricedMatch[]) {
  return RISK_LEVELS.map(({ threshold }) => {
    const bets = [...betsByWeek(matches, threshold).values()].flat();
    const [best, average] = PRICES.map((price) =>
      betRecord(bets.map((bet) => flatBet(bet, price))),
    );
    return {
      level: threshold,
      bets: bets.length,
      hit: percent(best!.won / bets.length),
      expected: percent(bets.reduce((sum, { probability }) => sum + probability, 0) / bets.length),
      best: yieldText(best!.yield),
      average: yieldText(average!.yield),
    };
  });
}

function planBet(bet: PlanBacktestBet, price: Price): PlanBet {
  return { oddsDecimal: bet[price], outcome: bet.outcome };
}

function flatBet(bet: PlanBacktestBet, price: Price): PlacedBet {
  const { probability } = bet;
  return { ...planBet(bet, price), stakeCents: FLAT_STAKE_CENTS, probability, closingOdds: null };
}

/** A match without a result that counts gives the stake back. */
function outcomeOf(match: MatchRecord, bet: FinalResult): BetOutcome {
  const end = isPlayed(match)
    ? { score: match.score }
    : { void: match.awarded ? ('awarded' as const) : ('abandoned' as const) };
  const settled = settleBet(bet, end);
  return settled.ok ? settled.outcome : 'void';
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function yieldText(flat: BetRecord['yield']): string {
  if (!flat) return '–';
  const sign = flat.share < 0 ? '' : '+';
  const error = flat.standardError === null ? '–' : (100 * flat.standardError).toFixed(1);
  return `${sign}${percent(flat.share)} ± ${error}`;
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
