import { describe, expect, it } from 'vitest';
import { parseFootballData } from './parse.ts';
import { findPriceColumns } from './price-columns.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const parse = (...lines: string[]) => parseFootballData(bytes(lines.join('\n')));

const HEAD = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR';

describe('football-data.co.uk files', () => {
  it('reads a row of the first layout, with its market columns', () => {
    const { rows, problems } = parse(
      `${HEAD},HTHG,HTAG,HTR,HS,AS,HST,AST,B365H,B365D,B365A,VCH,VCD,VCA,BbMxH,BbAvH,BbMxD,BbAvD,BbMxA,BbAvA,BbMx>2.5,BbAv>2.5,BbMx<2.5,BbAv<2.5,BbAHh,BbMxAHH,BbAvAHH,BbMxAHA,BbAvAHA,PSCH,PSCD,PSCA`,
      'E0,16/08/14,Arsenal,Crystal Palace,2,1,H,1,1,D,14,4,6,2,1.25,6.5,15,1.25,6.25,10.5,1.3,1.25,6.7,5.96,16,12.43,1.77,1.72,2.26,2.1,-1.5,1.81,1.78,2.2,2.1,1.29,5.9,12.75',
    );
    expect(problems).toEqual([]);
    expect(rows[0]).toMatchObject({
      division: 'E0',
      dateIso: '2014-08-16',
      day: 16_298,
      time: null,
      awarded: false,
      home: 'Arsenal',
      away: 'Crystal Palace',
      score: { home: 2, away: 1 },
      halfTime: { home: 1, away: 1 },
      shots: { home: 14, away: 4 },
      shotsOnTarget: { home: 6, away: 2 },
    });
    expect(rows[0]!.opening).toEqual({
      B365: { result: { home: 1.25, draw: 6.5, away: 15 } },
      VC: { result: { home: 1.25, draw: 6.25, away: 10.5 } },
      Max: {
        result: { home: 1.3, draw: 6.7, away: 16 },
        totals25: { over: 1.77, under: 2.26 },
        handicap: { line: -1.5, home: 1.81, away: 2.2 },
      },
      Avg: {
        result: { home: 1.25, draw: 5.96, away: 12.43 },
        totals25: { over: 1.72, under: 2.1 },
        handicap: { line: -1.5, home: 1.78, away: 2.1 },
      },
    });
    expect(rows[0]!.closing).toEqual({ PS: { result: { home: 1.29, draw: 5.9, away: 12.75 } } });
  });

  it('reads the second layout: four-digit years, times, closing prices of all bookmakers', () => {
    const { rows } = parse(
      'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,PSH,PSD,PSA,P>2.5,P<2.5,AHh,PAHH,PAHA,VCH,VCD,VCA,VCCH,VCCD,VCCA,PSCH,PSCD,PSCA,PC>2.5,PC<2.5,AHCh,PCAHH,PCAHA',
      'E1,02/08/2019,19:45,Luton,Middlesbrough,3,3,D,2.34,3.29,3.24,2.11,1.79,-0.25,2.03,1.89,2.38,3.3,3.25,2.25,3.4,3.4,2.25,3.4,3.32,2.07,1.83,-0.5,1.96,1.96',
    );
    expect(rows[0]).toMatchObject({ dateIso: '2019-08-02', time: '19:45' });
    expect(rows[0]!.opening).toMatchObject({
      PS: {
        totals25: { over: 2.11, under: 1.79 },
        handicap: { line: -0.25, home: 2.03, away: 1.89 },
      },
      VC: { result: { home: 2.38, draw: 3.3, away: 3.25 } },
    });
    expect(rows[0]!.closing).toMatchObject({
      PS: {
        totals25: { over: 2.07, under: 1.83 },
        handicap: { line: -0.5, home: 1.96, away: 1.96 },
      },
      VC: { result: { home: 2.25, draw: 3.4, away: 3.4 } },
    });
  });

  it('reads extra leagues and coming fixtures', () => {
    const text =
      '\uFEFFCountry,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA,BFECH,BFECD,BFECA\r\nBrazil,Serie A,2012,19/05/2012,22:30,Palmeiras,Portuguesa,1,1,D,1.75,3.86,5.25,,,\r\n';
    const extra = parseFootballData(bytes(text), { division: 'BRA' }).rows[0]!;
    expect(extra).toMatchObject({
      division: 'BRA',
      season: '2012',
      home: 'Palmeiras',
      score: { home: 1, away: 1 },
    });
    expect(extra.closing).toEqual({ PS: { result: { home: 1.75, draw: 3.86, away: 5.25 } } });
    const coming = parse(
      'Div,Date,Time,HomeTeam,AwayTeam,Referee,BFEH,BFED,BFEA,NEWH,NEWD,NEWA,NEWCH,NEWCD,NEWCA',
      'SP1,19/08/2026,20:00,Atl. Madrid,Malaga,,1.35,5.6,11.5,1.3,5,10,1.4,5,9',
    ).rows[0]!;
    expect(coming).toMatchObject({ score: null, awarded: false });
    expect(Object.keys(coming.opening)).toEqual(['BFE', 'NEW']);
    expect(coming.closing).toEqual({ NEW: { result: { home: 1.4, draw: 5, away: 9 } } });
  });

  it('falls back to Latin-1 and reads quoted cells', () => {
    const latin = Uint8Array.from([
      ...bytes(`${HEAD}\nD1,01/02/2020,"Fortuna, D`),
      0xfc,
      ...bytes('sseldorf",FC K'),
      0xf6,
      ...bytes('ln,1,0,H\n'),
    ]);
    const { rows } = parseFootballData(latin);
    expect(rows[0]).toMatchObject({ home: 'Fortuna, Düsseldorf', away: 'FC Köln' });
  });

  it('skips empty rows and columns, missing columns and single empty prices', () => {
    const { rows, problems } = parse(
      `${HEAD},B365H,B365D,B365A,,`,
      'N1,08/08/14,Den Haag,Feyenoord,0,1,A,,,,,',
      ',,,,,,,,,,,',
      '',
      'N1,09/08/14,Utrecht,Willem II,2,1,H,1.8,3.6,4.2,,',
    );
    expect(problems).toEqual([]);
    expect(rows.map(({ home }) => home)).toEqual(['Den Haag', 'Utrecht']);
    expect(rows[0]).toMatchObject({ opening: {}, shots: null, halfTime: null });
  });

  it('distinguishes awarded matches from played ones without prices', () => {
    const { rows } = parse(
      `${HEAD},HS,AS,HST,AST,B365H,B365D,B365A`,
      'T1,25/02/2023,Hatayspor,Besiktas,0,3,A,,,,,,,',
      'I2,25/02/2020,Cosenza,Pisa,1,1,D,9,8,3,2,,,',
    );
    expect(rows.map(({ awarded }) => awarded)).toEqual([true, false]);
  });

  it('lists what it could not use and keeps the rest', () => {
    const { rows, problems } = parse(
      `${HEAD},HS,AS,B365H,B365D,B365A`,
      'E0,31/02/2020,A,B,1,0,H,1,1,2,3,4',
      'E0,2020-02-01,A,B,1,0,H,1,1,2,3,4',
      'E0,01/02/2020,,B,1,0,H,1,1,2,3,4',
      'E0,01/02/2020,A,B,99,0,H,1,1,2,3,4',
      'E0,01/02/2020,A,B,1,,H,1,1,2,3,4',
      'E0,01/02/2020,A,B,1,0,H,1,-4,0,3,4',
      'E0,01/02/2020,C,D,1,0,H,1,4,#,3,5000',
    );
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [2, 'bad-date'],
      [3, 'bad-date'],
      [4, 'no-team'],
      [5, 'bad-score'],
      [6, 'bad-score'],
      [7, 'bad-number'],
      [7, 'bad-price'],
      [8, 'bad-price'],
    ]);
    expect(rows.map(({ home, opening }) => [home, opening])).toEqual([
      ['A', {}],
      ['C', {}],
    ]);
  });

  it('refuses a page that is not such a file', () => {
    for (const text of ['', '<html><body>503</body></html>', 'a,b,c\n1,2,3']) {
      expect(parseFootballData(bytes(text))).toMatchObject({
        rows: [],
        problems: [{ code: 'no-header' }],
      });
    }
  });
});

describe('price columns', () => {
  it('are not confused with statistics', () => {
    const header =
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,HS,AS,HST,AST,HF,AF,HC,AC,HY,AY,HR,AR,HFKC,AFKC';
    expect(findPriceColumns(header.split(','))).toEqual([]);
  });
});
