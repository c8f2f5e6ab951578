import { beforeEach, expect, test } from 'vitest';
import { sourceCredit, sourceFetch } from '#db/schema/ingestion.ts';
import { checkSources } from '#features/health/job.ts';
import type { JobContext } from '#jobs/job.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { loadCredit, purgeFetches, recordFetch, reserveCredit, setCredit } from './store.ts';

const { db } = await createTestDatabase();
const day = (text: string) => new Date(`2026-${text}T09:00:00Z`);

beforeEach(async () => {
  await db.delete(sourceFetch);
  await db.delete(sourceCredit);
});

function fetched(address: string, on: string, cause?: string) {
  return recordFetch(db, {
    source: 'football-data.co.uk',
    address,
    startedAt: day(on),
    finishedAt: day(on),
    outcome: cause ? 'failed' : 'imported',
    cause: cause ?? null,
  });
}

test('old records are deleted, except the newest of each address and outcome', async () => {
  await fetched('/a', '01-01');
  await fetched('/a', '01-02');
  await fetched('/a', '01-03', 'unavailable');
  await fetched('/b', '01-01');
  await fetched('/b', '03-01');
  expect(await purgeFetches(db, day('02-01'))).toBe(2);
  const left = await db.select().from(sourceFetch).orderBy(sourceFetch.id);
  expect(left.map(({ address, outcome }) => `${address} ${outcome}`)).toEqual([
    '/a imported',
    '/a failed',
    '/b imported',
  ]);
});

test('a credit is spent once, however many requests compete for it', async () => {
  const now = day('03-14');
  const at = { period: '2026-03', day: '2026-03-14', now };
  await setCredit(db, 'the-odds-api', 7, at);
  const taken = await Promise.all(
    Array.from({ length: 8 }, () => reserveCredit(db, 'the-odds-api', 2, at)),
  );
  expect(taken.filter(Boolean)).toHaveLength(3);
  expect(await loadCredit(db, 'the-odds-api')).toMatchObject({ remaining: 1, spentThatDay: 6 });
  await setCredit(db, 'the-odds-api', 3, { ...at, day: '2026-03-15' });
  expect(await loadCredit(db, 'the-odds-api')).toMatchObject({ remaining: 3, spentThatDay: 0 });
  const april = { period: '2026-04', day: '2026-04-01', now };
  expect(await reserveCredit(db, 'the-odds-api', 2, april)).toBe(false);
});

test('the job warns of sources that fail or are silent', async () => {
  await fetched('/a', '03-10');
  await fetched('/b', '03-10', 'timeout: no answer');
  const warnings: string[] = [];
  const run = (now: Date) =>
    checkSources.run({
      db,
      clock: { now: () => now },
      config: { mode: 'live' },
      log: { warn: (_: unknown, line: string) => void warnings.push(line) },
    } as unknown as JobContext);
  await run(day('03-11'));
  await run(day('03-14'));
  expect(warnings).toEqual(['a source is not well', 'a source is silent']);
});
