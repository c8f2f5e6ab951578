import { tournamentBySlug } from '@tredici/contract/tournaments';
import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { tableQuery } from './queries.ts';
import { TablePage } from './table-page.tsx';

beforeAll(() => loadMessages('table', 'leagues', 'forecasts', 'errors'));

const SERIE_A = tournamentBySlug('italy-serie-a')!;

it('says that a season has no matches, and offers the other seasons', async () => {
  queryClient.setQueryData(tableQuery(SERIE_A, '2031/32').queryKey, {
    tournament_id: SERIE_A.tournament_id,
    season: '2031/32',
    seasons: ['2025/26', '2024/25'],
    projections_locked: false,
    no_projection: 'past',
    projected_at: null,
    rules: { source: '', since: '' },
    zones: [],
    lines: [],
    history: [],
  });
  const onSeason = vi.fn();
  // The other calls of the page are not under test.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await renderInRouter(
    <QueryProvider>
      <TablePage
        slug={SERIE_A.slug}
        season="2031/32"
        onLeague={() => undefined}
        onSeason={onSeason}
      />
    </QueryProvider>,
  );
  await expect.element(page.getByText('Di questa stagione non abbiamo partite.')).toBeVisible();
  const season = page.getByLabelText('Stagione');
  await expect.element(season).toHaveValue('2031/32');
  await season.selectOptions('2025/26');
  expect(onSeason).toHaveBeenCalledWith('2025/26');
});
