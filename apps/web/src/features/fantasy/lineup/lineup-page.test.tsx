import type { LineupReply } from '@tredici/contract/teams';
import { sampleLineup, sampleTeam } from '@tredici/contract/testing/team-samples';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { now } from '#lib/api/settings.ts';
import { takeNotifications } from '#lib/device/notify.ts';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { LineupPage } from './lineup-page.tsx';

beforeAll(() => loadMessages('fantasy', 'lineup', 'teams', 'errors'));
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});

const team = sampleTeam('classic-modern');
const LINEUP = {
  round: 12,
  module: '4-4-2',
  captain: null,
  vice: null,
  version: 3,
  starters: [101, 201, 202, 203, 204, 301, 302, 303, 304, 401, 402],
  bench: [102, 205, 206, 305, 306, 403, 404],
  saved_at: '2026-11-14T10:00:00.000Z',
};
const versioned = (version: number): LineupReply => ({
  ...sampleLineup(team, new Date(now().getTime() + 108e6).toISOString()),
  lineup: { ...LINEUP, version },
});

/** Refuses the submitted line-up as out of date; from then on `latest` is stored. */
async function saveAgainst(latest: LineupReply) {
  let stored = versioned(3);
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, options) => {
    const { pathname } = new URL(
      String(asked instanceof Request ? asked.url : asked),
      location.href,
    );
    if (options?.method === 'POST') {
      stored = latest;
      return Response.json({ code: 'conflict', detail: 'Changed meanwhile.' }, { status: 409 });
    }
    return Response.json(pathname.endsWith('/lineup/') ? stored : team);
  });
  await renderInRouter(
    <QueryProvider>
      <LineupPage teamId={team.id} problem={(error) => error.message} />
    </QueryProvider>,
  );
  await page.getByRole('button', { name: /^D5,/ }).click();
  await page.getByRole('button', { name: /^D2,/ }).click();
  await page.getByRole('button', { name: 'Salva la formazione' }).click();
  return fetched;
}

describe('a line-up that was saved elsewhere meanwhile', () => {
  it('is reported once, with both ways to resolve it', async () => {
    const fetched = await saveAgainst(versioned(4));
    await expect.element(page.getByRole('button', { name: 'Tieni la mia' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Salva la formazione' })).toBeEnabled();
    expect(takeNotifications()).toEqual([]);
    fetched.mockRestore();
  });

  it('is reported like any other refusal if nothing newer is found', async () => {
    const fetched = await saveAgainst(versioned(3));
    await vi.waitFor(() =>
      expect(takeNotifications()).toMatchObject([
        { message: /Nel frattempo i dati sono cambiati/ },
      ]),
    );
    fetched.mockRestore();
  });
});

it('links to adding players if a team has none yet', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked) => {
    const isLineup = String(asked instanceof Request ? asked.url : asked).includes('/lineup/');
    return Response.json(isLineup ? versioned(3) : { ...team, players: [] });
  });
  await renderInRouter(
    <QueryProvider>
      <LineupPage teamId={team.id} problem={(error) => error.message} />
    </QueryProvider>,
  );
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Prima servono i giocatori');
  await expect
    .element(page.getByRole('link', { name: 'Vai alla squadra' }))
    .toHaveAttribute('href', `/squadra/${team.id}`);
  fetched.mockRestore();
});
