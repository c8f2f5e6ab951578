import { seasonByLabel } from '@tredici/contract/seasons';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { match, price, team, teamAlias } from '#db/schema/football.ts';
import { sourceFetch } from '#db/schema/ingestion.ts';
import { rawPayload } from '#db/schema/sources.ts';
import { seedConstants } from '#db/seed-constants.ts';
import { readSeasonFile } from '#sources/football-data-co-uk/read-files.ts';
import { readOddsApiReply } from '#sources/the-odds-api/parse.ts';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { emptyWorld } from '#testing/empty-world.ts';
import { loadAliases } from './identity-store.ts';
import { importResponse } from './import-response.ts';
import { listPayloads, loadPayload } from './payload-store.ts';
import { replayPayload } from './replay.ts';
import { resolveAlias } from './resolve-alias.ts';
import { aliasKey } from './resolve-names.ts';
import { listUnknown } from './store.ts';

const { db } = await createTestDatabase();
let clock = new Date();
beforeAll(() => seedConstants(db));
beforeEach(async () => {
  await emptyWorld(db);
  clock = new Date('2026-03-20T12:00:00Z');
});

const now = () => clock;
const HEADER =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,HS,AS,B365H,B365D,B365A,B365CH,B365CD,B365CA';

function importFile(rows: string[], part: { division?: string; again?: boolean } = {}) {
  const { division = 'I1', again } = part;
  const body = Buffer.from(`${[HEADER, ...rows].join('\n')}\n`);
  const read = () => readSeasonFile(body, { division, season: seasonByLabel('2025/26') });
  const address = `/mmz4281/2526/${division}.csv`;
  const answer = { address, body, fetchedAt: clock, etag: '"1"', lastModified: null, read, again };
  return importResponse(db, { source: 'football-data.co.uk', ...answer }, now);
}
const prices = () =>
  db
    .select()
    .from(price)
    .where(eq(price.kind, 'opening'))
    .orderBy(asc(price.capturedAt), asc(price.id));

const FIRST = 'I1,14/03/2026,17:00,Inter,Verona,2,0,15,4,1.3,5.5,9.5,1.28,5.8,10';
const SECOND = 'I1,15/03/2026,17:00,Milan,Roma,1,1,9,8,2.2,3.3,3.4,2.25,3.2,3.4';

test('a file is imported completely: clubs, aliases, matches, prices, payload, record', async () => {
  const report = await importFile([FIRST, SECOND]);
  expect(report).toMatchObject({ outcome: 'imported', matches: 2, changed: 2, prices: 12 });
  const names = await db.select({ name: team.name }).from(team).orderBy(team.name);
  expect(names.map(({ name }) => name)).toEqual(['Hellas Verona', 'Inter', 'Milan', 'Roma']);
  const aliases = await db.select().from(teamAlias);
  expect(aliases.map(({ source, name }) => `${source} ${name}`)).toContain(
    'football-data.co.uk/Italy Verona',
  );
  const [first] = await db.select().from(match).orderBy(match.kickoffUtc);
  expect(first).toMatchObject({
    kickoffUtc: new Date('2026-03-14T17:00:00Z'),
    status: 'finished',
    homeGoals: 2,
    homeShots: 15,
    tournamentId: 524,
    seasonId: 36,
  });
});

test('the same file again changes nothing, skipped or not', async () => {
  await importFile([FIRST, SECOND]);
  const before = await db.select().from(match);
  expect(await importFile([FIRST, SECOND])).toMatchObject({ outcome: 'unchanged', changed: 0 });
  expect(await importFile([FIRST, SECOND], { again: true })).toMatchObject({
    outcome: 'imported',
    matches: 2,
    changed: 0,
    prices: 0,
  });
  expect(await db.select().from(match)).toEqual(before);
  expect(await db.$count(rawPayload)).toBe(1);
});

test('a corrected result is updated, a moved kick-off moves, a changed price is added', async () => {
  await importFile([FIRST, SECOND]);
  clock = new Date('2026-03-21T12:00:00Z');
  const report = await importFile([
    'I1,14/03/2026,17:00,Inter,Verona,2,1,15,4,1.35,5.5,9.5,1.28,5.8,10',
    'I1,15/03/2026,19:45,Milan,Roma,1,1,9,8,2.2,3.3,3.4,2.25,3.2,3.4',
  ]);
  expect(report).toMatchObject({ outcome: 'imported', changed: 2, prices: 1 });
  const rows = await db.select().from(match).orderBy(match.kickoffUtc);
  expect(rows).toMatchObject([{ awayGoals: 1 }, { kickoffUtc: new Date('2026-03-15T19:45:00Z') }]);
  const opening = (await prices()).filter(
    (row) => row.matchId === rows[0]!.id && row.betType === '1',
  );
  expect(opening.map(({ odd, capturedAt }) => [odd, capturedAt.toISOString()])).toEqual([
    [1.3, '2026-03-13T17:00:00.000Z'],
    [1.35, '2026-03-21T12:00:00.000Z'],
  ]);
});

test('another provider finds the same match, and adds its prices and links', async () => {
  await importFile([FIRST, SECOND]);
  const body = Buffer.from(
    JSON.stringify([
      {
        id: 'event-9',
        sport_key: 'soccer_italy_serie_a',
        commence_time: '2026-03-28T17:00:00Z',
        home_team: 'AS Roma',
        away_team: 'Inter Milan',
        bookmakers: [
          {
            key: 'newbook',
            title: 'New Book',
            link: 'https://book.example/9',
            last_update: '2026-03-21T11:00:00Z',
            markets: [
              {
                key: 'h2h',
                outcomes: [
                  { name: 'AS Roma', price: 3.1 },
                  { name: 'Inter Milan', price: 2.3 },
                  { name: 'Draw', price: 3.3 },
                ],
              },
            ],
          },
        ],
      },
    ]),
  );
  const answer = {
    source: 'the-odds-api' as const,
    address: '/odds',
    body,
    fetchedAt: clock,
    etag: null,
    lastModified: null,
    read: () => readOddsApiReply(body),
  };
  expect(await importResponse(db, answer, now)).toMatchObject({
    matches: 1,
    changed: 1,
    prices: 3,
  });
  expect(await db.$count(team)).toBe(4);
  const report = await importFile(['I1,28/03/2026,17:00,Roma,Inter,,,,,3,3.2,2.3,,,']);
  expect(report).toMatchObject({ matches: 1, changed: 0, prices: 3 });
  expect(await db.$count(match)).toBe(3);
  const [row] = await db.select().from(match).where(eq(match.source, 'the-odds-api'));
  expect(row!.sourceData).toMatchObject({
    links: { newbook: 'https://book.example/9' },
    keys: { 'the-odds-api': 'event-9' },
  });
});

test('an unknown name holds back only its own matches, is listed and resolved, and they are imported', async () => {
  await importFile([FIRST, SECOND]);
  const report = await importFile(
    [
      'I2,14/03/2026,15:00,Sampdorja,Bari,2,0,15,4,1.5,4,6.5,,,',
      'I2,14/03/2026,15:00,Spezia,Cesena,0,0,5,4,2.1,3.1,3.6,,,',
    ],
    { division: 'I2' },
  );
  expect(report).toMatchObject({
    outcome: 'failed',
    cause: 'unknown names: Sampdorja (Italy)',
    changed: 1,
    prices: 3,
  });
  expect(await db.$count(match)).toBe(3);
  expect(await db.$count(team)).toBe(6);
  expect(await listUnknown(db)).toMatchObject([
    { source: 'football-data.co.uk', country: 'Italy', name: 'Sampdorja', seasonId: 36 },
  ]);
  const question = { source: 'football-data.co.uk', country: 'Italy', create: false } as const;
  const wrong = await resolveAlias(db, { ...question, name: 'Sampdorja', club: 'Sandoria' }, now());
  expect(wrong).toMatchObject({ ok: false });
  const resolved = await resolveAlias(
    db,
    { ...question, name: 'Sampdorja', club: 'Sampdoria' },
    now(),
  );
  if (!resolved.ok) throw new Error(resolved.message);
  expect(resolved.value.club).toBe('Sampdoria');
  const replayed = await replayPayload(db, resolved.value.payloadIds[0]!, now);
  expect(replayed).toMatchObject({ outcome: 'imported', changed: 1 });
  expect(await listUnknown(db)).toEqual([]);
  expect(
    await resolveAlias(db, { ...question, name: 'Sampdorja', club: 'Bari' }, now()),
  ).toMatchObject({
    ok: false,
  });
});

test('an alias holds in every season, unless it was set for one only', async () => {
  const scope = 'football-data.co.uk';
  await importFile(['I2,14/03/2026,15:00,Sampdorja,Barii,2,0,15,4,1.5,4,6.5,,,'], {
    division: 'I2',
  });
  const question = { source: scope, country: 'Italy', create: false } as const;
  await resolveAlias(db, { ...question, name: 'Sampdorja', club: 'Sampdoria' }, now());
  await resolveAlias(db, { ...question, name: 'Barii', club: 'Bari', seasonId: 36 }, now());
  const aliases = await loadAliases(db, scope, ['Italy'], [36, 38]);
  const isKnown = (seasonId: number, name: string) =>
    aliases.has(aliasKey('Italy', seasonId, name));
  expect([36, 38].map((season) => isKnown(season, 'Sampdorja'))).toEqual([true, true]);
  expect([36, 38].map((season) => isKnown(season, 'Barii'))).toEqual([true, false]);
});

test('a new club is created only if the operator asks for it', async () => {
  const rows = ['I2,19/03/2026,15:00,Nuova Squadra,Bari,0,1,5,4,2.1,3.1,3.6,,,'];
  await importFile(rows, { division: 'I2' });
  const question = {
    source: 'football-data.co.uk',
    country: 'Italy',
    name: 'Nuova Squadra',
    club: 'Nuova Squadra Calcio',
  } as const;
  expect(await resolveAlias(db, { ...question, create: false }, now())).toMatchObject({
    ok: false,
  });
  expect(await resolveAlias(db, { ...question, create: true }, now())).toMatchObject({ ok: true });
  expect(await importFile(rows, { division: 'I2' })).toMatchObject({ outcome: 'imported' });
});

test('a file that cannot be trusted stores its bytes and the reason, but no row', async () => {
  const body = Buffer.from('Div,Date,HomeTeam\nI1,14/03/2026,Inter\n');
  const read = () => readSeasonFile(body, { division: 'I1', season: seasonByLabel('2025/26') });
  const answer = { address: '/x', body, fetchedAt: clock, etag: null, lastModified: null, read };
  const report = await importResponse(db, { source: 'football-data.co.uk', ...answer }, now);
  expect(report.cause).toBe('the file has no column AwayTeam, FTHG, FTAG');
  expect(await db.$count(match)).toBe(0);
  const [record] = await db.select().from(sourceFetch).where(eq(sourceFetch.address, '/x'));
  expect(record).toMatchObject({ outcome: 'failed', cause: report.cause });
});

test('what only the database can refuse is reported, and nothing of its file is stored', async () => {
  const body = Buffer.from(`${HEADER}\n${FIRST}\n${SECOND}\n`);
  const read = readSeasonFile(body, { division: 'I1', season: seasonByLabel('2025/26') });
  if (!read.ok) throw new Error(read.reason);
  const [one, two] = read.matches;
  const answer = {
    source: 'football-data.co.uk' as const,
    address: '/y',
    body,
    fetchedAt: clock,
    etag: null,
    lastModified: null,
    read: () => ({ ...read, matches: [one!, { ...two!, score: { home: 120, away: 0 } }] }),
  };
  expect(await importResponse(db, answer, now)).toMatchObject({
    outcome: 'failed',
    cause: 'the database refuses it: match_goals_range',
  });
  expect(await db.$count(match)).toBe(0);
});

test('payloads are read back byte for byte and can all be imported again without a change', async () => {
  await importFile([FIRST]);
  await importFile([FIRST, SECOND]);
  const matches = await db.select().from(match).orderBy(match.id);
  const count = await db.$count(price);
  const payloads = await listPayloads(db, 'football-data.co.uk');
  expect(payloads).toHaveLength(2);
  for (const id of payloads) {
    const payload = await loadPayload(db, id);
    expect(Buffer.from(payload!.body).toString()).toMatch(/^Div,Date/);
  }
  const { rows } = await db.execute<{ id: number }>(
    sql`select raw_payload_id::int as id from source_fetch where outcome = 'imported' order by id desc limit 1`,
  );
  expect(await replayPayload(db, rows[0]!.id, now)).toMatchObject({ changed: 0, prices: 0 });
  expect(await db.select().from(match).orderBy(match.id)).toEqual(matches);
  expect(await db.$count(price)).toBe(count);
});

test('two concurrent imports neither collide nor duplicate', async () => {
  const rows = ['E0,14/03/2026,15:00,Arsenal,Chelsea,2,0,15,4,1.7,3.9,4.8,,,'];
  const reports = await Promise.all([1, 2, 3].map(() => importFile(rows, { division: 'E0' })));
  expect(reports.map((report) => report.changed).sort()).toEqual([0, 0, 1]);
});
