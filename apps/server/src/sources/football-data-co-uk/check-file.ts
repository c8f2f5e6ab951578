import type { RowProblem } from '../source-match.ts';
import { decodeCsvBytes, splitCsv } from './csv-text.ts';

export type FileCheck =
  | { readonly ok: false; readonly reason: string }
  | {
      readonly ok: true;
      /** The content to parse: the file, without a last price that may have lost digits. */
      readonly bytes: Uint8Array;
      readonly header: readonly string[];
      readonly rows: ReadonlyArray<{ readonly line: number; readonly cells: readonly string[] }>;
      /** Lines whose printed result contradicts their goals. */
      readonly contradictory: ReadonlyMap<number, string>;
    };

/** Finds what makes a whole file untrustworthy, before its rows are read: a required column is missing, or
 *  the file breaks off in the middle of a line. */
export function checkFile(bytes: Uint8Array, required: readonly string[]): FileCheck {
  const text = decodeCsvBytes(bytes);
  const [head, ...rows] = splitCsv(text);
  if (!head) return { ok: false, reason: 'the file is empty' };
  const missing = required.filter((name) => !head.cells.includes(name));
  if (missing.length > 0) {
    return { ok: false, reason: `the file has no column ${missing.join(', ')}` };
  }
  const last = rows.at(-1);
  const named = head.cells.findLastIndex((name) => name !== '') + 1;
  const isOpen = last !== undefined && !/[\r\n]$/.test(text);
  if (isOpen && last.cells.length < named) {
    return { ok: false, reason: `the file breaks off in line ${last.line}` };
  }
  const mayBeCut = isOpen && last.cells.length === named && IS_PRICE.test(head.cells[named - 1]!);
  if (mayBeCut) last.cells[named - 1] = '';
  return {
    ok: true,
    bytes: mayBeCut ? bytes.subarray(0, bytes.lastIndexOf(COMMA) + 1) : bytes,
    header: head.cells,
    rows,
    contradictory: findContradictions(head.cells, rows),
  };
}

/** Columns of prices by the ends of their names; those of goals and statistics end differently. */
const IS_PRICE = /([HDA]|[<>]2\.5)$/;
const COMMA = 0x2c;

function findContradictions(
  header: readonly string[],
  rows: ReadonlyArray<{ line: number; cells: readonly string[] }>,
): Map<number, string> {
  const [home, away, result] = header.includes('FTR')
    ? [header.indexOf('FTHG'), header.indexOf('FTAG'), header.indexOf('FTR')]
    : [header.indexOf('HG'), header.indexOf('AG'), header.indexOf('Res')];
  const found = new Map<number, string>();
  if (result === -1 || home === -1 || away === -1) return found;
  for (const { line, cells } of rows) {
    const letter = cells[result!] ?? '';
    const difference = Number(cells[home!]) - Number(cells[away!]);
    if (letter === '' || Number.isNaN(difference)) continue;
    const expected = difference > 0 ? 'H' : difference < 0 ? 'A' : 'D';
    if (letter !== expected) found.set(line, `${cells[home!]}-${cells[away!]} is not "${letter}"`);
  }
  return found;
}

export const refusal = (line: number, reason: string): RowProblem => ({
  where: `line ${line}`,
  reason,
});
