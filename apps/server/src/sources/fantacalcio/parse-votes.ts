/** `Voti_Fantacalcio_Stagione_2025_26_Giornata_N.xlsx`: the votes of a round, club by club: a row with the
 *  club's name, a header, its players and its coach. One sheet for each source of votes. */

import { CLASSIC_ROLES, type ClassicRole } from '@tredici/engine/fantasy/rules/roles';
import type { PlayerEvents } from '@tredici/engine/fantasy/scoring/match-day';
import { findClub } from '../identity/find-club.ts';
import type { Sheet } from './open-workbook.ts';
import { ITALY, type ParsedFile, readId } from './parse-players.ts';
import {
  findHeader,
  isEmptyRow,
  type RowProblem,
  readNumber,
  seasonIn,
  type TableRow,
  tableRow,
} from './read-table.ts';

export type PlayerVote = {
  readonly id: number;
  readonly role: ClassicRole;
  readonly name: string;
  readonly club: string;
  /** Null without a vote: the file writes `6*`, or nothing. */
  readonly vote: number | null;
  readonly events: PlayerEvents;
};
export const VOTE_SHEETS = ['Fantacalcio', 'Statistico', 'Italia'] as const;
export type VoteSheet = (typeof VOTE_SHEETS)[number];

/** In this file goals do not include penalties, unlike in the statistics. */
const EVENT_COLUMNS: ReadonlyArray<readonly [keyof PlayerEvents, string]> = [
  ['goals', 'Gf'],
  ['goalsConceded', 'Gs'],
  ['penaltiesSaved', 'Rp'],
  ['penaltiesMissed', 'Rs'],
  ['penaltiesScored', 'Rf'],
  ['ownGoals', 'Au'],
  ['yellowCards', 'Amm'],
  ['redCards', 'Esp'],
  ['assists', 'Ass'],
  ['winningGoals', 'Gdv'],
  ['equalisingGoals', 'Gdp'],
];
const COLUMNS = [
  'Cod.',
  'Ruolo',
  'Nome',
  'Voto',
  'Gf',
  'Gs',
  'Rp',
  'Rs',
  'Rf',
  'Au',
  'Amm',
  'Esp',
  'Ass',
];
const COACH = 'ALL';

export function parseVotes(sheets: readonly Sheet[], wanted: VoteSheet): ParsedFile<PlayerVote> {
  const named = sheets.find(({ name }) => name.trim().toLowerCase() === wanted.toLowerCase());
  const sheet = named ?? (sheets.length === 1 ? sheets[0] : undefined);
  const first = sheet && findHeader(sheet, COLUMNS);
  if (!sheet || !first) return { ok: false, reason: 'wrong-layout' };
  const problems: RowProblem[] = [];
  const rows = new Map<number, PlayerVote>();
  let { at } = first;
  let club = clubNamed(clubAbove(sheet, first.row), first.row - 1, sheet, problems);
  for (let index = first.row + 1; index < sheet.rows.length; index++) {
    const cells = sheet.rows[index]!;
    if (isEmptyRow(cells)) continue;
    const header = findHeader(
      { name: sheet.name, rows: sheet.rows.slice(0, index + 1) },
      COLUMNS,
      index,
    );
    if (header) {
      at = header.at;
      continue;
    }
    const alone = onlyText(cells);
    if (alone !== null) {
      club = clubNamed(alone, index, sheet, problems);
      continue;
    }
    const row = tableRow(sheet, index, at, problems);
    const player = readVote(row, club);
    if (!player) continue;
    if (rows.has(player.id)) row.note('Cod.', 'duplicated-id');
    else rows.set(player.id, player);
  }
  if (rows.size === 0) return { ok: false, reason: 'no-rows' };
  return { ok: true, rows: [...rows.values()], problems, season: seasonAbove(sheet, first.row) };
}

function readVote(row: TableRow, club: string): PlayerVote | null {
  const role = row.text('Ruolo').toUpperCase();
  if (role === COACH) return null;
  const id = readId(row, 'Cod.');
  if (!(CLASSIC_ROLES as readonly string[]).includes(role)) row.note('Ruolo', 'unknown-role');
  else if (id !== null) {
    const text = row.text('Voto');
    const isWithout = text === '' || text === '-' || text.endsWith('*') || /^s\.?v\.?$/i.test(text);
    const vote = isWithout ? null : row.number('Voto', 0, 10);
    // An unreadable vote is not the same as no vote.
    if (!isWithout && vote === null) return null;
    return {
      id,
      role: role as ClassicRole,
      name: row.text('Nome'),
      club,
      vote,
      events: readEvents(row),
    };
  }
  return null;
}

function readEvents(row: TableRow): PlayerEvents {
  const counts = EVENT_COLUMNS.map(
    ([event, column]) => [event, row.number(column, 0, 20) ?? 0] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The text of a row with nothing else in it: a club's name. */
function onlyText(cells: Sheet['rows'][number]): string | null {
  const filled = cells.filter((cell) => cell !== null && String(cell).trim() !== '');
  if (filled.length !== 1 || readNumber(filled[0]!) !== null) return null;
  return String(filled[0]).trim();
}

/** As the product names it. */
function clubNamed(text: string, row: number, sheet: Sheet, problems: RowProblem[]): string {
  const club = findClub(ITALY, text);
  if (club) return club.name;
  problems.push({
    sheet: sheet.name,
    row: row + 1,
    column: 'Squadra',
    value: text.slice(0, 80),
    code: 'unknown-club',
  });
  return text;
}

function clubAbove(sheet: Sheet, header: number): string {
  for (let row = header - 1; row >= 0; row--) {
    const name = onlyText(sheet.rows[row]!);
    if (name !== null) return name;
  }
  return '';
}

function seasonAbove(sheet: Sheet, header: number): string | null {
  const text = sheet.rows.slice(0, header).flat().map(String).join(' ');
  return seasonIn(text);
}
