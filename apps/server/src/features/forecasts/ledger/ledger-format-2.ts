import type { LedgerFormat } from './ledger-entry.ts';
import { FORMAT_1 } from './ledger-format-1.ts';

/** The second format names itself in a cell before those of the first. */
export const FORMAT_2: LedgerFormat = {
  columns: ['format', ...FORMAT_1.columns],
  line: (entry) => `v2,${FORMAT_1.line(entry)}`,
  contentHash: FORMAT_1.contentHash,
};
