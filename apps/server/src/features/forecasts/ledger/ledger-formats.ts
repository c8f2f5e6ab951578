import { createHash } from 'node:crypto';
import type { LedgerFormat } from './ledger-entry.ts';
import { FORMAT_1 } from './ledger-format-1.ts';
import { FORMAT_2 } from './ledger-format-2.ts';

/** The ledger is a text that anybody can check: one line per frozen forecast, whose hash is the sha256 of the
 *  line, and which contains the hash of the line before. A line names its format and is checked by that
 *  format's own code: a new column needs a new format, and old lines stay as they are. */

const FORMATS: ReadonlyMap<string, LedgerFormat> = new Map([
  ['1', FORMAT_1],
  ['2', FORMAT_2],
]);

/** The format of new lines. */
export const CURRENT_FORMAT = FORMAT_2;

/** Undefined if it was written by a newer version of the program. */
export function formatOf(line: string): LedgerFormat | undefined {
  // Lines of the first format begin with their sequence, a number.
  return FORMATS.get(/^v(\d+),/.exec(line)?.[1] ?? '1');
}

export const hashLine = (line: string): Buffer => createHash('sha256').update(line).digest();
