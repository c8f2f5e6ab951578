import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { chain } from './freeze.ts';
import type { StandingRow } from './freeze-store.ts';
import {
  canonicalJson,
  contentDigest,
  csvCell,
  hashLine,
  LEDGER_COLUMNS,
  readCells,
} from './ledger-line.ts';
import type { ForecastContent } from './make-forecast.ts';
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

/** A frozen row as the database gives it back. */
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
    digest: contentDigest(row.content),
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
  expect(contentDigest(turned)).toEqual(contentDigest(content));
  // As jsonb gives it back.
  expect(contentDigest(JSON.parse(JSON.stringify(content)))).toEqual(contentDigest(content));
});

test.each([
  ['a probability', { blend: { ...content.blend, '1': 0.5126 } }],
  ['an interval', { interval: { '1': [0.45, 0.58] as [number, number] } }],
  ['a reason', { explanation: {} }],
  ['a price', { bestOdds: { '1': 2.2 } }],
  ['a market', { market: { '1': 0.5 } }],
])('the digest changes with %s', (_, change) => {
  expect(contentDigest({ ...content, ...change })).not.toEqual(contentDigest(content));
});

test('a line has a cell per column, and commas and quotes survive', () => {
  const [first] = chain([freezable(1)], { sequence: 0, hash: null }, FROZEN);
  const cells = readCells(first!.line);
  expect(cells).toHaveLength(LEDGER_COLUMNS.length);
  const cell = (name: string) => cells[LEDGER_COLUMNS.indexOf(name)];
  expect(cell('sequence')).toBe('1');
  expect(cell('previous_hash')).toBe('');
  expect(cell('away')).toBe('Milan, "i rossoneri"');
  expect(cell('1')).toBe('51.25');
  expect(cell('market_1')).toBe('');
  expect(cell('made_at')).toBe('2026-03-14T06:00:00.123Z');
  expect(cell('content_sha256')).toBe(contentDigest(content).toString('hex'));
  for (const text of ['', 'a', 'a,b', '"', 'a"b,c']) {
    expect(readCells(`x,${csvCell(text)},y`)).toEqual(['x', text, 'y']);
  }
});

test('each line follows the one before, and its hash is the sha256 of its text', () => {
  const head = { sequence: 41, hash: hashLine('the line before') };
  const frozen = chain([freezable(1), freezable(2), freezable(3)], head, FROZEN);
  expect(frozen.map(({ sequence }) => sequence)).toEqual([42, 43, 44]);
  let previous = head.hash;
  for (const { line, hash, previousHash } of frozen) {
    expect(previousHash).toEqual(previous);
    expect(readCells(line)[1]).toBe(previous.toString('hex'));
    expect(hash.toString('hex')).toBe(createHash('sha256').update(line).digest('hex'));
    previous = hash;
  }
});

test('a row that is as it was frozen has no fault; any change is one', () => {
  const row = freezable(1);
  const [frozen] = chain([row], { sequence: 0, hash: null }, FROZEN);
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
    { digest: null },
    { line: null },
    { sequence: 2 },
  ];
  for (const change of changes) {
    expect(findFault({ ...stored, ...change }, 1, null), JSON.stringify(change)).toBeDefined();
  }
});
