import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seasonByLabel } from '@tredici/contract/seasons';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { match } from '#db/schema/football.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { type FolderOptions, listFolder } from './folder.ts';
import { importFiles } from './import-files.ts';

const { db } = await createTestDatabase();
const now = () => new Date('2026-03-20T12:00:00Z');
let dir = '';

beforeAll(async () => {
  await seedConstants(db);
  dir = await mkdtemp(join(tmpdir(), 'tredici-folder-'));
  const main = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG\n';
  const extra = 'Country,League,Season,Date,Time,Home,Away,HG,AG\n';
  const files = {
    '2425/I1.csv': `${main}I1,08/03/2025,17:00,Inter,Genoa,2,1\n`,
    '2526/I1.csv': `${main}I1,07/03/2026,17:00,Inter,Genoa,0,0\n`,
    'new/BRA.csv': `${extra}Brazil,Serie A,2024,07/07/2024,20:00,Santos,Bahia,1,0\nBrazil,Serie A,2025,06/07/2025,20:00,Santos,Bahia,1,1\n`,
    'new/AUT.csv': `${extra}Austria,Bundesliga,2024/2025,09/08/2024,20:00,Nobody,Anybody,1,0\n`,
    'notes.txt': 'not data',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(dir, name, '..'), { recursive: true });
    await writeFile(join(dir, name), text);
  }
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function importFolder(part: Partial<FolderOptions> = {}) {
  const listed = await listFolder(dir, {
    source: 'football-data.co.uk',
    seasons: undefined,
    again: false,
    now,
    ...part,
  });
  if (!listed.ok) throw new Error(listed.message);
  const reports = await importFiles(db, listed.value, { now });
  return Object.fromEntries(
    reports.map((r) => [r.address, `${r.outcome} ${r.changed} ${r.leftOut}`]),
  );
}

test('some seasons, then all: what was left out is imported, and what was imported is not read again', async () => {
  // From the extra leagues, whose files contain every season, only the rows of the requested seasons.
  expect(await importFolder({ seasons: [seasonByLabel('2025/26')] })).toEqual({
    '/mmz4281/2526/I1.csv': 'imported 1 0',
    '/new/BRA.csv': 'imported 1 1',
    '/new/AUT.csv': 'imported 0 1',
  });
  expect(await importFolder()).toEqual({
    '/mmz4281/2425/I1.csv': 'imported 1 0',
    '/mmz4281/2526/I1.csv': 'unchanged 0 0',
    '/new/BRA.csv': 'imported 1 0',
    '/new/AUT.csv': 'imported 0 1',
  });
  expect(await db.$count(match)).toBe(4);
  expect(new Set(Object.values(await importFolder()))).toEqual(new Set(['unchanged 0 0']));
});

test('a folder that is missing, or has no file of the source, is refused with one line', async () => {
  const options = { source: 'the-odds-api', seasons: undefined, again: false, now } as const;
  expect(await listFolder(join(dir, 'nowhere'), options)).toMatchObject({ ok: false });
  expect(await listFolder(dir, options)).toMatchObject({ ok: false });
});
