import { describe, expect, it } from 'vitest';
import { madeXlsx, madeZip, xlsxEntries } from '#testing/made-xlsx.ts';
import { MAX_FILE_BYTES, openWorkbook, type Sheet } from './open-workbook.ts';
import { parseLeagueExport } from './parse-league-export.ts';
import { parseQuotes } from './parse-quotes.ts';
import { parseStatistics } from './parse-statistics.ts';
import { parseVotes } from './parse-votes.ts';

const QUOTES_HEADER = 'Id,R,RM,Nome,Squadra,Qt.A,Qt.I,Diff.,Qt.A M,Qt.I M,Diff.M,FVM,FVM M'.split(
  ',',
);
const STATS_HEADER = 'Id,R,Rm,Nome,Squadra,Pv,Mv,Fm,Gf,Gs,Rp,Rc,R+,R-,Ass,Amm,Esp,Au'.split(',');
const VOTES_HEADER = 'Cod.,Ruolo,Nome,Voto,Gf,Gs,Rp,Rs,Rf,Au,Amm,Esp,Ass'.split(',');

const quote = (id: number | string, role = 'D', mantra = 'Dd;E') =>
  [id, role, mantra, `Rossi ${id}`, 'Roma', 10, 9, 1, 11, 9, 2, 40, 41] as const;
const sheet = (name: string, ...rows: Sheet['rows'][number][]): Sheet => ({ name, rows });
const problems = (parsed: {
  ok: boolean;
  problems?: ReadonlyArray<{ row: number; column: string; code: string }>;
}) => parsed.problems?.map(({ row, column, code }) => `${row} ${column} ${code}`);

describe('openWorkbook', () => {
  const reason = async (bytes: Uint8Array) => {
    const opened = await openWorkbook(bytes);
    return opened.ok ? 'opened' : opened.reason;
  };

  it('reads the sheets of an xlsx', async () => {
    const opened = await openWorkbook(
      madeXlsx({
        Tutti: [
          ['Id', 'Nome'],
          [7, 'Totti'],
        ],
        Ceduti: [['Id']],
      }),
    );
    expect(opened).toEqual({
      ok: true,
      sheets: [
        {
          name: 'Tutti',
          rows: [
            ['Id', 'Nome'],
            [7, 'Totti'],
          ],
        },
        { name: 'Ceduti', rows: [['Id']] },
      ],
    });
  });

  it('reads csv with commas, semicolons or tabs, and keeps row numbers', async () => {
    for (const separator of [',', ';', '\t']) {
      const text = [['Id', 'Mv'].join(separator), '', ['7', '"6,5"'].join(separator)].join('\r\n');
      const opened = await openWorkbook(Buffer.from(`\uFEFF${text}`));
      expect(opened).toEqual({ ok: true, sheets: [sheet('csv', ['Id', 'Mv'], [], ['7', '6,5'])] });
    }
  });

  it('refuses what it cannot or must not read', async () => {
    const good = xlsxEntries({ Tutti: [['Id']] });
    expect(await reason(new Uint8Array())).toBe('empty');
    expect(await reason(Buffer.from('\n\n'))).toBe('empty');
    expect(await reason(Buffer.alloc(MAX_FILE_BYTES + 1, 65))).toBe('too-large');
    expect(await reason(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))).toBe(
      'protected-or-old-excel',
    );
    expect(await reason(Buffer.from([1, 0, 2, 0, 3]))).toBe('not-a-table');
    expect(await reason(madeXlsx({ Tutti: [['Id']] }).subarray(0, 200))).toBe('corrupt');
    expect(await reason(madeZip([{ name: 'a.txt', data: Buffer.from('a') }]))).toBe('not-a-table');
    const macros = { name: 'xl/vbaProject.bin', data: Buffer.from('x') };
    expect(await reason(madeZip([...good, macros]))).toBe('has-macros');
    const locked = good.map((entry) => ({ ...entry, flags: 1 }));
    expect(await reason(madeZip(locked))).toBe('protected-or-old-excel');
    expect(await reason(madeZip([{ name: 'xl/workbook.xml', data: Buffer.from('<broken') }]))).toBe(
      'corrupt',
    );
    expect(await reason(Buffer.from('a,b\n'.repeat(20_001)))).toBe('too-many-rows');
  });

  it('never unpacks a zip bomb, whether it states its size or lies', async () => {
    const data = Buffer.alloc(100_000);
    const bomb = (statedSize: number) =>
      reason(madeZip([{ name: 'xl/workbook.xml', data, statedSize }]));
    expect(await bomb(80 * 1024 * 1024)).toBe('unpacks-too-large');
    expect(await bomb(1000)).toBe('corrupt');
    const many = Array.from({ length: 600 }, (_, at) => ({ name: `${at}`, data: Buffer.from('') }));
    expect(await reason(madeZip(many))).toBe('unpacks-too-large');
  });
});

describe('parseQuotes', () => {
  it('reads players of Tutti and of those who left, with the season in the title', () => {
    const parsed = parseQuotes([
      sheet('Tutti', ['Quotazioni Fantacalcio Stagione 2025 26'], QUOTES_HEADER, quote(1)),
      sheet('Difensori', ['Quotazioni'], QUOTES_HEADER, quote(1)),
      sheet('Ceduti', ['Quotazioni'], QUOTES_HEADER, quote(2)),
    ]);
    expect(parsed).toMatchObject({ ok: true, season: '2025/26', problems: [] });
    expect(parsed.ok && parsed.rows).toMatchObject([
      {
        id: 1,
        mantraRoles: ['Dd', 'E'],
        price: 10,
        initialPrice: 9,
        marketValue: 40,
        hasLeft: false,
      },
      { id: 2, hasLeft: true },
    ]);
  });

  it('uses the sheets by role if Tutti is missing', () => {
    const parsed = parseQuotes([
      sheet('Portieri', ['x'], QUOTES_HEADER, quote(1, 'P', 'Por')),
      sheet('Difensori', ['x'], QUOTES_HEADER, quote(2)),
    ]);
    expect(parsed.ok && parsed.rows.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('reports rows that cannot be read, and reads the others', () => {
    const parsed = parseQuotes([
      sheet(
        'Tutti',
        QUOTES_HEADER,
        quote(1),
        quote(1),
        quote('x'),
        quote(4, 'Z'),
        quote(5, 'D', 'Dd;Q'),
        [...quote(6).slice(0, 5), 'dieci'],
      ),
    ]);
    expect(parsed.ok && parsed.rows.map(({ id }) => id)).toEqual([1, 5]);
    expect(problems(parsed as never)).toEqual([
      '3 Id duplicated-id',
      '4 Id not-a-number',
      '5 R unknown-role',
      '6 RM unknown-role',
      '7 Qt.A not-a-number',
      '7 Qt.I missing',
    ]);
  });

  it("refuses another site's layout and an empty list", () => {
    expect(parseQuotes([sheet('Foglio1', ['Giocatore', 'Prezzo'], ['Totti', 30])])).toEqual({
      ok: false,
      reason: 'wrong-layout',
    });
    expect(parseQuotes([sheet('Tutti', QUOTES_HEADER)])).toEqual({ ok: false, reason: 'no-rows' });
  });
});

describe('parseStatistics', () => {
  it('accepts decimal commas and a missing title', () => {
    const row = [
      '7',
      'A',
      'Pc',
      'Totti',
      'Roma',
      '30',
      '6,58',
      '8,11',
      15,
      0,
      0,
      3,
      2,
      1,
      4,
      5,
      0,
      0,
    ];
    const parsed = parseStatistics([sheet('Tutti', STATS_HEADER, row)]);
    expect(parsed).toMatchObject({ ok: true, season: null, problems: [] });
    expect(parsed.ok && parsed.rows[0]).toMatchObject({
      votes: 30,
      meanVote: 6.58,
      meanFantavoto: 8.11,
      goals: 15,
      penaltiesTaken: 3,
      penaltiesScored: 2,
      penaltiesMissed: 1,
      yellowCards: 5,
    });
  });
});

describe('parseVotes', () => {
  const day = sheet(
    'Fantacalcio',
    ['Voti Fantacalcio Stagione 2025 26'],
    [],
    [],
    ['QUESTO FILE'],
    ['Atalanta'],
    VOTES_HEADER,
    [1, 'P', 'Uno', 6.5, 0, 1, 1, 0, 0, 0, 0, 0, 0],
    [2, 'A', 'Due', '7,5', 1, 0, 0, 0, 1, 0, 1, 0, 1],
    [3, 'D', 'Tre', '6*', 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [9, 'ALL', 'Mister', 6, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [],
    ['Bologna'],
    VOTES_HEADER,
    [4, 'C', 'Quattro', 'sei', 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [2, 'C', 'Doppio', 6, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [5, 'C', 'Cinque', 5, 0, 0, 0, 1, 0, 1, 0, 1, 0],
  );

  it('reads club by club, without the coach, s.v. as null', () => {
    const parsed = parseVotes([sheet('Statistico', ['x']), day], 'Fantacalcio');
    expect(parsed).toMatchObject({ ok: true, season: '2025/26' });
    expect(parsed.ok && parsed.rows).toEqual([
      {
        id: 1,
        role: 'P',
        name: 'Uno',
        club: 'Atalanta',
        vote: 6.5,
        events: { goalsConceded: 1, penaltiesSaved: 1 },
      },
      {
        id: 2,
        role: 'A',
        name: 'Due',
        club: 'Atalanta',
        vote: 7.5,
        events: { goals: 1, penaltiesScored: 1, yellowCards: 1, assists: 1 },
      },
      { id: 3, role: 'D', name: 'Tre', club: 'Atalanta', vote: null, events: {} },
      {
        id: 5,
        role: 'C',
        name: 'Cinque',
        club: 'Bologna',
        vote: 5,
        events: { penaltiesMissed: 1, ownGoals: 1, redCards: 1 },
      },
    ]);
    expect(problems(parsed as never)).toEqual(['14 Voto not-a-number', '15 Cod. duplicated-id']);
  });

  it('refuses a file without the requested sheet', () => {
    expect(parseVotes([sheet('Statistico', ['x']), day], 'Italia')).toEqual({
      ok: false,
      reason: 'wrong-layout',
    });
  });
});

describe('parseLeagueExport', () => {
  it('reads a league by name and club', () => {
    const header = '#,Nome,Fuori lista,Sq.,Under,R.,R.MANTRA,PGv,MV,FM,FVM/1000,QUOT.'.split(',');
    const parsed = parseLeagueExport([
      sheet(
        'Rosa',
        header,
        [1, 'Totti', '', 'ROM', '', 'A', 'T;A', 30, 6.5, 8, 300, 35],
        [...[2, 'Totti', '*', 'LAZ', '', 'X']],
      ),
    ]);
    expect(parsed.ok && parsed.rows).toEqual([
      {
        number: 1,
        name: 'Totti',
        club: 'ROM',
        role: 'A',
        mantraRoles: ['T', 'A'],
        price: 35,
        offList: false,
        at: { sheet: 'Rosa', row: 2 },
      },
    ]);
    expect(problems(parsed as never)).toEqual(['3 R. unknown-role']);
  });
});
