import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { preferences } from '#lib/device/preferences.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import type { MyBets } from '../queries.ts';
import { BreakdownSection } from './breakdown-section.tsx';

beforeAll(() => loadMessages('my-bets', 'forecasts'));

it('keeps a minus and its amount on one line', async () => {
  const row = {
    key: 'Acme',
    bets: 1,
    won: 0,
    open: 0,
    staked: 1_234_567.89,
    returned: 0,
    profit: -1_234_567.89,
    yield: { percent: -100, standard_error: null },
    closing_line: null,
    against_forecast: null,
    against_no_edge: null,
  };
  const bets = { by_bookmaker: [row] } as unknown as MyBets;
  preferences.set({ language: 'en' });
  onTestFinished(() => preferences.set({ language: 'it' }));
  await render(
    <div style={{ width: 440 }}>
      <BreakdownSection bets={bets} />
    </div>,
  );
  const profit = page.getByRole('cell', { name: '−€1,234,567.89' });
  await expect.element(profit).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(profit.element());
  // One rectangle per line of text.
  expect(words.getClientRects()).toHaveLength(1);
});
