import type { Prognostic } from '@tredici/contract/bets';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { HomeHead } from './home-head.tsx';
import { homeQueries } from './queries.ts';

beforeAll(() => loadMessages('home', 'forecasts'));

const MATCH = {
  match_date: '2026-11-25T19:45:00.000Z',
  home_team_name: 'Wolverhampton Wanderers',
  away_team_name: 'Brighton & Hove Albion',
  tournament_id: 364,
} as Prognostic;

it('says whole on a phone what comes first, in the room that waited for it', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  onTestFinished(() => queryClient.clear());
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await render(
    <QueryProvider>
      <HomeHead name="Paola" />
    </QueryProvider>,
  );
  const room = document.querySelector('[data-waiting]')!;
  const height = room.getBoundingClientRect().height;
  queryClient.setQueryData(homeQueries.soon.queryKey, {
    results: [MATCH],
    bookmakers: [],
    forecasts_at: null,
    prices_at: null,
    odds_hidden: false,
  });
  const first = page.getByText(/Wolverhampton Wanderers – Brighton & Hove Albion\.$/);
  await expect.element(first).toBeVisible();
  const { scrollWidth, clientWidth } = first.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(room.getBoundingClientRect().height).toBe(height);
});
