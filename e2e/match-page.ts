import { expect, type Page } from '@playwright/test';
import type { MatchDetail } from '@tredici/contract/match';

export const MATCH_CALL = '**/api/v1/tredici/match/*/';
export const PHONE = { width: 390, height: 844 };

/** Asks the API as the user of the page. */
async function ask<T>(page: Page, path: string): Promise<T> {
  const { origins } = await page.context().storageState();
  const kept = origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === 'tredici.session');
  const { token } = JSON.parse(kept!.value) as { token: string };
  const reply = await page.request.get(`/api/v1/tredici${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.status()).toBe(200);
  return (await reply.json()) as T;
}

interface Listed {
  readonly match_id: number;
  readonly bets: object;
  readonly odds: object;
}

/** The next Serie A match that several bookmakers price; the demo always has one. A Tredici that has just
 *  started is still making its first forecasts. */
export async function comingMatch(page: Page): Promise<MatchDetail> {
  let listed: Listed | undefined;
  await expect
    .poll(
      async () => {
        const { results } = await ask<{ results: Listed[] }>(page, '/bets/524/?bets=main');
        listed = results.find(({ odds }) => Object.keys(odds).length >= 3);
        return Object.keys(listed?.bets ?? {}).length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  return ask<MatchDetail>(page, `/match/${listed!.match_id}/`);
}

/** A real match with changes, for states that the demo does not have every day. */
export async function openChanged(
  page: Page,
  change: (match: MatchDetail) => Partial<MatchDetail>,
): Promise<MatchDetail> {
  const real = await comingMatch(page);
  const changed = { ...real, ...change(real) };
  await page.route(MATCH_CALL, (route) => route.fulfill({ json: changed }));
  await page.goto(`/match/${changed.match_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(changed.home_team_name);
  return changed;
}
