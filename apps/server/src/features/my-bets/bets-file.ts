import { csvCell } from '@tredici/contract/csv-cell';
import { FIRST_DAY } from '@tredici/contract/moments';
import {
  BOOKMAKER_NAME,
  type FileProblem,
  MY_BETS_COLUMNS,
  MY_BETS_LIMITS,
  type MyBet,
  NOTED_ODDS,
} from '@tredici/contract/my-bets';
import { parseEuro } from '@tredici/engine/bankroll/parse-euro';
import { isBetType } from '@tredici/engine/markets/bet-types';
import { MAX_INT_ID } from '#db/schema/columns.ts';
import { romeInstant } from '#jobs/rome-week.ts';
import { decodeCsvBytes, splitCsv } from '#sources/football-data-co-uk/csv-text.ts';
import type { NamedMatch, NewBet } from './store.ts';

/** A user's own bets as a file, for export and import. */

type Column = (typeof MY_BETS_COLUMNS)[number];
export interface FileBet extends Omit<NewBet, 'matchId' | 'placedAt'> {
  readonly line: number;
  readonly match: number | NamedMatch;
  /** Null if the file does not say: then it counts as placed at kick-off. */
  readonly placedAt: Date | null;
}

const NEEDED: readonly Column[] = ['bet_type', 'odd', 'stake'];
const NAMING: readonly Column[] = ['date', 'home_team_name', 'away_team_name'];
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Reads what `writeBetsFile` wrote, what a spreadsheet made of it (semicolons, decimal commas), and files
 *  that people write themselves: a match by its day and clubs, days as 14/03/2026. No bet can have been
 *  placed after `latest`. */
export function readBetsFile(
  bytes: Uint8Array,
  latest: Date,
): { bets: FileBet[]; problems: FileProblem[] } {
  const whole = decodeCsvBytes(bytes);
  const firstLine = whole.split(/[\r\n]/, 1)[0] ?? '';
  const separator = firstLine.includes(';') ? ';' : ',';
  const [header, ...lines] = splitCsv(whole, separator);
  const places = new Map((header?.cells ?? []).map((name, at) => [name.toLowerCase(), at]));
  const has = (column: Column) => places.has(column);
  const missing = NEEDED.filter((column) => !has(column));
  if (!has('match_id') && !NAMING.every(has)) missing.unshift('match_id');
  const problems: FileProblem[] = missing.map((column) => ({
    line: 1,
    column,
    problem: 'missing',
  }));
  if (lines.length > MY_BETS_LIMITS.fileRows) {
    problems.push({ line: MY_BETS_LIMITS.fileRows + 2, column: null, problem: 'too-many' });
  }
  if (problems.length > 0) return { bets: [], problems };
  const bets: FileBet[] = [];
  for (const { line, cells } of lines) {
    const cell = (column: Column) => cells[places.get(column) ?? -1] ?? '';
    const refuse = (column: Column) =>
      problems.push({ line, column, problem: cell(column) === '' ? 'missing' : 'invalid' });
    bets.push({ line, ...readBet(cell, refuse, separator === ';' ? 'it' : 'en', latest) });
  }
  return { bets, problems };
}

/** Reads one line; `refuse` is called for each invalid cell. */
function readBet(
  cell: (column: Column) => string,
  refuse: (column: Column) => void,
  language: 'it' | 'en',
  latest: Date,
): Omit<FileBet, 'line'> {
  const betType = [cell('bet_type'), cell('bet_type').toUpperCase()].find(isBetType);
  if (!betType) refuse('bet_type');
  const odd = Number(cell('odd').replace(',', '.'));
  if (!(odd >= NOTED_ODDS.least && odd <= NOTED_ODDS.most)) refuse('odd');
  const stake = parseEuro(cell('stake'), language);
  if (!stake.ok) refuse('stake');
  const placedAt = cell('placed_at') === '' ? null : readInstant(cell('placed_at'));
  if (placedAt && !(placedAt <= latest)) refuse('placed_at');
  const bookmaker = unguarded(cell('bookmaker'));
  if (!BOOKMAKER_NAME.test(bookmaker)) refuse('bookmaker');
  // With one cell refused the whole file is, so it does not matter what stands for it.
  return {
    match: readMatch(cell, refuse),
    betType: betType ?? '1',
    odd,
    placedAt,
    bookmaker,
    stakeCents: stake.ok ? stake.cents : 0,
    suggestionId: null,
  };
}

function readMatch(
  cell: (column: Column) => string,
  refuse: (column: Column) => void,
): number | NamedMatch {
  if (cell('match_id') === '' && NAMING.every((column) => cell(column) !== '')) {
    const day = readDay(cell('date'));
    if (!day) refuse('date');
    return { day: day ?? '', home: cell('home_team_name'), away: cell('away_team_name') };
  }
  const matchId = Number(cell('match_id'));
  if (!(Number.isInteger(matchId) && matchId > 0 && matchId <= MAX_INT_ID)) refuse('match_id');
  return matchId;
}

/** An instant with its zone, or a day in Rome; an invalid date for anything else. */
function readInstant(text: string): Date {
  const day = readDay(text);
  if (day) return romeInstant(day);
  return new Date(INSTANT.test(text) && text >= FIRST_DAY ? text : Number.NaN);
}

/** Accepts 2026-03-14, 14/03/2026 or 14.3.2026, and returns the first form. */
function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  const european = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : (european?.slice(1).reverse() ?? []);
  if (!year || !month || !day) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const found = new Date(`${written}T00:00:00Z`);
  // `Date` accepts the 31st of June and turns it into another day.
  const isDay = !Number.isNaN(found.getTime()) && found.toISOString().startsWith(written);
  return isDay && written >= FIRST_DAY ? written : undefined;
}

export function writeBetsFile(bets: readonly MyBet[]): string {
  const lines = bets.map((bet) => {
    const cells: Record<Column, string | number> = {
      match_id: bet.match.match_id,
      bet_type: bet.bet_type,
      odd: bet.odd ?? '',
      stake: bet.stake.toFixed(2),
      placed_at: bet.placed_at,
      bookmaker: bet.bookmaker,
      date: bet.match.date,
      home_team_name: bet.match.home_team_name,
      away_team_name: bet.match.away_team_name,
      outcome: bet.outcome,
      tournament_name: bet.match.tournament_name,
      gain_loss: bet.gain_loss === null ? '' : bet.gain_loss.toFixed(2),
    };
    return MY_BETS_COLUMNS.map((column) => csvCell(cells[column], { guardFormulas: true })).join(
      ',',
    );
  });
  return `${[MY_BETS_COLUMNS.join(','), ...lines].join('\n')}\n`;
}

/** Without the guard against formulas that `csvCell` writes. */
function unguarded(text: string): string {
  return text.replace(/^'(?=[=+\-@])/, '');
}
