/** The export of a league's players: `#, Nome, Fuori lista, Sq., Under, R., R.MANTRA, PGv, MV, FM, FVM/1000,
 *  QUOT.` It has no Ids of the lists: `#` is the row's number or the player's Id, depending on the league, so
 *  players are identified by name and club. */
import {
  CLASSIC_ROLES,
  type ClassicRole,
  type MantraRole,
} from '@tredici/engine/fantasy/rules/roles';
import type { Sheet } from './open-workbook.ts';
import { type ParsedFile, readMantraRoles } from './parse-players.ts';
import { findHeader, type RowProblem, rowsUnder } from './read-table.ts';

export type LeaguePlayer = {
  readonly number: number | null;
  readonly name: string;
  readonly club: string;
  readonly role: ClassicRole;
  readonly mantraRoles: readonly MantraRole[];
  readonly price: number | null;
  /** Removed from the list. */
  readonly offList: boolean;
  /** Its place in the file. */
  readonly at: { readonly sheet: string; readonly row: number };
};

const COLUMNS = ['Nome', 'Sq.', 'R.', 'QUOT.'];

export function parseLeagueExport(sheets: readonly Sheet[]): ParsedFile<LeaguePlayer> {
  const problems: RowProblem[] = [];
  const rows = new Map<string, LeaguePlayer>();
  let tables = 0;
  for (const sheet of sheets) {
    const header = findHeader(sheet, COLUMNS);
    if (!header) continue;
    tables += 1;
    for (const row of rowsUnder(sheet, header, problems)) {
      const name = row.text('Nome');
      const role = row.text('R.').toUpperCase();
      const club = row.text('Sq.');
      if (name === '') row.note('Nome', 'missing');
      else if (!(CLASSIC_ROLES as readonly string[]).includes(role)) row.note('R.', 'unknown-role');
      else if (rows.has(`${name}|${club}`)) row.note('Nome', 'duplicated-id');
      else {
        rows.set(`${name}|${club}`, {
          name,
          club,
          role: role as ClassicRole,
          at: { sheet: sheet.name, row: row.row },
          number: row.number('#', 0, 10_000_000),
          mantraRoles: readMantraRoles(row, 'R.MANTRA'),
          price: row.number('QUOT.', 0, 1000),
          offList: !['', '0', 'no', 'false'].includes(row.text('Fuori lista').toLowerCase()),
        });
      }
    }
  }
  if (tables === 0) return { ok: false, reason: 'wrong-layout' };
  if (rows.size === 0) return { ok: false, reason: 'no-rows' };
  return { ok: true, rows: [...rows.values()], problems, season: null };
}
