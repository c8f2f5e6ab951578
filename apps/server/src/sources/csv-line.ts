/** A line of a CSV file, without its end: a cell that contains a comma, a quote or a line break is quoted.
 *  The lines of the ledger are hashed in this form, so it must never change. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  cells.map(csvCell).join(',');

function csvCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
