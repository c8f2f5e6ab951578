/** Converts a file's bytes to rows of cells. football-data.co.uk writes plain commas, sometimes a byte-order
 *  mark, sometimes Latin-1, sometimes CRLF, and pads files with empty columns and rows. */

const NON_UTF8_FALLBACK = 'windows-1252';

export function decodeCsvBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(NON_UTF8_FALLBACK).decode(bytes);
  }
}

/** Cells are trimmed; rows with no content at all are left out but keep their line numbers. */
export function splitCsv(text: string, separator = ','): Array<{ line: number; cells: string[] }> {
  const rows: Array<{ line: number; cells: string[] }> = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, raw] of lines.entries()) {
    const cells = splitLine(raw, separator);
    if (cells.some((cell) => cell !== '')) rows.push({ line: index + 1, cells });
  }
  return rows;
}

function splitLine(raw: string, separator: string): string[] {
  if (!raw.includes('"')) return raw.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < raw.length; at++) {
    const char = raw[at]!;
    if (quoted && char === '"' && raw[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (char === '"') quoted = !quoted;
    else if (char === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  cells.push(cell.trim());
  return cells;
}
