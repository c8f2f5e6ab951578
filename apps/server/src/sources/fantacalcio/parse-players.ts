/** The columns of every list of players: Id, role, Mantra roles, name and club. */
import {
  CLASSIC_ROLES,
  type ClassicRole,
  MANTRA_ROLES,
  type MantraRole,
} from '@tredici/engine/fantasy/rules/roles';
import { findClub } from '../identity/find-club.ts';
import type { FileRefusal, Sheet } from './open-workbook.ts';
import { findHeader, type RowProblem, rowsUnder, type TableRow } from './read-table.ts';

export type ListedPlayer = {
  readonly id: number;
  readonly role: ClassicRole;
  readonly mantraRoles: readonly MantraRole[];
  readonly name: string;
  readonly club: string;
};
export type ParsedFile<Row> =
  | {
      readonly ok: true;
      readonly rows: readonly Row[];
      readonly problems: readonly RowProblem[];
      /** From the title; null without a title. */
      readonly season: string | null;
    }
  | { readonly ok: false; readonly reason: FileRefusal };

const MAX_ID = 10_000_000;
export const ITALY = 'Italy';

/** Null, with a reported problem, if the row cannot be a player's. */
export function readPlayer(row: TableRow, idColumn = 'Id'): ListedPlayer | null {
  const id = readId(row, idColumn);
  const role = row.text('R').toUpperCase();
  const name = row.text('Nome');
  if (name === '') row.note('Nome', 'missing');
  if (!isClassic(role)) row.note('R', 'unknown-role');
  if (id === null || !isClassic(role) || name === '') return null;
  return { id, role, name, club: readClub(row), mantraRoles: readMantraRoles(row, 'RM') };
}

export function readId(row: TableRow, column: string): number | null {
  const id = row.required(column, 1, MAX_ID);
  if (id === null || Number.isInteger(id)) return id;
  row.note(column, 'not-a-number');
  return null;
}

/** The product's name of the club. An unknown one is reported and kept as written. */
function readClub(row: TableRow): string {
  const text = row.text('Squadra');
  const club = findClub(ITALY, text);
  if (!club) row.note('Squadra', text === '' ? 'missing' : 'unknown-club');
  return club?.name ?? text;
}

/** For example `Dd;Ds;E`. An invalid role is reported and left out, because Classic does not need it. */
export function readMantraRoles(row: TableRow, column: string): MantraRole[] {
  const text = row.text(column);
  if (text === '') return [];
  const roles = text.split(/[;/,]/).map((role) => role.trim());
  const known = MANTRA_ROLES.filter((role) =>
    roles.some((one) => one.toLowerCase() === role.toLowerCase()),
  );
  if (known.length !== roles.length) row.note(column, 'unknown-role');
  const order = (role: MantraRole) =>
    roles.findIndex((one) => one.toLowerCase() === role.toLowerCase());
  return known.sort((a, b) => order(a) - order(b));
}

const isClassic = (role: string): role is ClassicRole =>
  (CLASSIC_ROLES as readonly string[]).includes(role);

/** Reads every sheet that contains the table, `Tutti` before the others, each Id once. The sheets by role
 *  repeat `Tutti`, and replace it if it is missing. */
export function readSheets<Row extends { readonly id: number }>(
  sheets: readonly Sheet[],
  columns: readonly string[],
  read: (row: TableRow, sheet: Sheet) => Row | null,
): { rows: Row[]; problems: RowProblem[] } | null {
  const whole = sheets.find(({ name }) => /^(tutti|csv)$/i.test(name.trim()));
  const gone = sheets.filter(({ name }) => /^ceduti$/i.test(name.trim()));
  const chosen = whole ? [whole, ...gone] : sheets;
  const problems: RowProblem[] = [];
  const rows = new Map<number, Row>();
  let tables = 0;
  for (const sheet of chosen) {
    const header = findHeader(sheet, columns);
    if (!header) continue;
    tables += 1;
    for (const row of rowsUnder(sheet, header, problems)) {
      const parsed = read(row, sheet);
      if (!parsed) continue;
      if (rows.has(parsed.id)) row.note('Id', 'duplicated-id');
      else rows.set(parsed.id, parsed);
    }
  }
  return tables === 0 ? null : { rows: [...rows.values()], problems };
}
