import { seasonByLabel } from '@tredici/contract/seasons';
import { expect, test } from 'vitest';
import { readSample } from '#testing/samples.ts';
import type { ReadOutcome } from '../source-match.ts';
import { readExtraFixturesFile } from './parse-fixtures.ts';
import { readExtraLeagueFile, readFixturesFile, readSeasonFile } from './read-files.ts';

const sample = (name: string) => readSample(`football-data-co-uk/${name}`);
const serieA = { division: 'I1', season: seasonByLabel('2025/26') };

function accepted(outcome: ReadOutcome) {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}
const pricesOf = (outcome: ReadOutcome, index: number) =>
  accepted(outcome).matches[index]!.prices.map(
    (p) => `${p.bookmaker} ${p.kind} ${p.betType} ${p.odd}`,
  );

/** A file of Serie A 2025/26 with the given rows and columns. */
function serieAFile(rows: string[], columns = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR') {
  return readSeasonFile(Buffer.from(`${[columns, ...rows].join('\n')}\n`), serieA);
}

test('a file of 2014: old columns, both date forms, empty columns and rows', () => {
  const read = accepted(
    readSeasonFile(sample('season-2014.csv'), { division: 'E0', season: seasonByLabel('2014/15') }),
  );
  expect(read.problems).toEqual([]);
  expect(read.matches.map((m) => [m.kickoff.toISOString(), m.timeKnown, m.home, m.score])).toEqual([
    ['2014-08-16T12:00:00.000Z', false, 'Man United', { home: 3, away: 1 }],
    ['2014-08-17T12:00:00.000Z', false, "Nott'm Forest", { home: 0, away: 0 }],
  ]);
  expect(pricesOf(read, 0)).toEqual([
    'bet365 opening 1 1.4',
    'bet365 opening X 4.8',
    'bet365 opening 2 8',
    'ladbrokes opening 1 1.42',
    'ladbrokes opening X 4.6',
    'ladbrokes opening 2 8.2',
    'pinnacle opening 1 1.43',
    'pinnacle opening X 4.9',
    'pinnacle opening 2 8.4',
    'pinnacle closing 1 1.5',
    'pinnacle closing X 4.5',
    'pinnacle closing 2 7.1',
  ]);
  expect(read.matches[0]!.data).toMatchObject({
    market: { opening: { average: { '1': 1.41, o_2_5: 1.75 }, maximum: { X: 5, u_2_5: 2.2 } } },
  });
});

test('a file of 2025: byte-order mark, British time, closing prices, an awarded match', () => {
  const read = accepted(readSeasonFile(sample('season-2025.csv'), serieA));
  expect(read.problems).toEqual([]);
  expect(read.matches.map((m) => [m.kickoff.toISOString(), m.status, m.halfTime])).toEqual([
    ['2025-08-30T18:45:00.000Z', 'finished', { home: 1, away: 0 }],
    ['2025-12-06T14:00:00.000Z', 'finished', { home: 0, away: 1 }],
    ['2025-12-07T17:00:00.000Z', 'awarded', null],
  ]);
  expect(pricesOf(read, 0)).toContain('betfair_ex_eu closing 2 7.4');
  expect(pricesOf(read, 0)).toContain('bet365 closing u_2_5 2.05');
  expect(pricesOf(read, 0).some((price) => /max|avg/i.test(price))).toBe(false);
  expect(read.matches[2]!.prices).toEqual([]);
});

test('Latin-1 is read correctly', () => {
  const text = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nI1,30/08/2025,Südtirol,Bari,1,0\n';
  const read = accepted(readSeasonFile(Buffer.from(text, 'latin1'), serieA));
  expect(read.matches[0]!.home).toBe('Südtirol');
});

test('an extra league: other seasons are counted, a match without result waits', () => {
  const read = accepted(readExtraLeagueFile(sample('extra-league.csv'), { code: 'BRA' }));
  expect(read.leftOut).toBe(1);
  expect(read.matches.map((m) => [m.kickoff.toISOString(), m.seasonId, m.status])).toEqual([
    ['2025-03-30T01:30:00.000Z', 36, 'finished'],
    ['2025-12-21T19:00:00.000Z', 36, 'scheduled'],
  ]);
  expect(pricesOf(read, 0)).toContain('bet365 closing 1 1.5');
});

test('a file whose country has changed is refused as a whole', () => {
  const text = sample('extra-league.csv').toString('latin1').replaceAll('Brazil', 'Austria');
  const read = readExtraLeagueFile(Buffer.from(text, 'latin1'), { code: 'BRA' });
  expect(read).toEqual({ ok: false, reason: 'the file of BRA holds Austria' });
});

test('a league that is not one of the 22 is left out without a problem', () => {
  const read = accepted(readExtraLeagueFile(sample('extra-league.csv'), { code: 'AUT' }));
  expect(read).toMatchObject({ matches: [], problems: [], leftOut: 3 });
});

test('coming matches: the divisions of the product with their prices', () => {
  const read = accepted(readFixturesFile(sample('fixtures.csv')));
  expect(read).toMatchObject({ leftOut: 1, wholeSeason: false, problems: [] });
  expect(read.matches.map((m) => [m.tournamentId, m.seasonId, m.kickoff.toISOString()])).toEqual([
    [795, 38, '2026-08-22T19:00:00.000Z'],
    [524, 38, '2026-08-23T18:45:00.000Z'],
  ]);
});

test('coming matches of the extra leagues are placed by country, with their own line numbers', () => {
  const read = accepted(readExtraFixturesFile(sample('new-league-fixtures.csv')));
  expect(read.matches.map((m) => [m.where, m.tournamentId, m.home])).toEqual([
    ['line 2', 190, 'Santos'],
    ['line 4', 880, 'Los Angeles FC'],
  ]);
  expect(read.leftOut).toBe(1);
  expect(read.problems).toEqual([{ where: 'line 5', reason: 'no such day: 31/02/2026' }]);
});

test.each([
  ['a day that is not', 'I1,31/02/2026,18:00,Milan,Roma,1,0,H', /no such day: 31\/02\/2026/],
  ['a day of another season', 'I1,01/03/2024,18:00,Milan,Roma,1,0,H', /not in the season/],
  ['a time that is not', 'I1,01/03/2026,25:61,Milan,Roma,1,0,H', /no such time of day/],
  ['a score of 99', 'I1,01/03/2026,18:00,Milan,Roma,99,0,H', /no such score: 99-0/],
  ['a negative score', 'I1,01/03/2026,18:00,Milan,Roma,-1,0,A', /no such score/],
  ['half a score', 'I1,01/03/2026,18:00,Milan,Roma,1,,H', /no such score/],
  ['a result that contradicts it', 'I1,01/03/2026,18:00,Milan,Roma,1,0,A', /1-0 is not "A"/],
  ['a club against itself', 'I1,01/03/2026,18:00,Milan,MILAN,1,0,H', /against itself/],
  ['a club missing', 'I1,01/03/2026,18:00,,Roma,1,0,H', /a club is missing/],
])('%s loses only its own row', (_, bad, reason) => {
  const read = accepted(
    serieAFile([
      'I1,28/02/2026,18:00,Inter,Como,2,1,H',
      bad,
      'I1,02/03/2026,18:00,Lazio,Pisa,0,0,D',
    ]),
  );
  expect(read.matches.map((m) => m.home)).toEqual(['Inter', 'Lazio']);
  expect(read.problems).toEqual([{ where: 'line 3', reason: expect.stringMatching(reason) }]);
});

const PRICED = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HS,AS,B365H,B365D,B365A,WHH,WHD,WHA';
test.each([
  ['0', '0,3.4,4'],
  ['1', '1,3.4,4'],
  ['1000', '2,3.4,1000'],
  ['more than 1000', '2,3.4,1001'],
  ['negative', '-2,3.4,4'],
  ['not a number', '#,3.4,4'],
  ['with a slipped digit', '20,3.4,4'],
])('odds that are %s lose that bookmaker and not the match', (_, odds) => {
  const read = accepted(serieAFile([`I1,01/03/2026,Milan,Roma,1,0,9,9,${odds},2,3.4,4`], PRICED));
  expect(pricesOf(read, 0)).toEqual([
    'williamhill opening 1 2',
    'williamhill opening X 3.4',
    'williamhill opening 2 4',
  ]);
  expect(read.problems).toHaveLength(1);
});

test('two rows for one match: identical ones are kept once, contradictory ones not at all', () => {
  const row = 'I1,01/03/2026,18:00,Milan,Roma,1,0,H';
  const twice = accepted(serieAFile([row, row]));
  expect(twice.matches).toHaveLength(1);
  expect(twice.problems).toEqual([{ where: 'line 3', reason: 'the same match as line 2' }]);
  const contradiction = accepted(serieAFile([row, 'I1,02/03/2026,18:00,Milan,Roma,2,2,D']));
  expect(contradiction.matches).toEqual([]);
  expect(contradiction.problems[0]!.reason).toBe('contradicts line 2: both are left out');
});

test('half-time goals that exceed the final score are left out', () => {
  const read = accepted(
    serieAFile(
      ['I1,01/03/2026,Milan,Roma,1,0,2,0'],
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG',
    ),
  );
  expect(read.matches[0]).toMatchObject({ score: { home: 1, away: 0 }, halfTime: null });
  expect(read.problems).toHaveLength(1);
});

test.each([
  ['season-2025.csv', (bytes: Buffer) => readSeasonFile(bytes, serieA)],
  ['extra-league.csv', (bytes: Buffer) => readExtraLeagueFile(bytes, { code: 'BRA' })],
  ['new-league-fixtures.csv', readExtraFixturesFile],
])('%s cut off anywhere yields nothing that the whole file does not contain', (name, read) => {
  const whole = sample(name);
  const { matches } = accepted(read(whole));
  for (let length = 0; length < whole.length; length += 1) {
    const outcome = read(whole.subarray(0, length));
    if (!outcome.ok) continue;
    for (const match of outcome.matches) {
      const full = matches.find(({ where }) => where === match.where);
      expect(full).toBeDefined();
      expect(match.score).toEqual(full!.score);
      expect(full!.prices).toEqual(expect.arrayContaining([...match.prices]));
    }
  }
});

test('problems that make a whole file untrustworthy', () => {
  const whole = sample('season-2025.csv');
  expect(readSeasonFile(whole.subarray(0, whole.length - 40), serieA)).toEqual({
    ok: false,
    reason: 'the file breaks off in line 4',
  });
  expect(serieAFile(['I1,01/03/2026,Milan,Roma,1'], 'Div,Date,HomeTeam,AwayTeam,FTAG')).toEqual({
    ok: false,
    reason: 'the file has no column FTHG',
  });
  expect(readSeasonFile(Buffer.from(''), serieA)).toEqual({
    ok: false,
    reason: 'the file is empty',
  });
  expect(serieAFile(['E0,01/03/2026,18:00,Arsenal,Chelsea,1,0,H'])).toEqual({
    ok: false,
    reason: 'the file of I1 holds E0',
  });
});
