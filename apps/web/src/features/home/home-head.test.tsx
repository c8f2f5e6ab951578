import type { Prognostic } from '@tredici/contract/bets';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { HomeHead } from './home-head.tsx';
import { homeQueries } from './queries.ts';

beforeAll(() => loadMessages('home', 'forecasts'));

const FIRST = {
  match_date: '2026-11-25T19:45:00.000Z',
  home_team_name: 'Wolverhampton Wanderers',
  away_team_name: 'Brighton & Hove Albion',
} as Prognostic;
const MATCHES = Array.from({ length: 128 }, (_, at) => ({ ...FIRST, tournament_id: at % 22 }));

it.each([320, 345, 346, 352, 359, 360, 390])(
  'says whole on a phone of %i px what comes first, in the room that waited for it',
  async (width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 800));
    onTestFinished(() => queryClient.clear());
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await render(
      <QueryProvider>
        <div style={{ margin: '0 var(--space-4)' }}>
          <HomeHead name="Paola" />
        </div>
      </QueryProvider>,
    );
    const room = document.querySelector('[data-waiting]')!;
    const height = room.getBoundingClientRect().height;
    queryClient.setQueryData(homeQueries.soon.queryKey, {
      results: MATCHES,
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
  },
);
