import { LEDGER_FILE_ROWS } from '@tredici/contract/track-record';

export interface LedgerPart {
  readonly url: string;
  readonly from: number;
  readonly to: number;
  /** The name of the downloaded file. */
  readonly fileName: string;
}

/** The files of the ledger as named by the record, with the rows that each contains. */
export function ledgerParts(files: readonly string[], rows: number): LedgerPart[] {
  return files.map((url, at) => {
    const from = at * LEDGER_FILE_ROWS + 1;
    const to = Math.min(rows, from + LEDGER_FILE_ROWS - 1);
    return { url, from, to, fileName: `ledger-${from}.csv` };
  });
}

/** The command that verifies them. With many files it shows only the first and the last. */
export function verifyCommand(parts: readonly LedgerPart[]): string {
  const names = parts.map(({ fileName }) => fileName);
  const shown = names.length > 3 ? [names[0], names[1], '…', names.at(-1)] : names;
  return `node verify-ledger.mjs ${shown.join(' ')}`;
}
