import { csvCell } from '@tredici/contract/csv-cell';

export type CsvValue = string | number | null;

/** A table as a spreadsheet in that language reads it: Italian ones separate columns by semicolons and use a
 *  decimal comma. The byte-order mark tells Excel that it is UTF-8. */
export function toCsv(
  rows: readonly (readonly CsvValue[])[],
  { decimalComma }: { readonly decimalComma: boolean },
): string {
  const separator = decimalComma ? ';' : ',';
  const lines = rows.map((row) =>
    row.map((value) => field(value, separator, decimalComma)).join(separator),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function field(value: CsvValue, separator: ',' | ';', decimalComma: boolean): string {
  if (value === null) return '';
  if (typeof value === 'number') {
    return decimalComma ? String(value).replace('.', ',') : String(value);
  }
  return csvCell(value, { separator, guardFormulas: true });
}
