import { expect, test } from 'vitest';
import type { StoredMatch } from '#features/matches/store.ts';
import type { SourceMatch, SourcePrice } from '#sources/source-match.ts';
import { type MergeInput, mergeMatches } from './merge.ts';

const now = new Date('2024-08-04T12:00:00Z');
const COMMON = '2024-08-18T15:00:00Z';

const price = (bookmaker: string, odd: number): SourcePrice => ({
  bookmaker,
  odd,
  betType: '1',
  kind: 'live',
  capturedAt: now,
});

let teams = 0;
function listed(key: string, kickoff: string, part: Partial<SourceMatch> = {}, clubs?: number) {
  teams += 2;
  const home = clubs ?? teams + 100;
  const match = {
    where: key,
    tournamentId: 1,
    seasonId: 33,
    home: 'H',
    away: 'A',
    timeKnown: true,
    kickoff: new Date(kickoff),
    status: 'scheduled',
    sourceKey: key,
    data: {},
    prices: [],
    score: null,
    halfTime: null,
    shots: null,
    shotsOnTarget: null,
    ...part,
  } as SourceMatch;
  return { match, homeTeamId: home, awayTeamId: home + 1 };
}
const HAVRE = 1;
const others = [listed('x', COMMON), listed('y', COMMON), listed('z', COMMON)];

function merge(incoming: MergeInput['incoming'], stored: StoredMatch[] = []) {
  const source = 'the-odds-api';
  return mergeMatches({ source, wholeSeason: false, now, stored, incoming });
}
function storedAfter(incoming: MergeInput['incoming'], stored: StoredMatch[] = []): StoredMatch[] {
  const { inserts, updates } = merge(incoming, stored);
  const kept = stored.map((row) => ({
    ...row,
    ...updates.find(({ id }) => id === row.id)?.fields,
  }));
  const made = inserts.map(({ fields }, i) => ({
    id: kept.length + i + 1,
    source: 'the-odds-api',
    mergedInto: null,
    ...fields,
  }));
  return [...kept, ...made];
}
const havre = (rows: StoredMatch[]) => rows.filter(({ homeTeamId }) => homeTeamId === HAVRE);

test('two listings that appear together are one match, at the date that is not the common one', () => {
  for (const [first, second] of [
    ['2024-08-16T18:45:00Z', COMMON],
    [COMMON, '2024-08-25T15:30:00Z'],
  ]) {
    const rows = storedAfter([
      ...others,
      listed('a', first!, { prices: [price('one', 5), price('both', 5.1)] }, HAVRE),
      listed('b', second!, { prices: [price('two', 5.2), price('both', 5.3)] }, HAVRE),
    ]);
    expect(havre(rows)).toHaveLength(1);
    expect(havre(rows)[0]!.kickoff.toISOString()).not.toBe(new Date(COMMON).toISOString());
  }
});

test('if a bookmaker is in both, the price of the later listing counts', () => {
  const { inserts } = merge([
    ...others,
    listed('new', '2024-08-16T18:45:00Z', { prices: [price('both', 5.3)] }, HAVRE),
    listed('old', COMMON, { prices: [price('both', 5.1), price('one', 5)] }, HAVRE),
  ]);
  const one = inserts.find(({ fields }) => fields.homeTeamId === HAVRE)!;
  expect(one.incoming.match.prices.map(({ bookmaker, odd }) => [bookmaker, odd])).toEqual([
    ['both', 5.3],
    ['one', 5],
  ]);
});

test('a listing that appears later moves the match, and the old one never moves it back', () => {
  const old = listed('old', COMMON, {}, HAVRE);
  const fresh = listed('fresh', '2024-08-16T18:45:00Z', {}, HAVRE);
  let rows = storedAfter([...others, old]);
  for (const answer of [[old, fresh], [fresh, old], [fresh], [old], [old, fresh]]) {
    rows = storedAfter([...others, ...answer], rows);
    expect(havre(rows)).toHaveLength(1);
    expect(havre(rows)[0]).toMatchObject({
      kickoff: fresh.match.kickoff,
      sourceData: { keys: { 'the-odds-api': 'fresh' }, replacedKeys: { 'the-odds-api': ['old'] } },
    });
  }
  // And repeating it changes nothing.
  expect(merge([...others, old, fresh], rows).updates).toEqual([]);
});

test('a pairing that really occurs twice stays two matches', () => {
  const rows = storedAfter([
    listed('autumn', '2024-09-01T15:00:00Z', {}, HAVRE),
    listed('spring', '2025-04-12T15:00:00Z', {}, HAVRE),
  ]);
  expect(havre(rows)).toHaveLength(2);
});

test('a replaced listing creates no second match, even after the real one was played', () => {
  const at = '2024-08-25T15:30:00Z';
  const both = [listed('a', COMMON, {}, HAVRE), listed('b', at, {}, HAVRE)];
  const [row] = havre(storedAfter([...others, ...both]));
  expect(row!.kickoff).toEqual(new Date(at));
  const score = { home: 1, away: 4 };
  const over = listed('b', at, { status: 'finished', score }, HAVRE);
  const result = { status: 'finished', homeGoals: 1, awayGoals: 4, kickoff: new Date(at) };
  // The response with the result still has the old listing, and so do later ones without the result.
  const played = storedAfter([over, listed('a', COMMON, {}, HAVRE)], [row!]);
  expect(played).toMatchObject([result]);
  expect(storedAfter([listed('a', COMMON, {}, HAVRE)], played)).toMatchObject([result]);
});
