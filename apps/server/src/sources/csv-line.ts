/** A line of a CSV file, without its end: a cell that holds a comma, a quote or a line break is quoted.
 *  The lines of the ledger are hashed as this writes them: it must go on writing them alike. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  cells.map(csvCell).join(',');

function csvCell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
