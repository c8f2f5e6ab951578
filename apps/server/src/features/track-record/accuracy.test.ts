import { expect, test } from 'vitest';
import { type Chosen, measureAccuracy, mondayFor, picksOf, sumPicks } from './accuracy.ts';
import { ledgerFile } from './ledger-file.ts';
import type { RecordRow } from './record-store.ts';
import { claimsOf, summariseRecords } from './summarise.ts';

/** Of 1, X and 2; over 2.5 and goal are even. */
const probabilities = (one: number, draw: number, two: number) => ({
  '1': one,
  X: draw,
  '2': two,
  o_2_5: 0.5,
  goal: 0.5,
});

const row = (more: Partial<RecordRow> = {}): RecordRow => ({
  tournamentId: 524,
  day: '2026-03-14',
  homeGoals: 2,
  awayGoals: 0,
  model: probabilities(0.5, 0.3, 0.2),
  market: probabilities(0.55, 0.25, 0.2),
  blend: probabilities(0.6, 0.25, 0.15),
  closing: probabilities(0.62, 0.24, 0.14),
  bestOdds: { '1': 1.8, X: 3.5, '2': 6 },
  replayed: false,
  ...more,
});

const chosen = (probability: number, hit: boolean, more: Partial<Chosen> = {}): Chosen => ({
  day: '2026-03-14',
  probability,
  hit,
  doubleChance: { probability: 0.8, hit: true },
  ...more,
});

test('the likeliest result and double chance are counted', () => {
  expect(picksOf([row()])).toEqual([
    {
      day: '2026-03-14',
      probability: 0.6,
      hit: true,
      doubleChance: { probability: 0.85, hit: true },
    },
  ]);
  const [away] = picksOf([
    row({ blend: probabilities(0.2, 0.3, 0.5), homeGoals: 1, awayGoals: 1 }),
  ]);
  expect(away).toMatchObject({ probability: 0.5, hit: false });
  expect(away!.doubleChance.hit).toBe(true);
  // Void: no outcome.
  expect(picksOf([row({ homeGoals: null, awayGoals: null })])).toEqual([]);
});

test('a whole threshold includes equal values, despite rounding in single precision', () => {
  const picks = [chosen(Math.fround(0.7), true), chosen(0.6999, true), chosen(0.9, false)];
  expect(sumPicks(picks)).toEqual([
    [69, 1, 1, 1],
    [70, 1, 1, 1],
    [90, 1, 0, 1],
  ]);
  expect(sumPicks([])).toEqual([]);
});

test('weeks are summed, and the share of an empty week is null', () => {
  const weeks = [
    { week: '2026-03-02', matches: 3, hits: 1, doubleHits: 3 },
    { week: '2026-03-09', matches: 1, hits: 1, doubleHits: 0 },
  ];
  expect(measureAccuracy(weeks)).toEqual({
    accuracy: 50,
    number_of_matches: 4,
    double_chance: { accuracy: 75, number_of_matches: 4 },
    weeks: [
      { week_start: '2026-03-02', accuracy: 33.33, number_of_matches: 3 },
      { week_start: '2026-03-09', accuracy: 100, number_of_matches: 1 },
    ],
  });
  expect(measureAccuracy([])).toEqual({
    accuracy: null,
    number_of_matches: 0,
    weeks: [],
    double_chance: { accuracy: null, number_of_matches: 0 },
  });
});

test('weeks are those of Rome, Monday to Sunday', () => {
  expect(['2026-03-09', '2026-03-15', '2026-03-16'].map(mondayFor)).toEqual([
    '2026-03-09',
    '2026-03-09',
    '2026-03-16',
  ]);
});

test('a record compares the blend with the market if there was one', () => {
  const rows = [
    row(),
    row({ day: '2026-02-01', homeGoals: 0, awayGoals: 1, market: null, replayed: true }),
    row({ homeGoals: null, awayGoals: null }),
    row({ tournamentId: 795, homeGoals: 1, awayGoals: 1, bestOdds: null }),
  ];
  const record = summariseRecords(rows);
  expect(record).toMatchObject({ number_of_matches: 3, with_market: 2, replayed: 1, voided: 1 });
  expect(record.blend.log_loss).toBeCloseTo(
    -(Math.log(0.6) + Math.log(0.15) + Math.log(0.25)) / 3,
    4,
  );
  expect(record.market.log_loss).toBeCloseTo(-(Math.log(0.55) + Math.log(0.25)) / 2, 4);
  expect(record.blend_there.log_loss).toBeCloseTo(-(Math.log(0.6) + Math.log(0.25)) / 2, 4);
  expect(record.model_there?.log_loss).toBeCloseTo(-(Math.log(0.5) + Math.log(0.3)) / 2, 4);
  expect(record.tournaments.map((one) => [one.tournament_id, one.number_of_matches])).toEqual([
    [524, 2],
    [795, 1],
  ]);
  expect(record.months.map(({ month }) => month)).toEqual(['2026-02', '2026-03']);
  expect(record.bet_markets.map((one) => [one.bet_market, one.blend.rps === null])).toEqual([
    ['1X2', false],
    ['o_2_5', true],
    ['goal', true],
  ]);
  const [result] = record.calibration;
  expect(result!.bins).toHaveLength(10);
  expect(result!.bins.reduce((sum, { count }) => sum + count, 0)).toBe(9);
  expect(record.bands[0]!.bins).toMatchObject([{ from: 60, to: 65, count: 3 }]);
  // 1.8 at a closing probability of 0.62, twice.
  expect(record.closing_line).toMatchObject({ number_of_bets: 2, mean: 0.116, beaten: 100 });
});

test('a push is neither a hit nor a miss, and a missing forecast is not counted', () => {
  const scores = [
    { homeGoals: 2, awayGoals: 0 },
    { homeGoals: 1, awayGoals: 1 },
    { homeGoals: 0, awayGoals: 1 },
  ];
  const rows = scores.map((score) => ({ ...row(), ...score, blend: { dnb_1: 0.7 } }));
  expect(claimsOf(rows, 'dnb_1', ({ blend }) => blend)).toEqual([
    { probability: 0.7, happened: true },
    { probability: 0.7, happened: false },
  ]);
  expect(claimsOf(rows, 'goal', ({ blend }) => blend)).toEqual([]);
});

test('an empty record is valid', () => {
  const record = summariseRecords([]);
  expect(record).toMatchObject({ number_of_matches: 0, blend: { rps: null, log_loss: null } });
  expect(record.closing_line).toEqual({
    number_of_bets: 0,
    mean: null,
    standard_error: null,
    beaten: null,
  });
});

test('what was called impossible and happened costs much, not everything', () => {
  const record = summariseRecords([
    row({ blend: probabilities(1, 0, 0), homeGoals: 0, awayGoals: 1 }),
  ]);
  expect(record.blend.log_loss).toBeCloseTo(-Math.log(0.0001), 3);
});

test('the ledger file ends each line with its hash and its outcome', () => {
  const goalless = { homeGoals: null, awayGoals: null };
  const text = ledgerFile([
    { line: '1,,"a,b"', hash: 'h1', homeGoals: 2, awayGoals: 0, voidReason: null },
    { line: '2,h1,c', hash: 'h2', ...goalless, voidReason: 'postponed' },
    { line: '3,h2,d', hash: 'h3', ...goalless, voidReason: null },
  ]);
  const [heading, ...lines] = text.split('\n');
  expect(heading).toMatch(
    /^sequence,previous_hash,.*,content_sha256,hash,home_goals,away_goals,void$/,
  );
  expect(lines).toEqual(['1,,"a,b",h1,2,0,', '2,h1,c,h2,,,postponed', '3,h2,d,h3,,,', '']);
});

test('a ledger file repeats its header where the format of its lines changes', () => {
  const more = { hash: 'h', homeGoals: null, awayGoals: null, voidReason: null };
  const lines = ['1,,a', '2,h,b', 'v2,3,h,c', 'v2,4,h,d'].map((line) => ({ line, ...more }));
  const heads = (text: string) => text.split('\n').map((line) => line.split(',')[0]);
  expect(heads(ledgerFile(lines))).toEqual([...['sequence', '1', '2', 'format', 'v2', 'v2'], '']);
  expect(heads(ledgerFile(lines.slice(2)))).toEqual(['format', 'v2', 'v2', '']);
  expect(heads(ledgerFile([]))).toEqual(['format', '']);
});
