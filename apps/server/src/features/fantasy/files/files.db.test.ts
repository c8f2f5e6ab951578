import { rowsOf } from '@tredici/contract/columns';
import { IMPORT_LIMITS, type ImportPreview } from '@tredici/contract/fantasy-imports';
import type { PlayerDetail, PlayerList } from '@tredici/contract/fantasy-players';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#testing/database/test-database.ts';
import { madeXlsx, madeZip, xlsxEntries } from '#testing/made-xlsx.ts';
import {
  many,
  QUOTES,
  quote,
  quotesFile,
  type Row,
  statisticsFile,
  title,
  VOTES,
} from '#testing/player-files.ts';
import { seedPlayerWorld } from '#testing/player-world.ts';
import { addUser, createTestApp, createTestClock, logIn, PASSWORD } from '#testing/test-app.ts';

// Every file starts a process.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const NOW = '2026-11-15T04:00:00Z';
const database = await createTestDatabase();
const { db } = database;
const clock = createTestClock(NOW);
const app = await createTestApp(database, { clock, env: { RATE_LIMIT_PER_MINUTE: '100000' } });
const premiumUntil = new Date('2027-01-01T00:00:00Z');
let users = 0;
let token = '';
let other = '';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const URL_BASE = '/api/v1/tredici/fantasy/';
const auth = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, bearer = token) =>
  app.inject({ method, url: URL_BASE + path, headers: auth(bearer) });
const upload = (bytes: Uint8Array, query: Record<string, string> = {}, bearer = token) =>
  app.inject({
    method: 'POST',
    url: `${URL_BASE}imports/?${new URLSearchParams(query)}`,
    headers: { ...auth(bearer), 'content-type': XLSX },
    payload: Buffer.from(bytes),
  });
const preview = async (bytes: Uint8Array, query: Record<string, string> = {}) => {
  const reply = await upload(bytes, query);
  expect([reply.statusCode, reply.statusCode === 201 ? '' : reply.body]).toEqual([201, '']);
  return reply.json<ImportPreview>();
};
const confirm = (id: number, bearer = token) => call('POST', `imports/${id}/confirm/`, bearer);
const list = async (season = '2026/27', bearer = token) =>
  (await call('GET', `players/?season=${season}`, bearer)).json<PlayerList>();
const refusal = async (bytes: Uint8Array, query: Record<string, string> = {}) => {
  const reply = await upload(bytes, query);
  return `${reply.statusCode} ${reply.json().code}`;
};

beforeAll(() => seedPlayerWorld(db, new Date(NOW)));

/** A new user for every test, so that a test does not see what another confirmed. */
async function newUser(options: Parameters<typeof addUser>[2] = { premiumUntil }) {
  users += 1;
  const email = `user${users}@example.com`;
  const id = await addUser(db, email, options);
  return { id, bearer: await logIn(app, email) };
}

describe('a list of prices', () => {
  beforeEach(async () => {
    token = (await newUser()).bearer;
    other = (await newUser()).bearer;
  });
  const first = quotesFile(many(600));

  test('is previewed before it counts, with the changes that it would make', async () => {
    const before = await list();
    const read = await preview(first, { name: 'Quotazioni_2026_27.xlsx' });
    expect(read.file).toMatchObject({
      kind: 'quotes',
      season: '2026/27',
      round: null,
      rows: 600,
      status: 'preview',
      file_name: 'Quotazioni_2026_27.xlsx',
      is_active: false,
      confirmed_at: null,
    });
    expect(read).toMatchObject({ problems: [], problem_count: 0 });
    expect(read.difference.against).toEqual({ file_name: null, confirmed_at: null });
    expect([read.difference.added.length, read.difference.gone.length]).toEqual([600, 540]);
    expect((await list()).players).toEqual(before.players);
  });

  test('counts once it is confirmed, for its owner alone', async () => {
    const { file } = await preview(first, { name: 'Agosto.xlsx' });
    expect((await confirm(file.id)).json()).toMatchObject({ status: 'confirmed', is_active: true });
    const mine = await list();
    const rows = rowsOf(mine.players);
    expect(mine.from_own_files).toBe(true);
    expect(rows).toHaveLength(600);
    const one = rows.find(({ id }) => id === 7)!;
    expect(one).toMatchObject({ name: 'Giocatore 7', role: 'A', price: 10, market_value: 40 });
    // The file's Verona is our Hellas Verona.
    expect(mine.clubs.map(({ name }) => name)).toContain('Hellas Verona');
    expect(mine.projections).not.toBeNull();
    const theirs = await list('2026/27', other);
    expect([theirs.from_own_files, theirs.players.id.length]).toEqual([false, 540]);
    expect((await call('GET', 'players/7/', other)).statusCode).toBe(404);
    expect((await call('GET', 'players/7/')).json<PlayerDetail>().player.name).toBe('Giocatore 7');
  });

  test('says what is new, gone, moved and dearer than in the last one, and can be undone', async () => {
    await confirm((await preview(first, { name: 'Agosto.xlsx' })).file.id);
    clock.move(60_000);
    const next = many(601).filter(([id]) => id !== 3);
    next[0] = quote(1, 14);
    next[1] = quote(2, 10, 'Roma');
    const read = await preview(quotesFile(next), { name: 'Ottobre.xlsx' });
    expect(read.difference).toMatchObject({
      against: { file_name: 'Agosto.xlsx' },
      added: [{ player_id: 601 }],
      gone: [{ player_id: 3, name: 'Giocatore 3' }],
      moved: [{ player_id: 2, club: 'Roma', from: 'Cagliari' }],
      prices: [{ player_id: 1, from: 10, to: 14 }],
    });
    await confirm(read.file.id);
    expect((await list()).players.id).not.toContain(3);
    const results = (await call('GET', 'imports/')).json().results;
    expect(results.map((one: { is_active: boolean }) => one.is_active)).toEqual([true, false]);
    const undone = await call('POST', `imports/${read.file.id}/undo/`);
    expect(undone.json()).toMatchObject({ status: 'undone', is_active: false });
    const rows = rowsOf((await list()).players);
    expect([rows.length, rows.find(({ id }) => id === 1)!.price]).toEqual([600, 10]);
    // And redone; doing it twice is harmless.
    await confirm(read.file.id);
    await confirm(read.file.id);
    expect((await list()).players.price).toContain(14);
  });

  test("another user's file is not found by any call", async () => {
    const { id } = (await preview(first)).file;
    for (const path of [`imports/${id}/`, `imports/${id}/confirm/`, `imports/${id}/undo/`]) {
      const method = path.endsWith(`${id}/`) ? 'GET' : 'POST';
      expect((await call(method, path, other)).statusCode, path).toBe(404);
    }
    expect((await call('DELETE', `imports/${id}/`, other)).statusCode).toBe(404);
    expect((await call('GET', 'imports/', other)).json()).toEqual({ results: [] });
    expect((await call('POST', `imports/${id}/undo/`)).json().code).toBe('conflict');
    expect((await call('GET', `imports/${id}/`)).json()).toMatchObject({ file: { id } });
    expect((await call('DELETE', `imports/${id}/`)).statusCode).toBe(204);
    expect((await call('GET', `imports/${id}/`)).statusCode).toBe(404);
    for (const bad of ['0', '-1', '99999999999999999999']) {
      expect((await call('GET', `imports/${bad}/`)).statusCode).toBe(404);
    }
  });
});

describe('other files', () => {
  beforeEach(async () => {
    token = (await newUser()).bearer;
  });

  test('statistics and votes of a season give figures; decimal commas and s.v. are understood', async () => {
    const read = await preview(statisticsFile(60, '2024 25'));
    expect(read).toMatchObject({ file: { kind: 'statistics', season: '2024/25' }, warnings: [] });
    await confirm(read.file.id);
    const past = await list('2024/25');
    expect(rowsOf(past.players)[0]).toMatchObject({
      votes: 30,
      mean_vote: 6.58,
      mean_fantavoto: 8.11,
      goals: 15,
      penalties_scored: 2,
      minutes: null,
      clean_sheets: null,
      price: null,
    });
    const day = [
      ...[['Voti Fantacalcio Stagione 2024 25'], [], [], ['AVVISO'], ['Atalanta'], VOTES],
      [1, 'A', 'Punta 1', '7,5', 1, 0, 0, 0, 1, 0, 1, 0, 1],
      [2, 'A', 'Punta 2', '6*', 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [9, 'ALL', 'Mister', 6, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ];
    const votes = madeXlsx({ Fantacalcio: day, Statistico: day.slice(0, 7) });
    const reply = await preview(votes, { name: 'Voti_Stagione_2024_25_Giornata_5.xlsx' });
    expect(reply.file).toMatchObject({ kind: 'votes', round: 5, rows: 2, season: '2024/25' });
    await confirm(reply.file.id);
    const player = await call('GET', 'players/1/?season=2024/25');
    // 7.5 with a goal, a penalty, an assist and a yellow card.
    expect(player.json<PlayerDetail>().rounds).toMatchObject([
      { round: 5, match: null, vote: 7.5, fantavoto: 14, minutes: null },
    ]);
    const without = await call('GET', 'players/2/?season=2024/25');
    expect(without.json<PlayerDetail>().rounds).toMatchObject([{ vote: null, fantavoto: null }]);
  });

  test("a league's export is matched by name and club, and lists the players it cannot find", async () => {
    await confirm((await preview(quotesFile(many(40)))).file.id);
    const header = '#,Nome,Fuori lista,Sq.,Under,R.,R.MANTRA,PGv,MV,FM,FVM/1000,QUOT.'.split(',');
    const league = madeXlsx({
      Rosa: [
        header,
        [1, 'GIOCATORE 4', '', 'CRE', '', 'P', 'Por', 3, 6, 6, 10, 22],
        [2, 'Mai Visto', '', 'ROM', '', 'A', 'Pc', 3, 6, 6, 10, 5],
      ],
    });
    const read = await preview(league);
    expect(read).toMatchObject({
      file: { kind: 'league', season: '2026/27', rows: 1 },
      problems: [{ sheet: 'Rosa', row: 3, problem: 'unknown-player', value: 'Mai Visto' }],
    });
    await confirm(read.file.id);
    const rows = rowsOf((await list()).players);
    expect(rows.find(({ id }) => id === 4)).toMatchObject({ price: 22 });
  });

  test('a csv is read as well', async () => {
    const text = [QUOTES, ...many(30)]
      .map((row) => row.join(';').replace('Dd;E', 'Dd/E'))
      .join('\n');
    const csv = text.replaceAll('M;C', 'M/C');
    const read = await preview(Buffer.from(csv), { name: 'Stagione_2026_27.csv' });
    expect(read.file).toMatchObject({ kind: 'quotes', rows: 30, season: '2026/27' });
  });
});

describe('problems with a file', () => {
  beforeEach(async () => {
    token = (await newUser()).bearer;
  });
  const good = xlsxEntries({ Tutti: [title(), QUOTES, quote(1)] });

  test.each<[string, () => Uint8Array, string, Record<string, string>?]>([
    ['nothing in it', () => new Uint8Array(), '400 validation'],
    ['only a header', () => quotesFile([]), '400 file_no_rows'],
    ['cut in half', () => quotesFile(many(50)).subarray(0, 900), '400 file_corrupt'],
    ['too large', () => Buffer.alloc(50 * 1024 * 1024, 65), '413 body_too_large'],
    [
      'a zip bomb',
      () =>
        madeZip([
          { name: 'xl/workbook.xml', data: Buffer.alloc(1000), statedSize: 80 * 1024 * 1024 },
        ]),
      '400 file_unpacks_too_large',
    ],
    [
      'a zip bomb that lies',
      () => madeZip([{ name: 'xl/workbook.xml', data: Buffer.alloc(1_000_000), statedSize: 10 }]),
      '400 file_corrupt',
    ],
    [
      'macros',
      () => madeZip([...good, { name: 'xl/vbaProject.bin', data: Buffer.from('x') }]),
      '400 file_has_macros',
    ],
    [
      'a password',
      () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600)]),
      '400 file_protected',
    ],
    [
      'encrypted entries',
      () => madeZip(good.map((one) => ({ ...one, flags: 1 }))),
      '400 file_protected',
    ],
    [
      'another kind of zip',
      () => madeZip([{ name: 'a.txt', data: Buffer.from('a') }]),
      '400 file_not_a_table',
    ],
    [
      'a picture',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]),
      '415 unsupported_media_type',
    ],
    [
      "another site's layout",
      () =>
        madeXlsx({
          Foglio1: [
            ['Giocatore', 'Prezzo'],
            ['Totti', 30],
          ],
        }),
      '400 file_wrong_layout',
    ],
    [
      'votes without the sheet',
      () => madeXlsx({ Italia: [['Atalanta'], VOTES, [1, 'P', 'Uno', 6]], Altro: [['x']] }),
      '400 file_sheet_missing',
    ],
    ['too many rows', () => quotesFile(many(10_000)), '400 file_too_many_rows'],
    ['no season', () => madeXlsx({ Tutti: [QUOTES, quote(1)] }), '400 file_season_unknown'],
    ['another season', () => quotesFile(many(20)), '400 file_wrong_season', { season: '2025/26' }],
    [
      'a title against its name',
      () => quotesFile(many(20)),
      '400 file_wrong_season',
      { name: 'Quotazioni_2024_25.xlsx' },
    ],
    ['a season of long ago', () => quotesFile(many(20), '2009 10'), '400 file_wrong_season'],
    [
      'votes of no round',
      () => madeXlsx({ Fantacalcio: [['Roma'], VOTES, [1, 'P', 'Uno', 6]] }),
      '400 file_round_unknown',
      { season: '2026/27' },
    ],
  ])('%s is refused with its own code, and nothing is kept', async (_, bytes, code, query) => {
    expect(await refusal(bytes(), query)).toBe(code);
    expect((await call('GET', 'imports/')).json()).toEqual({ results: [] });
  });

  test('unreadable rows are reported, the others are kept', async () => {
    const rows: Row[] = [
      ...many(100),
      quote(5),
      [...quote(101).slice(0, 4), 'Atlantide', ...quote(101).slice(5)],
      ['x', ...quote(102).slice(1)],
      [103.5, ...quote(103).slice(1)],
      [...quote(104).slice(0, 5), 'dieci', ...quote(104).slice(6)],
    ];
    const read = await preview(quotesFile(rows));
    expect(read.file.rows).toBe(101);
    expect(read.problems.map(({ row, column, problem }) => `${row} ${column} ${problem}`)).toEqual([
      '103 Id duplicated-id',
      '104 Squadra unknown-club',
      '105 Id not-a-number',
      '106 Id not-a-number',
      '107 Qt.A not-a-number',
    ]);
    expect(read.warnings).toEqual(['half-file', 'rows-left-out']);
    expect((await call('DELETE', `imports/${read.file.id}/`)).statusCode).toBe(204);
  });

  test('of very many problems the first are listed and all are counted', async () => {
    const rows = [...many(60), ...many(600).map((row) => [row[0]!, 'Z', ...row.slice(2)])];
    const read = await preview(quotesFile(rows));
    expect(read.problems).toHaveLength(IMPORT_LIMITS.problems);
    expect(read.problem_count).toBe(600);
  });

  test('half a file, and one of a season that is over, show a warning', async () => {
    const half = await preview(
      quotesFile(many(600).filter((row) => 'ABC'.includes(`${row[4]}`[0]!))),
    );
    expect(half.warnings).toContain('half-file');
    const old = await preview(quotesFile(many(600), '2025 26'));
    expect(old.warnings).toEqual(['half-file', 'old-season']);
  });

  test('names of ten thousand letters, HTML and invalid characters are made harmless', async () => {
    const name = `<b>${'x'.repeat(10_000)}`;
    const rows = [
      ...many(30),
      [900, 'A', 'Pc', name.replaceAll('<', '&lt;'), ...quote(900).slice(4)],
      [901, 'A', 'Pc', 'a&#0;b&#xD800;c', ...quote(901).slice(4)],
      [902, 'A', 'Pc', 'Uno', 'Inter', 'a&#0;b&#xD800;c', ...quote(902).slice(6)],
    ];
    const read = await preview(quotesFile(rows), { name: 'a\u0000b\n<script>.xlsx' });
    expect(read.file.file_name).toBe('ab<script>.xlsx');
    const long = read.difference.added.find(({ player_id }) => player_id === 900)!;
    expect(long.name).toHaveLength(80);
    expect(read.difference.added).toContainEqual(expect.objectContaining({ name: 'ab\uFFFDc' }));
    expect(read.problems).toMatchObject([{ row: 35, value: 'ab\uFFFDc' }]);
  });
});

test('files need a login, have a limit, and are deleted with the account', async () => {
  const nobody = await app.inject({ method: 'POST', url: `${URL_BASE}imports/`, payload: 'a' });
  expect(nobody.statusCode).toBe(401);
  const { id, bearer } = await newUser({});
  token = bearer;
  const { file } = await preview(quotesFile(many(20)));
  await confirm(file.id);
  const exported = await app.inject({
    method: 'POST',
    url: '/api/v1/account/export/',
    headers: auth(bearer),
    payload: { password: PASSWORD },
  });
  expect(exported.json().sections.player_files).toMatchObject([
    { id: file.id, kind: 'quotes', season: '2026/27', status: 'confirmed' },
  ]);
  expect(exported.json().sections.player_files[0].rows).toHaveLength(20);
  await database.pool.query(`insert into player_file (user_id, kind, season_id, file_name, status,
    rows, report, row_count, confirmed_at) select ${id}, 'quotes', 38, '', 'confirmed', '[]', '{}', 0,
    '2026-01-01' from generate_series(1, ${IMPORT_LIMITS.kept})`);
  expect(await refusal(quotesFile(many(20)))).toBe('409 limit_reached');
  const gone = await app.inject({
    method: 'DELETE',
    url: `/api/v1/tredici/userprofile/${id}/`,
    headers: auth(bearer),
    payload: { password: PASSWORD },
  });
  expect(gone.statusCode).toBe(204);
  const { rows } = await database.pool.query(`select 1 from player_file where user_id = ${id}`);
  expect(rows).toEqual([]);
});
