import { csvCell } from '@tredici/contract/csv-cell';

/** A line of a CSV file, without its end. The lines of the ledger are hashed in this form, so it must never
 *  change. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => csvCell(cell)).join(',');
