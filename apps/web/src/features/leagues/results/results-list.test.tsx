import { tournamentBySlug } from '@tredici/contract/tournaments';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { resultsQuery } from './queries.ts';
import { ResultsList } from './results-list.tsx';

beforeAll(() => loadMessages('results', 'leagues', 'forecasts', 'errors'));

const SERIE_A = tournamentBySlug('italy-serie-a')!;

it('says that a season has no matches, and offers the other seasons', async () => {
  queryClient.setQueryData(resultsQuery(SERIE_A, '2014/15').queryKey, {
    tournament_id: SERIE_A.tournament_id,
    season: '2014/15',
    seasons: ['2025/26', '2024/25'],
    forecasts_locked: false,
    odds_hidden: false,
    score: null,
    results: [],
  });
  const onView = vi.fn();
  await renderInRouter(
    <QueryProvider>
      <ResultsList league={SERIE_A} view={{ season: '2014/15' }} onView={onView} />
    </QueryProvider>,
  );
  await expect.element(page.getByText('Di questa stagione non abbiamo partite.')).toBeVisible();
  const season = page.getByLabelText('Stagione');
  await expect.element(season).toHaveValue('2014/15');
  await season.selectOptions('2024/25');
  expect(onView).toHaveBeenCalledWith({ season: '2024/25' });
});
