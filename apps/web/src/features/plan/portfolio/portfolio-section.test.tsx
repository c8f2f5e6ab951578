import type { Portfolio } from '@tredici/contract/plan';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { portfolioQuery } from '../queries.ts';
import { PortfolioSection } from './portfolio-section.tsx';

beforeAll(() => loadMessages('plan', 'forecasts', 'errors'));

const planOf = (id: number, budget: number): Portfolio => ({
  plan: { id, budget, threshold: 70, starts_at: '2026-03-09T08:00:00.000Z', paused: null },
  variations: [],
  budget,
  savings: 0,
  total_capital: budget,
  gain_loss_percentage: 0,
  open_stake: 0,
  weeks_played: 0,
  positive_weeks: 0,
  drawdown: 0,
  weeks: [],
  history: [],
  next_slot_at: '2026-03-10T14:00:00.000Z',
});

it('moves the focus to the heading after another plan has been saved', async () => {
  vi.stubGlobal('fetch', async () => Response.json(planOf(2, 200)));
  onTestFinished(() => void vi.unstubAllGlobals());
  queryClient.setQueryData(portfolioQuery.queryKey, planOf(1, 100));
  await renderInRouter(
    <QueryProvider>
      <PortfolioSection />
    </QueryProvider>,
  );
  await page.getByLabelText('Budget').fill('200');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Cominciato con 200,00/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Il tuo piano' })).toHaveFocus();
});
