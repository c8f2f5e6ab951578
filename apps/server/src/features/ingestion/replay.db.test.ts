import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { match } from '#db/schema/football.ts';
import { rawPayload } from '#db/schema/sources.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { readPayload } from '#sources/read-payload.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { importResponse } from './import-response.ts';
import { rereadOutdated } from './replay.ts';

const SOURCE = 'football-data.co.uk';
const ADDRESS = '/mmz4281/2526/I1.csv';
const BODY =
  Buffer.from(`Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,AvgH,AvgD,AvgA,AHh,PAHH,PAHA,AvgAHH,AvgAHA
I1,23/08/2025,19:45,Inter,Milan,2,1,2.1,3.4,3.5,-0.25,1.9,2,1.88,1.98
`);

test('what older parsers skipped is read from the stored responses, once', async () => {
  const { db } = await createTestDatabase();
  await seedConstants(db);
  const now = () => new Date('2026-03-14T18:00:00Z');
  const read = () => readPayload(SOURCE, ADDRESS, BODY);
  await importResponse(
    db,
    {
      source: SOURCE,
      address: ADDRESS,
      body: BODY,
      read,
      fetchedAt: now(),
      etag: null,
      lastModified: null,
    },
    now,
  );
  const handicapsOf = async () => {
    const [row] = await db
      .select({ handicap: sql`${match.sourceData} #> '{market,opening,handicap}'` })
      .from(match);
    return row!.handicap;
  };
  const handicaps = {
    pinnacle: { line: -0.25, home: 1.9, away: 2 },
    average: { line: -0.25, home: 1.88, away: 1.98 },
  };
  expect(await handicapsOf()).toEqual(handicaps);
  expect(await rereadOutdated(db, now)).toBe(0);

  // As in a database from before.
  await db.update(rawPayload).set({ parserVersion: 0 });
  await db
    .update(match)
    .set({ sourceData: sql`${match.sourceData} #- '{market,opening,handicap}'` });
  expect(await handicapsOf()).toBeNull();
  expect(await rereadOutdated(db, now)).toBe(1);
  expect(await handicapsOf()).toEqual(handicaps);
  expect(await rereadOutdated(db, now)).toBe(0);
});
