import type { MatchDetail } from '@tredici/contract/match';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMessages } from '#lib/i18n/translate.ts';
import { DifferencesWaiting, LargestDifferences } from './largest-differences.tsx';

beforeAll(() => loadMessages('match', 'forecasts'));

// Only the fields that these rows read.
const match = {
  home_team_name: 'Bologna',
  away_team_name: 'Sassuolo',
  bets: { '1': 50, X: 20, dnb_1: 50 },
  interval: { dnb_1: [45, 55] },
  odds: { Ottima: { url: null, '1': { odd: 2.4 }, X: { odd: 4 }, dnb_1: { odd: 2.2 } } },
  bookmakers: ['Ottima'],
} as unknown as MatchDetail;

/** The widths on a desktop, on a phone, and of a column in which the text goes below. */
it.each([26, 20, 17])('shows every bet in full at %s rem', async (width) => {
  const lineHeights = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((line) => line.getBoundingClientRect().height);
  const at = { width: `${width}rem` };
  const waiting = await render(
    <div style={at}>
      <DifferencesWaiting />
    </div>,
  );
  const reserved = lineHeights();
  await waiting.unmount();
  await render(
    <div style={at}>
      <LargestDifferences match={match} />
    </div>,
  );
  const meaning = page.getByText('Vince Bologna; col pareggio la posta torna');
  await expect.element(meaning).toBeVisible();
  const bet = meaning.element().parentElement!;
  expect(bet.scrollWidth).toBeLessThanOrEqual(bet.clientWidth);
  expect(getComputedStyle(bet).textOverflow).toBe('clip');
  expect(lineHeights()).toEqual(reserved);
});
