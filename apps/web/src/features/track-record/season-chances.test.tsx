import type { SeasonRecord } from '@tredici/contract/track-record';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { SeasonChances } from './season-chances.tsx';

const NONE: SeasonRecord = { seasons: 0, weeks: 0, followed: 18, chances: 0, bands: [] };
const SOME: SeasonRecord = {
  seasons: 2,
  weeks: 61,
  followed: 16,
  chances: 2410,
  bands: [
    { from: 20, to: 30, count: 200, said: 24.6, came: 52 },
    { from: 30, to: 40, count: 110, said: 34.9, came: 33 },
  ],
};

async function open(record: SeasonRecord) {
  vi.stubGlobal('fetch', async () => Response.json(record));
  await renderInRouter(
    <QueryProvider>
      <SeasonChances />
    </QueryProvider>,
  );
}
beforeEach(() => loadMessages('track-record', 'forecasts'));
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('before a season has ended it says so, and how many seasons it follows', async () => {
  await open(NONE);
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/Seguiamo 18 stagioni e nessuna è ancora finita/);
  expect(page.getByRole('table').elements()).toHaveLength(0);
});

test('it says how many of the predicted chances came true, with the sample', async () => {
  await open(SOME);
  await expect
    .element(page.getByText('2.410 probabilità date in 61 settimane · 2 stagioni finite'))
    .toBeVisible();
  const rows = page
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['30–40%30%11033', '20–30%26%20052']);
});
