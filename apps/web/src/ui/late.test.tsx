import { lazy } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { Late } from './late.tsx';

afterEach(() => vi.unstubAllGlobals());

it('says that a part does not come, and leaves the page around it as it is', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x-1.js');
  const Gone = lazy(() => Promise.reject<{ default: () => null }>(gone));
  await renderInRouter(
    <>
      <h1>Pagina</h1>
      <Late>
        <Gone />
      </Late>
    </>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Il server non risponde/);
  await expect.element(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Pagina' })).toBeVisible();
});
