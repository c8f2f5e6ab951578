/** Reads a list from a file, with refusals and problems in plain words. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type FileRefusal, openWorkbook, type Sheet } from '#sources/fantacalcio/open-workbook.ts';
import type { ParsedFile } from '#sources/fantacalcio/parse-players.ts';
import { type RowProblem, seasonIn } from '#sources/fantacalcio/read-table.ts';

export type Loaded<Value> = { ok: true; value: Value } | { ok: false; message: string };
export type List<Row> = {
  readonly rows: readonly Row[];
  /** From the title, else from the file's name. */
  readonly season: string | null;
  readonly problems: readonly string[];
};

export async function readList<Row>(
  file: string,
  parse: (sheets: readonly Sheet[]) => ParsedFile<Row>,
): Promise<Loaded<List<Row>>> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    return { ok: false, message: `${file} cannot be read` };
  }
  const opened = await openWorkbook(bytes);
  const parsed = opened.ok ? parse(opened.sheets) : opened;
  if (!parsed.ok) return { ok: false, message: `${file}: ${REFUSALS[parsed.reason]}` };
  const { rows, season } = parsed;
  const problems = parsed.problems.map(inWords);
  return { ok: true, value: { rows, problems, season: season ?? seasonIn(basename(file)) } };
}

const inWords = ({ sheet, row, column, code, value }: RowProblem) =>
  `sheet ${sheet}, row ${row}, ${column}: ${code.replaceAll('-', ' ')}${value ? ` (${value})` : ''}`;

const REFUSALS: Readonly<Record<FileRefusal, string>> = {
  empty: 'the file is empty',
  'too-large': 'the file is larger than 20 MB',
  'unpacks-too-large': 'the file would unpack to far more than such a list needs',
  'too-many-rows': 'there are more than 20,000 rows',
  corrupt: 'the file is damaged',
  'protected-or-old-excel':
    'the file has a password or is of an old Excel: save it as .xlsx without one',
  'has-macros': 'the file holds macros: save it as .xlsx',
  'not-a-table': 'this is neither an .xlsx nor a .csv file',
  'wrong-layout': 'the columns of such a list were not found',
  'no-rows': 'there is no player in it',
};
