import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { CALLS } from './calls.ts';
import { findSeason, findSeasonById, SEASONS, seasonByLabel } from './seasons.ts';
import { sharedPathOf } from './shared-lists.ts';
import { TOURNAMENTS, tournamentBySlug } from './tournaments.ts';

test('there are 22 tournaments, each with its own id, slug and provider codes', () => {
  expect(TOURNAMENTS).toHaveLength(22);
  for (const key of ['tournament_id', 'slug', 'footballData', 'oddsApi'] as const) {
    expect(new Set(TOURNAMENTS.map((tournament) => tournament[key])).size).toBe(22);
  }
});

test.each([
  ['spain-primera-division', 795],
  ['england-premier-league', 364],
  ['italy-serie-a', 524],
  ['germany-bundesliga', 426],
  ['germany-2-bundesliga', 427],
  ['france-ligue-1', 412],
  ['japan-j1-league', 534],
])('%s is tournament %i', (slug, id) => {
  expect(tournamentBySlug(slug)?.tournament_id).toBe(id);
});

test('the seasons keep their public ids', () => {
  expect(seasonByLabel('2025/26').id).toBe(36);
  expect(seasonByLabel('2018/19').id).toBe(22);
  expect(seasonByLabel('2017/18').id).toBe(21);
  expect(seasonByLabel('2014/15').id).toBe(16);
  expect(new Set(SEASONS.map((season) => season.id)).size).toBe(SEASONS.length);
});

test('later seasons go on by the same rule, newest first and without a gap', () => {
  expect(seasonByLabel('2026/27').id).toBe(38);
  expect(seasonByLabel('2027/28').id).toBe(40);
  expect(seasonByLabel('2039/40').id).toBe(64);
  const years = SEASONS.map(({ label }) => Number(label.slice(0, 4)));
  expect(years).toEqual(years.map((_, at) => 2039 - at));
  for (const { label } of SEASONS) expect(label).toMatch(/^20\d\d\/\d\d$/);
});

test('a season is found by its label and by its id', () => {
  for (const season of SEASONS) {
    expect(findSeason(season.label)).toBe(season);
    expect(findSeasonById(season.id)).toBe(season);
  }
  for (const label of ['2013/14', '2025', '', undefined]) expect(findSeason(label)).toBeUndefined();
  expect(findSeasonById(37)).toBeUndefined();
});

test('a season that is not in the list is refused by name', () => {
  expect(() => seasonByLabel('2013/14')).toThrow('Unknown season "2013/14"');
});

test('no two calls share method and path', () => {
  const keys = Object.values(CALLS).map((call) => `${call.method} ${call.path}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('every list that is shared is found with a pass, with the same questions and the same reply', () => {
  const calls: readonly Call[] = Object.values(CALLS);
  const shared = calls.filter((call) => call.shared);
  expect(shared).toHaveLength(3);
  for (const call of shared) {
    const other = calls.find(({ path }) => path === sharedPathOf(call));
    expect(other).toMatchObject({ access: 'public', query: call.query, reply: call.reply });
  }
});

test('no fantasy reply contains odds, so the no-odds mode has nothing to hide there', () => {
  const calls: readonly Call[] = Object.values(CALLS);
  const fantasy = calls.filter(({ path }) => path.includes('/fantasy/'));
  expect(fantasy.length).toBeGreaterThan(10);
  for (const { path, reply, showsOdds } of fantasy) {
    expect(showsOdds, path).toBeUndefined();
    if (!reply) continue;
    const schema = JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any' }));
    expect(schema, path).not.toMatch(/"[a-z_]*(odd|bookmaker)[a-z_]*"/);
  }
});
