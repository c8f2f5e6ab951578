import type { Page } from '@playwright/test';
import type { PlanFigures, Portfolio, PortfolioWeek } from '@tredici/contract/plan';
import type { LeftOut, SuggestedBet, Suggestions } from '@tredici/contract/suggestions';
import { WEEK_MS } from '@tredici/server/durations';
import { journeyNow, tomorrow } from './journey-clock.ts';

export const SUGGESTED = '**/api/v1/tredici/bets/suggested/**';
const LEFT_OUT = '**/api/v1/tredici/bets/left-out/**';
export const SUMMARY = '**/api/v1/tredici/portfolio/summary/**';
const RECORD = '**/api/v1/tredici/plan/record/**';
const FIGURES = '**/api/v1/tredici/plan/figures/**';

const now = () => journeyNow().toISOString();

/** A bet on a match of tomorrow with five euro of the plan, with the given changes. */
export function suggested(id: number, given: Partial<SuggestedBet> = {}): SuggestedBet {
  const kickOff = new Date(tomorrow().getTime() + id * 60_000).toISOString();
  return {
    id,
    match: {
      match_id: id,
      date: kickOff.slice(0, 10),
      match_date: kickOff,
      home_team_name: `Casa ${id}`,
      away_team_name: `Ospiti ${id}`,
      tournament_id: 524,
      tournament_name: 'Italy Serie A',
      season: '2025/26',
      status: 'scheduled',
      home_goals: null,
      away_goals: null,
      bet_house_url: 'https://bookmaker.test/',
    },
    bet_type: '1',
    probability: 70 + id,
    budget: 5,
    no_stake: null,
    odd: 1.45,
    current_odd: 1.4,
    bookmaker: 'Primo',
    outcome: 'open',
    gain_loss: null,
    noted: false,
    slot: 0,
    created_at: now(),
    updated_at: now(),
    ...given,
  };
}

export function suggestionsOf(
  results: SuggestedBet[],
  given: Partial<Suggestions> = {},
): Suggestions {
  return {
    results,
    week_start: now().slice(0, 10),
    threshold: 70,
    slots: [],
    next_slot_at: tomorrow().toISOString(),
    left_out_count: 1,
    bankroll: { monday: 100, staked: 15, kept: 85, kept_reason: 'few-bets' },
    odds_hidden: false,
    prices_at: now(),
    ...given,
  };
}

function leftOutOf(): LeftOut {
  const { bet_house_url: _, ...match } = suggested(90).match;
  return {
    results: [
      {
        match: { ...match, home_team_name: 'Scartata', away_team_name: 'Sospetta' },
        bet_type: '2',
        probability: 81,
        odd: 1.5,
        value: 1.215,
        reason: 'price-suspect',
      },
    ],
    odds_hidden: false,
  };
}

/** Weeks up to this one, with these results in euro on ten euro staked; half of a gain is set aside. */
function weeksOf(results: readonly number[]): PortfolioWeek[] {
  let total = 100;
  return results.map((gain, at) => {
    const budget = total;
    total += gain;
    const monday = new Date(journeyNow().getTime() - (results.length - at) * WEEK_MS);
    return {
      week_start: monday.toISOString().slice(0, 10),
      budget,
      gain_loss: gain,
      gain_loss_percentage: (100 * gain) / budget,
      staked: 10,
      returned: 10 + gain,
      open_stake: 0,
      bets: 2,
      won: gain > 0 ? 2 : 0,
      void: 0,
      open: 0,
      bankroll: Math.min(total, 100),
      savings: Math.max(0, total - 100),
      total_capital: total,
    };
  });
}

export function portfolioOf(given: Partial<Portfolio> = {}): Portfolio {
  const weeks = weeksOf([6.5, -10, 4.2, 8, -3.25]);
  return {
    variations: weeks.map(({ gain_loss }) => gain_loss),
    budget: 100,
    savings: 5.45,
    gain_loss_percentage: 5.45,
    weeks,
    total_capital: 105.45,
    open_stake: 15,
    weeks_played: 5,
    positive_weeks: 3,
    drawdown: 9.4,
    plan: { id: 1, budget: 100, threshold: 70, starts_at: now(), paused: null },
    next_slot_at: tomorrow().toISOString(),
    history: [],
    ...given,
  };
}

export const NO_PLAN: Partial<Portfolio> = {
  variations: [],
  weeks: [],
  budget: 0,
  savings: 0,
  total_capital: 0,
  open_stake: 0,
  gain_loss_percentage: 0,
  weeks_played: 0,
  positive_weeks: 0,
  drawdown: 0,
  plan: null,
};

const MEASURED: PlanFigures = {
  window: { start: '2025-03-01', end: '2026-03-01' },
  threshold: 70,
  final_result: { accuracy: 78.6, number_of_matches: 412 },
  double_chance: { accuracy: 91.2, number_of_matches: 412 },
  simulation: { runs: 1000, weeks: 26, seed: 13, source: 'model', source_weeks: 0, drawdown: 21.3 },
  horizons: [{ weeks: 26, loss: 20 }],
  horizon_weeks: 26,
  horizon_loss: 20,
  reinvested: 50,
  saved: 50,
  largest_stake: 5,
};

/** Fakes the page's calls with the given replies. */
export async function withPlan(
  page: Page,
  suggestions: Suggestions,
  portfolio: Portfolio,
): Promise<void> {
  await page.route(SUGGESTED, (route) => route.fulfill({ json: suggestions }));
  await page.route(LEFT_OUT, (route) => route.fulfill({ json: leftOutOf() }));
  await page.route(SUMMARY, (route) => route.fulfill({ json: portfolio }));
  await page.route(RECORD, (route) =>
    route.fulfill({ json: { weeks: [], usual_price_share: null } }),
  );
  await page.route(FIGURES, (route) => route.fulfill({ json: MEASURED }));
}
