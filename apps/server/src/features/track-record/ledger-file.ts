import type { LedgerFileRow } from './record-store.ts';

/** The ledger as a file: each forecast's line as it was hashed, its hash, then what became of it. So
 *  the text before the column `hash` is exactly what the hash is of. */
export function ledgerFile(columns: readonly string[], rows: readonly LedgerFileRow[]): string {
  const header = [...columns, 'hash', 'home_goals', 'away_goals', 'void'].join(',');
  const lines = rows.map(({ line, hash, homeGoals, awayGoals, voidReason }) =>
    [line ?? '', hash, homeGoals ?? '', awayGoals ?? '', voidReason ?? ''].join(','),
  );
  return `${[header, ...lines].join('\n')}\n`;
}
