import type { Page, Route } from '@playwright/test';

export const SERIE_A = '/pronostici/italy-serie-a';
export const ALL = '/pronostici/tutti-le-leghe';
export const BETS = '**/api/v1/tredici/bets/**';

interface Listed {
  match_id: number;
  match_date: string;
  date: string;
  home_team_name: string;
  away_team_name: string;
  status: string;
  bets: Record<string, number>;
  odds: object;
}

export const picker = (page: Page) => page.getByRole('combobox', { name: 'Campionato' });
export const lines = (page: Page) => page.getByRole('rowheader');
export const boxes = (page: Page) => page.getByRole('group', { name: 'Ordine' });

/** The server's own reply, with other matches in it. */
export function answerWith(change: (matches: Listed[]) => object[]) {
  return async (route: Route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, results: change(body.results) } });
  };
}

/** Makes all matches upcoming and within the week shown, whatever the date. */
export const thousand = answerWith((own) => {
  const end = Date.parse(own[0]!.date) + 5 * 86_400_000;
  const soon = own.filter(({ date, status }) => status === 'scheduled' && Date.parse(date) < end);
  return Array.from({ length: 1000 }, (_, at) => ({
    ...soon[at % soon.length],
    match_id: at + 1,
  }));
});
