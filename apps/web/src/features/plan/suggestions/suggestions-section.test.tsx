import type { Suggestions } from '@tredici/contract/suggestions';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { suggestionsQuery } from '../queries.ts';
import { SuggestionsSection } from './suggestions-section.tsx';

beforeAll(() => loadMessages('plan', 'forecasts', 'errors'));

const suggestionsOf = (
  kept_reason: NonNullable<Suggestions['bankroll']>['kept_reason'],
): Suggestions => ({
  results: [],
  week_start: '2026-03-09',
  threshold: 70,
  slots: [],
  next_slot_at: '2026-03-10T14:00:00.000Z',
  left_out_count: 0,
  bankroll: { monday: 150, staked: 0, kept: 150, kept_reason },
  odds_hidden: false,
  prices_at: null,
});

it.each([
  [
    'before-plan',
    /uscite prima che il piano cominciasse\. Le prossime arrivano martedì 10 marzo alle 15:00\./,
  ],
  ['paused', /uscite mentre il piano era in pausa\./],
  ['no-bets', /non ci sono scommesse\./],
] as const)('says why the money stays put: %s', async (reason, said) => {
  queryClient.removeQueries(suggestionsQuery);
  vi.stubGlobal('fetch', async () => Response.json(suggestionsOf(reason)));
  const shown = await renderInRouter(
    <QueryProvider>
      <SuggestionsSection />
    </QueryProvider>,
  );
  await expect.element(page.getByText(/^Puntati 0,00\s€ su 150,00\s€/)).toMatchTextContent(said);
  await shown.unmount();
});
