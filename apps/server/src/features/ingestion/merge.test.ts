import { expect, test } from 'vitest';
import type { StoredMatch } from '#features/matches/store.ts';
import type { SourceMatch } from '#sources/source-match.ts';
import { type MergeInput, mergeMatches } from './merge.ts';

const now = new Date('2026-03-20T12:00:00Z');
const at = (day: string) => new Date(`${day}T15:00:00Z`);

function sourceMatch(part: Partial<SourceMatch> = {}) {
  const match: SourceMatch = {
    where: 'line 2',
    tournamentId: 740,
    seasonId: 36,
    kickoff: at('2026-03-14'),
    timeKnown: true,
    home: 'Celtic',
    away: 'Rangers',
    status: 'finished',
    score: { home: 2, away: 1 },
    halfTime: { home: 2, away: 0 },
    shots: null,
    shotsOnTarget: null,
    sourceKey: null,
    data: {},
    prices: [],
    ...part,
  };
  return { match, homeTeamId: 1, awayTeamId: 2 };
}
const fixture = (day: string, part: Partial<SourceMatch> = {}) =>
  sourceMatch({ kickoff: at(day), status: 'scheduled', score: null, halfTime: null, ...part });

function merge(
  stored: StoredMatch[],
  incoming: MergeInput['incoming'],
  part: Partial<MergeInput> = {},
) {
  return mergeMatches({ source: 'a', wholeSeason: true, now, stored, incoming, ...part });
}
/** The stored matches after a first import. */
function keep(incoming: MergeInput['incoming'], part: Partial<MergeInput> = {}): StoredMatch[] {
  return merge([], incoming, part).inserts.map(({ fields }, index) => ({
    id: index + 1,
    source: 'a',
    mergedInto: null,
    ...fields,
  }));
}

test('the same thing twice writes nothing', () => {
  const rows = [sourceMatch({ data: { market: { b: 1, a: 2 } } }), fixture('2026-05-02')];
  // PostgreSQL gives objects back with their keys in another order.
  const stored = keep(rows).map((row) => ({
    ...row,
    sourceData: row.sourceData.market ? { market: { a: 2, b: 1 } } : row.sourceData,
  }));
  expect(merge(stored, rows)).toMatchObject({ inserts: [], updates: [] });
});

test('a corrected result corrects, and drops a half-time score that no longer fits', () => {
  const { updates } = merge(keep([sourceMatch()]), [
    sourceMatch({ score: { home: 1, away: 1 }, halfTime: null }),
  ]);
  expect(updates).toHaveLength(1);
  expect(updates[0]!.fields).toMatchObject({
    homeGoals: 1,
    awayGoals: 1,
    homeGoalsHalfTime: null,
    status: 'finished',
  });
});

test('a moved kick-off moves its match, however far', () => {
  const stored = keep([fixture('2026-04-04')]);
  for (const wholeSeason of [true, false]) {
    const { inserts, updates } = merge(stored, [fixture('2026-05-20')], { wholeSeason });
    expect(inserts).toEqual([]);
    expect(updates).toMatchObject([{ id: 1, fields: { kickoff: at('2026-05-20') } }]);
  }
});

test('a second meeting of the season is another match, not a move', () => {
  const stored = keep([sourceMatch()]);
  const { inserts, updates } = merge(stored, [fixture('2026-05-02')], { wholeSeason: false });
  expect(inserts).toHaveLength(1);
  expect(updates).toEqual([]);
  const both = keep([sourceMatch(), fixture('2026-05-02')]);
  const moved = merge(both, [sourceMatch(), fixture('2026-05-04')]);
  expect(moved).toMatchObject({ inserts: [], updates: [{ id: 2 }] });
});

test('who knows less takes nothing away', () => {
  const stored = keep([sourceMatch({ shots: { home: 9, away: 4 } })]);
  const less = [fixture('2026-03-14', { sourceKey: 'x1' })];
  const { updates } = merge(stored, less, { source: 'b', wholeSeason: false });
  expect(updates).toMatchObject([
    {
      fields: {
        status: 'finished',
        homeGoals: 2,
        homeShots: 9,
        sourceData: { keys: { b: 'x1' } },
      },
    },
  ]);
});

test('a day without a time does not move a known kick-off; a time replaces it', () => {
  const dayOnly = sourceMatch({ kickoff: new Date('2026-03-14T12:00:00Z'), timeKnown: false });
  expect(merge(keep([sourceMatch()]), [dayOnly]).updates).toEqual([]);
  const [update] = merge(keep([dayOnly]), [sourceMatch()]).updates;
  expect(update!.fields).toMatchObject({ kickoff: at('2026-03-14'), sourceData: {} });
  expect(update!.fields.sourceData).not.toHaveProperty('timeUnknown');
});

test('minutes between two providers are no move, between two answers of one they are', () => {
  const later = [sourceMatch({ kickoff: new Date('2026-03-14T15:05:00Z') })];
  expect(merge(keep([sourceMatch()]), later, { source: 'b' }).updates).toEqual([]);
  expect(merge(keep([sourceMatch()]), later, { source: 'a' }).updates).toHaveLength(1);
});

test('a match long past without a result was not played as announced', () => {
  expect(keep([fixture('2026-03-10')])[0]!.status).toBe('postponed');
  expect(keep([fixture('2026-03-19')])[0]!.status).toBe('scheduled');
});

test('links and names of several providers add up', () => {
  const stored = keep([fixture('2026-04-04', { links: { pinnacle: 'https://a.example' } })]);
  const more = [fixture('2026-04-04', { links: { bwin: 'https://b.example' }, sourceKey: '7' })];
  expect(merge(stored, more).updates[0]!.fields.sourceData).toEqual({
    links: { pinnacle: 'https://a.example', bwin: 'https://b.example' },
    keys: { a: '7' },
  });
});
