import type { FirstSteps as Steps } from '@tredici/contract/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { keepSettings } from '#lib/api/settings.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { TEST_SETTINGS } from '#testing/test-settings.ts';
import { FirstSteps } from './first-steps.tsx';

const NOTHING: Steps = { forecasts: false, played: 7396, recorded: 0 };
const HALF: Steps = { forecasts: true, played: 7396, recorded: 2500 };

/** A server at the given progress; the test decides what it answers next. */
function serve(first: Steps | null) {
  let steps = first;
  keepSettings({ ...TEST_SETTINGS, first_steps: first });
  vi.stubGlobal('fetch', async () => Response.json({ ...TEST_SETTINGS, first_steps: steps }));
  return (next: Steps | null) => {
    steps = next;
  };
}
const open = (need: 'forecasts' | 'record') =>
  renderInRouter(
    <QueryProvider>
      <FirstSteps need={need}>
        <h1>The page</h1>
      </FirstSteps>
    </QueryProvider>,
  );
beforeEach(() => loadMessages('first-steps'));
afterEach(() => {
  vi.unstubAllGlobals();
  keepSettings(TEST_SETTINGS);
});

test('a page waits for the record, shows the progress and opens by itself', async () => {
  const go = serve(NOTHING);
  await open('record');
  await expect.element(page.getByRole('heading')).toHaveTextContent('Stiamo facendo i conti');
  const rows = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent);
  expect(rows()).toEqual([
    'Partite e quotefatto',
    'Stime delle prossime partitein corso',
    'Registro dell’ultimo annoin attesa',
    'Conti dell’affidabilitàin attesa',
  ]);
  go(HALF);
  await expect
    .poll(() => rows().slice(1, 3), { timeout: 30_000 })
    .toEqual([
      'Stime delle prossime partitefatto',
      'Registro dell’ultimo anno2.500 partite su 7.396in corso',
    ]);
  go(null);
  await expect
    .element(page.getByRole('heading', { name: 'The page' }), { timeout: 30_000 })
    .toBeVisible();
});

test('a page that needs only the forecasts opens with them', async () => {
  serve(HALF);
  await open('forecasts');
  await expect.element(page.getByRole('heading')).toHaveTextContent('The page');
});
