import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { match } from '#db/schema/football.ts';
import { rawPayload } from '#db/schema/sources.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { createTestApp } from '#testing/test-app.ts';
import { command as alias } from './alias.ts';
import { command as health } from './health.ts';
import { command as importCommand } from './import.ts';

const shared = await createTestDatabase();
let dir = '';
let said = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tredici-import-'));
  await mkdir(join(dir, '2526'));
  await writeFile(
    join(dir, '2526', 'I1.csv'),
    'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG\nI1,07/03/2026,17:00,Internazionale,Genoa,2,1\nI1,31/02/2026,17:00,Milan,Roma,1,0\n',
  );
  await writeFile(
    join(dir, '2526', 'E0.csv'),
    'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG\nE0,07/03/2026,15:00,Arsenal,Chelsea,2,1\n',
  );
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(() => {
  said = '';
  vi.stubEnv('DATABASE_URL', shared.url);
  const hear = (line: unknown) => {
    said += `${line}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** For a test that adds something. */
async function useOwnDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url);
  return database;
}

test('a name nobody knows: the rest comes in, the name is resolved and its file imported', async () => {
  const database = await useOwnDatabase();
  const app = await createTestApp(database);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  vi.stubEnv('PORT', new URL(address).port);
  expect(await importCommand.run(['football-data', '--dir', dir])).toBe(1);
  expect(said).toContain('2 answers, 1 matches, 1 new or different, 0 prices added');
  expect(said).toContain('/mmz4281/2526/I1.csv, line 3: no such day: 31/02/2026');
  expect(said).toContain('/mmz4281/2526/I1.csv: unknown names: Internazionale (Italy)');
  expect(said).toContain('npm run tredici -- alias list');
  expect(await health.run([])).toBe(1);
  expect(said).toContain('football-data.co.uk: NOT WELL');
  expect(said).toContain('1 unknown names: see "npm run tredici -- alias list"');

  said = '';
  expect(await alias.run(['list'])).toBe(0);
  expect(said).toContain('football-data.co.uk  Italy  2025/26  "Internazionale"  perhaps Inter');
  const name = ['resolve', 'football-data', 'Italy', 'Internazionale', '--club'];
  expect(await alias.run([...name, 'Interr'])).toBe(1);
  expect(said).toContain('No club of Italy is called "Interr"');
  expect(await alias.run([...name, 'Inter'])).toBe(0);
  expect(said).toContain('/mmz4281/2526/I1.csv: 1 matches, 1 new or different');
  expect(await health.run([])).toBe(0);
  expect(await database.db.$count(match)).toBe(2);

  // Again nothing, and what was kept can be read again.
  said = '';
  expect(await importCommand.run(['football-data', '--dir', dir])).toBe(0);
  expect(await importCommand.run(['football-data', '--replay'])).toBe(0);
  expect(said).toContain('2 answers, 2 matches, 0 new or different, 0 prices added');
});

test('a provider that needs a key says so; a wrong word is refused', async () => {
  expect(await importCommand.run(['the-odds-api'])).toBe(1);
  expect(said).toContain('ODDS_API_KEY is not set');
  expect(await importCommand.run(['nobody'])).toBe(2);
});

test('nobody answers where nothing listens, and the sources are not asked', async () => {
  vi.stubEnv('PORT', '1');
  expect(await health.run([])).toBe(1);
  expect(said).toMatch(/nothing answers at http:\/\/127\.0\.0\.1:1/);
});

test('nothing real is added to the demo world', async () => {
  const { db } = await useOwnDatabase();
  await db.insert(rawPayload).values({
    source: 'demo',
    url: 'demo:world',
    fetchedAt: new Date(),
    sha256: Buffer.alloc(32),
    body: Buffer.from('{}'),
  });
  expect(await importCommand.run(['football-data', '--dir', dir])).toBe(1);
  expect(said).toContain('holds the demo world');
});
