import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { carryMatch } from '#football/carried-match.ts';
import type { CouponMatch } from '#football/coupon-match.ts';
import { QueryProvider } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { MatchPage } from './match-page.tsx';

const LINE: CouponMatch = {
  match_id: 7,
  match_date: '2026-03-14T19:45:00Z',
  tournament_name: 'Italy Serie A',
  home_team_name: 'Inter',
  away_team_name: 'Milan',
  status: 'scheduled',
  home_goals: null,
  away_goals: null,
  bets: { '1': 51, X: 27, '2': 22 },
};

/** The call is never answered. */
async function open(matchId: number, carried?: CouponMatch) {
  await loadMessages('match', 'forecasts');
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const shown = (
    <QueryProvider>
      <MatchPage matchId={matchId} access="premium" problem={() => null} />
    </QueryProvider>
  );
  return renderInRouter(shown, `/match/${matchId}`, carried && carryMatch(carried));
}

it('shows the clubs and the forecast of the list row at once, while the match is loading', async () => {
  await open(7, LINE);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('INTInterMILMilan');
  await expect.element(page.getByRole('region', { name: /Inter.*Milan/ })).toBeVisible();
  await expect.element(page.getByText('51', { exact: false }).first()).toBeVisible();
  await expect.element(page.getByText('Carico la partita')).toBeInTheDocument();
});

it('shows nothing of another match, nor where no data were passed along', async () => {
  await open(8, LINE);
  await expect.element(page.getByText('Carico la partita')).toBeInTheDocument();
  expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(0);
});
