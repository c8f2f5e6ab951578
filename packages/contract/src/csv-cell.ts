interface CellOptions {
  readonly separator?: ',' | ';';
  /** Keeps a spreadsheet from reading a text that looks like a formula as one; numbers stay numbers. */
  readonly guardFormulas?: boolean;
}

/** A cell of a CSV file, quoted if it contains the separator, a quote or a line break. The lines of the ledger
 *  are hashed as this writes them without options, so that form must never change. */
export function csvCell(
  value: string | number,
  { separator = ',', guardFormulas = false }: CellOptions = {},
): string {
  const given = String(value);
  const isFormula = /^[=+\-@\t\r]/.test(given) && Number.isNaN(Number(given));
  const text = guardFormulas && isFormula ? `'${given}` : given;
  return text.includes(separator) || /["\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
