import { ledgerColumns } from '#features/forecasts/store.ts';
import { csvLine } from '#sources/csv-line.ts';
import type { LedgerFileRow } from './record-store.ts';

/** The ledger as a file: each forecast's line as it was hashed, its hash, then its outcome. The text before
 *  the column `hash` is exactly what the hash covers. Where the format of the lines changes, the header is
 *  repeated. */
export function ledgerFile(rows: readonly LedgerFileRow[]): string {
  const lines: string[] = [];
  let lastColumns: readonly string[] | undefined;
  const sayColumns = (line: string | null) => {
    const columns = ledgerColumns(line);
    if (columns === lastColumns) return;
    lastColumns = columns;
    lines.push(csvLine([...columns, 'hash', 'home_goals', 'away_goals', 'void']));
  };
  if (rows.length === 0) sayColumns(null);
  for (const { line, hash, homeGoals, awayGoals, voidReason } of rows) {
    sayColumns(line);
    const end = csvLine([hash, homeGoals ?? '', awayGoals ?? '', voidReason ?? '']);
    lines.push(`${line ?? ''},${end}`);
  }
  return `${lines.join('\n')}\n`;
}
