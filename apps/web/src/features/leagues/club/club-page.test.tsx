import { beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { ClubPage } from './club-page.tsx';

beforeAll(() => loadMessages('club', 'forecasts', 'errors'));

it.each([
  ['italy-nessuno', 404, { code: 'not_found' }],
  ['😀', 400, { code: 'validation' }],
])('has nothing at an address that no club has: %s', async (slug, status, body) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  const shown = await renderInRouter(
    <QueryProvider>
      <ClubPage slug={slug} />
    </QueryProvider>,
  );
  await expect.element(page.getByText('Nessuna squadra a questo indirizzo.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'tutti i campionati' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await shown.unmount();
});
