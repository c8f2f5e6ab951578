import type { Championship } from '@tredici/contract/championships';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { StandingsTable } from './standings-table.tsx';

beforeAll(() => loadMessages('championships', 'forecasts'));
const { innerWidth, innerHeight } = window;
afterAll(() => page.viewport(innerWidth, innerHeight));

const championship = {
  participants: [{ id: 1, name: 'Undici', team_id: null }],
  standings: [
    {
      participant_id: 1,
      played: 10,
      won: 6,
      drawn: 1,
      lost: 3,
      goals_for: 26,
      goals_against: 19,
      points: 19,
      total: 761.5,
      expected_points: 20.4,
      luck: -1.4,
    },
  ],
} as unknown as Championship;

it('shows wins, draws and losses at every width', async () => {
  await page.viewport(1200, 800);
  await renderInRouter(<StandingsTable championship={championship} />);
  const column = page.getByRole('columnheader', { name: 'V', exact: true });
  const below = page.getByText('G 10 · V 6 · N 1 · P 3');
  await expect.element(column).toBeVisible();
  await expect.element(below).not.toBeVisible();
  await page.viewport(390, 800);
  await expect.element(below).toBeVisible();
  const table = page.getByRole('table').element();
  expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(390);
});
