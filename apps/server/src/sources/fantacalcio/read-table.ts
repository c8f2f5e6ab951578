/** Finds a table with known columns in a sheet and reads its cells, with the position of any cell that cannot
 *  be read. */
import type { Cell, Sheet } from './open-workbook.ts';

export type RowProblemCode =
  | 'missing'
  | 'not-a-number'
  | 'out-of-range'
  | 'unknown-role'
  | 'duplicated-id'
  | 'unknown-club'
  | 'unknown-player';
export type RowProblem = {
  readonly sheet: string;
  /** Counted from 1, as in the program that made the file. */
  readonly row: number;
  readonly column: string;
  readonly code: RowProblemCode;
  readonly value: string;
};

/** A row of a table: cells are read by column; unreadable ones are reported. */
export type TableRow = {
  readonly row: number;
  text(column: string): string;
  /** Null if empty or, with a reported problem, if it is not a number within the bounds. */
  number(column: string, least: number, most: number): number | null;
  /** The same, for a cell that must not be empty. */
  required(column: string, least: number, most: number): number | null;
  note(column: string, code: RowProblemCode): void;
};

const HEADER_WITHIN = 12;

/** The first row that contains all these columns; null if there is none near the top.
 *  @param from the row to begin at. */
export function findHeader(
  { rows }: Sheet,
  columns: readonly string[],
  from = 0,
): { row: number; at: ReadonlyMap<string, number> } | null {
  for (let row = from; row < Math.min(rows.length, from + HEADER_WITHIN); row++) {
    const at = new Map(rows[row]!.map((cell, index) => [columnKey(cell), index]));
    if (columns.every((column) => at.has(columnKey(column)))) return { row, at };
  }
  return null;
}

export function tableRow(
  sheet: Sheet,
  row: number,
  at: ReadonlyMap<string, number>,
  problems: RowProblem[],
): TableRow {
  const cell = (column: string): Cell => {
    const index = at.get(columnKey(column));
    return index === undefined ? null : (sheet.rows[row]?.[index] ?? null);
  };
  const text = (column: string) => String(cell(column) ?? '').trim();
  const note = (column: string, code: RowProblemCode) => {
    problems.push({
      sheet: sheet.name,
      row: row + 1,
      column,
      code,
      value: text(column).slice(0, 80),
    });
  };
  const number = (column: string, least: number, most: number) => {
    if (text(column) === '') return null;
    const value = readNumber(cell(column));
    if (value === null) note(column, 'not-a-number');
    else if (value < least || value > most) note(column, 'out-of-range');
    else return value;
    return null;
  };
  const required = (column: string, least: number, most: number) => {
    if (text(column) === '') note(column, 'missing');
    return number(column, least, most);
  };
  return { row: row + 1, text, number, required, note };
}

/** A number in Italian or English notation; null for anything else. */
export function readNumber(cell: Cell): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'string') return null;
  const text = cell.trim().replace(',', '.');
  return /^[-+]?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

export function isEmptyRow(row: readonly Cell[] | undefined): boolean {
  return !row?.some((cell) => cell !== null && String(cell).trim() !== '');
}

/** Rows of the table under a header until the end of the sheet, without empty ones. */
export function* rowsUnder(
  sheet: Sheet,
  header: { row: number; at: ReadonlyMap<string, number> },
  problems: RowProblem[],
): Generator<TableRow> {
  for (let row = header.row + 1; row < sheet.rows.length; row++) {
    if (!isEmptyRow(sheet.rows[row])) yield tableRow(sheet, row, header.at, problems);
  }
}

/** `Qt.A M` and `qt. a m` are the same column; `R+` and `R-` are different. */
const columnKey = (cell: Cell) =>
  String(cell ?? '')
    .toLowerCase()
    .replace(/\s+/g, '');

/** The season in a title or a file's name: `Stagione_2023_24` or `Stagione 2023 24`. */
export function seasonIn(text: string): string | null {
  const found = /(20\d\d)[\s_/-]+(\d\d)(?!\d)/.exec(text);
  if (!found || (Number(found[1]) + 1) % 100 !== Number(found[2])) return null;
  return `${found[1]}/${found[2]}`;
}

export function titleSeason(sheets: readonly Sheet[]): string | null {
  const title = sheets[0]?.rows[0]?.find((cell) => typeof cell === 'string' && cell !== '');
  return seasonIn(String(title ?? ''));
}
