import type { ReplyOf } from '@tredici/contract/call';
import type { matchCalls } from '@tredici/contract/match';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ofTheDayQuery } from '#football/match-of-the-day.ts';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { now } from '#lib/api/settings.ts';
import { formatsFor } from '#lib/i18n/format.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { MatchOfTheDay } from './match-of-the-day.tsx';

beforeAll(() => loadMessages('billing', 'forecasts', 'errors'));

async function showPlayedAt(instant: Date) {
  // Only the fields that this page reads.
  const match = {
    match_id: 5,
    match_date: instant.toISOString(),
    home_team_name: 'Brighton',
    away_team_name: 'Fulham',
    tournament_id: 364,
    tournament_name: 'England Premier League',
    status: 'scheduled',
    home_goals: null,
    away_goals: null,
    bets: { 1: 36, X: 30, 2: 34 },
  } as unknown as ReplyOf<typeof matchCalls.getMatchOfTheDay>;
  queryClient.setQueryData(ofTheDayQuery.queryKey, match);
  await renderInRouter(
    <QueryProvider>
      <MatchOfTheDay />
    </QueryProvider>,
  );
}

describe('the match of the day', () => {
  it('says today if it is played today, with its league by its Italian name', async () => {
    await showPlayedAt(now());
    await expect.element(page.getByText(/^La più equilibrata di oggi, /)).toBeVisible();
    await expect.element(page.getByText(/· Inghilterra, Premier League$/)).toBeVisible();
  });

  it('names the day where nobody plays today', async () => {
    const later = new Date(now().getTime() + 3 * 86_400_000);
    // In the evening, so that it belongs to the same day under every way of counting.
    later.setUTCHours(18, 45);
    await showPlayedAt(later);
    const day = formatsFor('it').dayLong(later);
    await expect
      .element(page.getByText(new RegExp(`^La più equilibrata di ${day}, `)))
      .toBeVisible();
    expect(page.getByText(/oggi/).elements()).toHaveLength(0);
  });

  it('shows the whole time on a phone', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    await showPlayedAt(now());
    const time = document.querySelector('tbody time')!;
    const line = time.parentElement!.getBoundingClientRect();
    expect(time.getBoundingClientRect().right).toBeLessThanOrEqual(line.right);
  });
});
