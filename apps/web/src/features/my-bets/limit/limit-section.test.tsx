import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { LimitSection } from './limit-section.tsx';

beforeAll(() => loadMessages('my-bets', 'forecasts', 'errors'));

it.each([
  [{ staked: 30, left: 20, is_reached: false }, /30,00\s€ su 50,00\s€: restano 20,00\s€\.$/],
  [{ staked: 50, left: 0, is_reached: true }, /50,00\s€ su 50,00\s€: restano 0,00\s€\.$/],
  [{ staked: 99, left: 0, is_reached: true }, /99,00\s€ su 50,00\s€: 49,00\s€ oltre il tuo limite/],
])('says what is left, and how far beyond the limit one is: %j', async (month, said) => {
  await render(
    <QueryProvider>
      <LimitSection limit={{ limit: 50, raise: null, ...month }} />
    </QueryProvider>,
  );
  await expect.element(page.getByText(/^Questo mese/)).toMatchTextContent(said);
});

it('moves the focus to the heading after a limit has been saved', async () => {
  const limit = { limit: 50, raise: null, staked: 30, left: 20, is_reached: false };
  vi.stubGlobal('fetch', async () => Response.json({ ...limit, limit: 40, left: 10 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await render(
    <QueryProvider>
      <LimitSection limit={limit} />
    </QueryProvider>,
  );
  await page.getByLabelText('Nuovo limite al mese').fill('40');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByLabelText('Nuovo limite al mese')).toHaveValue('');
  await expect.element(page.getByRole('heading', { name: 'Il tuo limite del mese' })).toHaveFocus();
});
