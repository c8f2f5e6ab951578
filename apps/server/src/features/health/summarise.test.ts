import type { Oddity } from '@tredici/contract/operator-watch';
import { expect, test } from 'vitest';
import { summariseSources } from './summarise.ts';

const shrank: Oddity = { kind: 'fewer-matches', found: 379, before: 380 };
const now = new Date('2026-03-14T12:00:00Z');
const fetched = (address: string, outcome: 'imported' | 'unchanged' | 'failed', hour: number) => ({
  source: 'football-data.co.uk',
  address,
  outcome,
  finishedAt: new Date(Date.UTC(2026, 2, 14, hour)),
  cause: outcome === 'failed' ? 'unavailable: status 503' : null,
  matches: outcome === 'imported' ? 100 : 0,
  refused: outcome === 'imported' ? 2 : 0,
  oddities: address === '/odd' ? [shrank] : null,
});

test('a failure that the next run recovered from is reported, but the source is well', () => {
  const [health] = summariseSources(
    [fetched('/a', 'imported', 6), fetched('/a', 'failed', 8), fetched('/a', 'unchanged', 9)],
    now,
  );
  expect(health).toEqual({
    source: 'football-data.co.uk',
    lastSuccess: new Date('2026-03-14T09:00:00Z'),
    ageMs: 3 * 3_600_000,
    lastFailure: new Date('2026-03-14T08:00:00Z'),
    cause: 'unavailable: status 503',
    failing: [],
    matches: 100,
    refused: 2,
    oddFiles: [],
    silent: false,
    well: true,
  });
});

test('an odd file is named, even if it has not changed since', () => {
  const fetches = [fetched('/odd', 'imported', 6), fetched('/odd', 'unchanged', 9)];
  const [health] = summariseSources(fetches, now);
  expect(health).toMatchObject({ well: true, oddFiles: [{ address: '/odd', oddities: [shrank] }] });
  const later = new Date('2026-03-18T12:00:00Z');
  expect(summariseSources(fetches, later)[0]?.oddFiles).toEqual([]);
});

test('one address that fails now makes the source unwell', () => {
  const [health] = summariseSources(
    [fetched('/a', 'imported', 6), fetched('/b', 'imported', 5), fetched('/b', 'failed', 7)],
    now,
  );
  expect(health).toMatchObject({ well: false, failing: ['/b'], matches: 200 });
});

test('a source that never succeeded has no age', () => {
  expect(summariseSources([fetched('/a', 'failed', 7)], now)).toMatchObject([
    { lastSuccess: null, ageMs: null, well: false },
  ]);
});

test('an address that failed days ago and is no longer requested is forgotten', () => {
  const rows = [
    { ...fetched('/match/1', 'failed', 7), finishedAt: new Date('2026-03-11T07:00:00Z') },
    fetched('/a', 'imported', 9),
  ];
  expect(summariseSources(rows, now)).toMatchObject([{ failing: [], well: true }]);
});

test('a source that has been silent for days is not well, even without a failure', () => {
  const later = new Date('2026-03-16T12:00:00Z');
  const [health] = summariseSources([fetched('/a', 'imported', 9)], later);
  expect(health).toMatchObject({ failing: [], silent: true, well: false });
});
