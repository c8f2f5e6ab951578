import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSettings } from '#lib/api/settings.ts';
import { preferences } from '#lib/device/preferences.ts';
import { TEST_SETTINGS } from '#testing/test-settings.ts';
import { leagueOf } from './league-filter.ts';
import { accuracyQuery, matchesQuery } from './queries.ts';

const asked: URL[] = [];
beforeEach(() => {
  asked.length = 0;
  keepSettings(TEST_SETTINGS);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://tredici.test'));
    throw new TypeError('no network here');
  });
});
afterEach(() => preferences.set({ defaultSeason: null }));

const ask = async (query: { queryFn?: unknown }) => {
  const run = query.queryFn as (context: object) => Promise<unknown>;
  await run({ signal: new AbortController().signal }).catch(() => undefined);
  const { pathname, searchParams } = asked.at(-1)!;
  return { pathname, ...Object.fromEntries(searchParams) };
};

it('requests lists and accuracy of the season, from a year ago until today', async () => {
  const serieA = leagueOf('italy-serie-a')!;
  expect(await ask(matchesQuery('all'))).toEqual({
    pathname: '/api/v1/tredici/bets/',
    season: '2025/26',
    bets: 'result',
  });
  preferences.set({ defaultSeason: '2024/25' });
  expect(await ask(matchesQuery(serieA))).toMatchObject({
    pathname: '/api/v1/tredici/bets/524/',
    season: '2024/25',
  });
  const accuracy = await ask(accuracyQuery(serieA));
  expect(accuracy).toMatchObject({
    pathname: '/api/v1/tredici/accuracy/524/',
    threshold: '40',
    season: '2024/25',
  });
  const { start, end } = accuracy as unknown as { start: string; end: string };
  expect(end).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Number(end.slice(0, 4)) - Number(start.slice(0, 4))).toBe(1);
});

it('caches the data of each season separately', () => {
  const before = matchesQuery('all').queryKey;
  preferences.set({ defaultSeason: '2024/25' });
  expect(matchesQuery('all').queryKey).not.toEqual(before);
});
