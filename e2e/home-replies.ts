import type { Page, Route } from '@playwright/test';
import type { CurrentUser } from '@tredici/contract/account';
import type { Odds, Prognostic, Prognostics } from '@tredici/contract/bets';
import { journeyNow, tomorrow } from './journey-clock.ts';

export const BEST = '**/api/v1/tredici/bets/best/**';
export const COMING = '**/api/v1/tredici/bets/?**';
export const LEVELS = '**/api/v1/tredici/accuracy/levels/';

/** A Serie A match of tomorrow, with the given changes; its odds of 1 are fair. */
export function match(id: number, home: number, given: Partial<Prognostic> = {}): Prognostic {
  const kickOff = new Date(tomorrow().getTime() + id * 60_000).toISOString();
  const draw = (100 - home) * 0.6;
  return {
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
    bet_house_url: null,
    forecast_at: journeyNow().toISOString(),
    bets: { '1': home, X: draw, '2': 100 - home - draw, '1X': home + draw, '12': 80, X2: 50 },
    odds: { Primo: { url: null, '1': { odd: 100 / home } } } as object as Odds,
    ...given,
  };
}

export function listOf(results: Prognostic[]): Prognostics {
  const now = journeyNow().toISOString();
  return {
    results,
    bookmakers: ['Primo'],
    odds_hidden: false,
    forecasts_at: now,
    prices_at: now,
  };
}

export const withList = (page: Page, results: Prognostic[]) =>
  page.route(BEST, (route) => route.fulfill({ json: listOf(results) }));

export const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { detail: '', code: 'internal' } });

/** The demo user is shared by all journeys, so the change is only in this page's replies. */
export async function asUser(page: Page, changes: Partial<CurrentUser>): Promise<void> {
  await page.route('**/api/account/verify-token/', async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { ...reply, user: { ...reply.user, ...changes } } });
  });
}
