import type { CurrentUser } from '@tredici/contract/account';
import { betsCalls } from '@tredici/contract/bets';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#lib/session/session.ts';
import { TEST_SETTINGS } from '#testing/test-settings.ts';
import { request } from './request.ts';
import { keepSettings } from './settings.ts';

const USER: CurrentUser = {
  id: 7,
  username: 'ada',
  first_name: 'Ada',
  last_name: 'Rossi',
  premium: true,
  receive_newsletter: null,
  no_odds: false,
  break_until: null,
} as CurrentUser;
const LIST = {
  results: [],
  bookmakers: [],
  odds_hidden: false,
  forecasts_at: null,
  prices_at: null,
};
const asked: string[] = [];
let cacheStatus = 200;

beforeEach(() => {
  asked.length = 0;
  cacheStatus = 200;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace('/api/v1/tredici', ''));
    if (url.endsWith('/shared/')) {
      const expires_at = new Date(Date.now() + 300_000).toISOString();
      return Response.json({ pass: '1.odds.seal', expires_at, odds_hidden: false });
    }
    const status = url.includes('/shared/') ? cacheStatus : 200;
    return Response.json(status === 200 ? LIST : { code: 'forbidden', detail: '' }, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

const listAll = () => request(betsCalls.listBets, { query: {} });

it('fetches a pass while the first list is on its way, and asks the cache for the next', async () => {
  keepSettings({ ...TEST_SETTINGS, shared_lists: true });
  session.set({ user: USER, token: 'first', budget: '0.00' });
  await listAll();
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['/bets/', '/shared/']));
  // The pass may still be being parsed.
  await vi.waitFor(async () => {
    await listAll();
    expect(asked.at(-1)).toBe('/shared/1.odds.seal/bets/');
  });
  expect(asked.filter((path) => path === '/shared/')).toHaveLength(1);

  cacheStatus = 403;
  expect(await listAll()).toEqual(LIST);
  expect(asked.slice(-2)).toEqual(['/shared/1.odds.seal/bets/', '/bets/']);

  // A pass for lists with odds is useless once the user has hidden them.
  cacheStatus = 200;
  session.update({ user: { ...USER, no_odds: true } });
  await listAll();
  expect(asked).not.toContain('/shared/1.plain.seal/bets/');
  expect(asked.slice(-2).toSorted()).toEqual(['/bets/', '/shared/']);
});

it('asks the server alone where nothing stands before it', async () => {
  keepSettings(TEST_SETTINGS);
  session.set({ user: USER, token: 'second', budget: '0.00' });
  await listAll();
  await listAll();
  expect(asked).toEqual(['/bets/', '/bets/']);
});
