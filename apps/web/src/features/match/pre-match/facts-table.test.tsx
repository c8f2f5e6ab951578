import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { preferences } from '#lib/device/preferences.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { preMatchQuery } from '../queries.ts';
import { FactsTable } from './facts-table.tsx';

const side = (place: number, points: number) => ({
  team_id: place,
  team_name: `Club ${place}`,
  slug: `italy-club-${place}`,
  place,
  points,
  rest_days: 7,
  last: [],
});

it.each([
  ['it', '3° · 18 pt', '19° · 1 pt'],
  ['en', '3rd · 18 pts', '19th · 1 pt'],
] as const)('says place and points apart from one another: %s', async (language, one, two) => {
  preferences.set({ ...preferences.get(), language });
  await loadMessages('match', 'forecasts');
  queryClient.setQueryData(preMatchQuery(7).queryKey, {
    match_id: 7,
    round: 9,
    home: side(3, 18),
    away: side(19, 1),
    meetings: [],
  });
  // The width on a narrow phone.
  const shown = await renderInRouter(
    <QueryProvider>
      <div style={{ width: '20rem' }}>
        <FactsTable matchId={7} home="Torino" away="Genoa" />
      </div>
    </QueryProvider>,
  );
  for (const said of [one, two]) {
    const cell = page.getByRole('cell', { name: said, exact: true });
    await expect.element(cell).toBeVisible();
    const { scrollWidth, clientWidth } = cell.element();
    expect(scrollWidth, 'not cut off').toBeLessThanOrEqual(clientWidth);
  }
  await shown.unmount();
});
