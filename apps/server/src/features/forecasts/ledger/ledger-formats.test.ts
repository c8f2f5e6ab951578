import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { csvLine } from '#sources/csv-line.ts';
import type { ForecastContent } from '../compute/make-forecast.ts';
import { canonicalJson } from './canonical-json.ts';
import { chain } from './freeze.ts';
import type { StandingRow } from './freeze-store.ts';
import { readCells } from './ledger-cells.ts';
import { FORMAT_1 } from './ledger-format-1.ts';
import { FORMAT_2 } from './ledger-format-2.ts';
import { CURRENT_FORMAT, formatOf, hashLine } from './ledger-formats.ts';
import { findFault, type LedgerRow } from './verify-ledger.ts';

const content: ForecastContent = {
  model: { '1': 0.5, X: 0.3, '2': 0.2 },
  market: null,
  blend: { '1': 0.5125, X: 0.2875, '2': 0.2, goal: 0.6 },
  interval: { '1': [0.45, 0.57] },
  explanation: { factors: [{ name: 'form', supremacy: 0.1 }], start: null },
  scores: [[0.1, 0.2]],
  bestOdds: { '1': 2.1 },
};
const FROZEN = new Date('2026-03-14T20:00:30Z');
const START = { sequence: 0, hash: null };

function freezable(id: number, more: Partial<StandingRow> = {}): StandingRow {
  return {
    id,
    matchId: 100 + id,
    runId: 7,
    modelVersion: 'tredici-1',
    createdAt: new Date('2026-03-14T06:00:00.123Z'),
    replayed: false,
    kickoff: new Date('2026-03-14T20:00:00Z'),
    tournamentId: 524,
    home: 'Inter',
    away: 'Milan, "i rossoneri"',
    content,
    ...more,
  };
}

/** A frozen row as read from the database. */
function ledgerRow(row: StandingRow, frozen: ReturnType<typeof chain>[number]): LedgerRow {
  return {
    ...row.content,
    sequence: frozen.sequence,
    matchId: row.matchId,
    runId: row.runId,
    modelVersion: row.modelVersion,
    made: row.createdAt.getTime() / 1000,
    frozen: FROZEN.getTime() / 1000,
    kickoff: row.kickoff.getTime() / 1000,
    replayed: row.replayed,
    contentHash: CURRENT_FORMAT.contentHash(row.content),
    hash: frozen.hash,
    previousHash: frozen.previousHash,
    line: frozen.line,
  };
}

test('equal values have one canonical text, whatever the order of their keys', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: 0.5, e: undefined })).toBe(
    '{"a":0.5,"b":[1,{"c":"x","d":null}]}',
  );
  const turned = Object.fromEntries(Object.entries(content).reverse()) as unknown as typeof content;
  expect(CURRENT_FORMAT.contentHash(turned)).toEqual(CURRENT_FORMAT.contentHash(content));
  // As read back from jsonb.
  expect(CURRENT_FORMAT.contentHash(JSON.parse(JSON.stringify(content)))).toEqual(
    CURRENT_FORMAT.contentHash(content),
  );
});

test.each([
  ['a probability', { blend: { ...content.blend, '1': 0.5126 } }],
  ['an interval', { interval: { '1': [0.45, 0.58] as [number, number] } }],
  ['a reason', { explanation: {} }],
  ['a price', { bestOdds: { '1': 2.2 } }],
  ['a market', { market: { '1': 0.5 } }],
])('the content hash changes with %s', (_, change) => {
  expect(CURRENT_FORMAT.contentHash({ ...content, ...change })).not.toEqual(
    CURRENT_FORMAT.contentHash(content),
  );
});

test('a line has a cell per column, and commas and quotes survive', () => {
  const [first] = chain([freezable(1)], START, FROZEN);
  const cells = readCells(first!.line);
  expect(cells).toHaveLength(CURRENT_FORMAT.columns.length);
  const cell = (name: string) => cells[CURRENT_FORMAT.columns.indexOf(name)];
  expect(cell('format')).toBe('v2');
  expect(cell('sequence')).toBe('1');
  expect(cell('previous_hash')).toBe('');
  expect(cell('away')).toBe('Milan, "i rossoneri"');
  expect(cell('1')).toBe('51.25');
  expect(cell('market_1')).toBe('');
  expect(cell('made_at')).toBe('2026-03-14T06:00:00.123Z');
  expect(cell('content_sha256')).toBe(CURRENT_FORMAT.contentHash(content).toString('hex'));
  for (const text of ['', 'a', 'a,b', '"', 'a"b,c']) {
    expect(readCells(csvLine(['x', text, 'y']))).toEqual(['x', text, 'y']);
  }
});

test('each line follows the one before, and its hash is the sha256 of its text', () => {
  const head = { sequence: 41, hash: hashLine('the line before') };
  const frozen = chain([freezable(1), freezable(2), freezable(3)], head, FROZEN);
  expect(frozen.map(({ sequence }) => sequence)).toEqual([42, 43, 44]);
  let previous = head.hash;
  for (const { line, hash, previousHash } of frozen) {
    expect(previousHash).toEqual(previous);
    expect(readCells(line)[2]).toBe(previous.toString('hex'));
    expect(hash.toString('hex')).toBe(createHash('sha256').update(line).digest('hex'));
    previous = hash;
  }
});

test('an unchanged frozen row has no fault; any change is one', () => {
  const row = freezable(1);
  const [frozen] = chain([row], START, FROZEN);
  const stored = ledgerRow(row, frozen!);
  expect(findFault(stored, 1, null)).toBeUndefined();
  const changes: Partial<LedgerRow>[] = [
    { blend: { ...content.blend, '1': 0.9 } },
    { model: {} },
    { scores: null },
    { matchId: 5 },
    { runId: 8 },
    { made: stored.made + 1 },
    { kickoff: stored.kickoff - 60 },
    { replayed: true },
    { line: stored.line!.replace('Inter', 'Lazio') },
    { hash: hashLine('another') },
    { previousHash: hashLine('another') },
    { contentHash: null },
    { line: null },
    { sequence: 2 },
  ];
  for (const change of changes) {
    expect(findFault({ ...stored, ...change }, 1, null), JSON.stringify(change)).toBeDefined();
  }
});

/** From the time when there was one format. Existing ledgers contain it, so it must always be written like
 *  this. */
const FIRST_LINE = [
  '1,,101,2026-03-14T20:00:00.000Z,524,Inter,"Milan, ""i rossoneri""",7,tredici-1',
  '2026-03-14T06:00:00.123Z,2026-03-14T20:00:30.000Z,0',
  '51.25,28.75,20.00,,,,,,,,,,60.00,,50.00,30.00,20.00,,,',
  '494e15eaadcf7347568c88f135094c017c73473e2b1caa2a9b0fca776436b09d',
].join(',');
const FIRST_HASH = '74c5c64f97fbdae198fbe0f35bd2c2fad5d1b7ad8b3b0cbe287e8b7c7e9460a0';

test('lines of the first format are written byte for byte as always', () => {
  const { createdAt: madeAt, ...row } = freezable(1);
  const entry = { ...row, madeAt, frozenAt: FROZEN, sequence: 1, previousHash: null };
  expect(FORMAT_1.line(entry)).toBe(FIRST_LINE);
  expect(hashLine(FIRST_LINE).toString('hex')).toBe(FIRST_HASH);
  expect(FORMAT_2.line(entry)).toBe(`v2,${FIRST_LINE}`);
});

test('a line is checked by its own format, and one of a future format is not accepted', () => {
  const row = freezable(1);
  const [frozen] = chain([row], START, FROZEN);
  const stored = ledgerRow(row, frozen!);
  const written = (line: string): LedgerRow => ({ ...stored, line, hash: hashLine(line) });
  expect(formatOf(FIRST_LINE)).toBe(FORMAT_1);
  expect(formatOf(stored.line!)).toBe(FORMAT_2);
  expect(formatOf(`v3,${FIRST_LINE}`)).toBeUndefined();
  expect(findFault(written(FIRST_LINE), 1, null)).toBeUndefined();
  expect(findFault({ ...written(FIRST_LINE), runId: 8 }, 1, null)).toBeDefined();
  expect(findFault(written(`v3,${FIRST_LINE}`), 1, null)).toContain('newer version');
});

test('a bet type added later changes only the content hash of a line', () => {
  const grown = { ...content, blend: { ...content.blend, new_bet: 0.5 } };
  const cells = (of: ForecastContent) =>
    readCells(chain([freezable(1, { content: of })], START, FROZEN)[0]!.line);
  expect(cells(grown).slice(0, -1)).toEqual(cells(content).slice(0, -1));
  expect(cells(grown).at(-1)).not.toBe(cells(content).at(-1));
});
