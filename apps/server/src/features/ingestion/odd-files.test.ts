import { expect, test } from 'vitest';
import type { SourceMatch } from '#sources/source-match.ts';
import { inspectFile } from './odd-files.ts';

const NOW = new Date('2024-08-05T12:00:00Z');

function matchOn(day: string, score: SourceMatch['score']): SourceMatch {
  return {
    where: `line of ${day}`,
    tournamentId: 1,
    seasonId: 36,
    kickoff: new Date(`${day}T18:00:00Z`),
    timeKnown: true,
    home: 'A',
    away: 'B',
    status: score ? 'finished' : 'scheduled',
    score,
    halfTime: null,
    shots: null,
    shotsOnTarget: null,
    sourceKey: null,
    data: {},
    prices: [],
  };
}
const fileOf = (matches: readonly SourceMatch[], wholeSeason = true) => ({
  ...({ ok: true, problems: [], leftOut: 0 } as const),
  matches,
  wholeSeason,
});

test('a file like the last one, and the first file of all, are not odd', () => {
  const file = fileOf([matchOn('2024-08-04', { home: 1, away: 0 }), matchOn('2024-08-11', null)]);
  for (const before of [undefined, 1, 2]) {
    expect(inspectFile(file, before, NOW)).toEqual({ read: file, oddities: [] });
  }
});

test('a file that shrank is imported and odd; a list of the coming days may shrink', () => {
  const matches = [matchOn('2024-08-04', { home: 1, away: 0 })];
  const shrank = { kind: 'fewer-matches', found: 1, before: 380 };
  expect(inspectFile(fileOf(matches), 380, NOW).oddities).toEqual([shrank]);
  expect(inspectFile(fileOf(matches, false), 380, NOW).oddities).toEqual([]);
});

test('a result of a future match is left out and odd; one of today is not', () => {
  const today = matchOn('2024-08-05', { home: 2, away: 2 });
  const future = matchOn('2024-09-05', { home: 2, away: 2 });
  const { read, oddities } = inspectFile(fileOf([today, future]), 2, NOW);
  expect(read.matches).toEqual([today]);
  expect(read.problems).toEqual([
    { where: 'line of 2024-09-05', reason: 'it has a result and has not been played yet' },
  ]);
  expect(oddities).toEqual([{ kind: 'early-results', early: 1 }]);
});
