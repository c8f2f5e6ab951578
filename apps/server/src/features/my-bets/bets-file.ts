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
import { decodeCsvBytes, splitCsv } from '#sources/football-data-co-uk/csv-text.ts';
import type { NewBet } from './store.ts';

/** Own bets as a file, in and out. */

type Column = (typeof MY_BETS_COLUMNS)[number];
export interface FileBet extends NewBet {
  readonly line: number;
}

const NEEDED: readonly Column[] = ['match_id', 'bet_type', 'odd', 'stake', 'placed_at'];
const MAX_ID = 2_147_483_647;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Reads what `writeBetsFile` wrote, and what a spreadsheet made of it: semicolons, decimal commas. No
 *  bet can have been placed after `latest`. */
export function readBetsFile(
  bytes: Uint8Array,
  latest: Date,
): { bets: FileBet[]; problems: FileProblem[] } {
  const whole = decodeCsvBytes(bytes);
  const firstLine = whole.split(/[\r\n]/, 1)[0] ?? '';
  const separator = firstLine.includes(';') ? ';' : ',';
  const [header, ...lines] = splitCsv(whole, separator);
  const places = new Map((header?.cells ?? []).map((name, at) => [name.toLowerCase(), at]));
  const problems: FileProblem[] = NEEDED.filter((column) => !places.has(column)).map((column) => ({
    ...{ line: 1, column, problem: 'missing' as const },
  }));
  if (lines.length > MY_BETS_LIMITS.fileRows) {
    problems.push({ line: MY_BETS_LIMITS.fileRows + 2, column: null, problem: 'too-many' });
  }
  if (problems.length > 0) return { bets: [], problems };
  const bets: FileBet[] = [];
  for (const { line, cells } of lines) {
    const cell = (column: Column) => cells[places.get(column) ?? -1] ?? '';
    const bet = readBet(cell, separator === ';' ? 'it' : 'en', latest);
    for (const column of NEEDED) {
      if (cell(column) === '') problems.push({ line, column, problem: 'missing' });
      else if (!bet[column]) problems.push({ line, column, problem: 'invalid' });
    }
    if (!BOOKMAKER_NAME.test(bet.value.bookmaker)) {
      problems.push({ line, column: 'bookmaker', problem: 'invalid' });
    }
    bets.push({ ...bet.value, line });
  }
  return { bets, problems };
}

/** Each needed cell, and whether it can be read. */
function readBet(cell: (column: Column) => string, language: 'it' | 'en', latest: Date) {
  const matchId = Number(cell('match_id'));
  const odd = Number(cell('odd').replace(',', '.'));
  const stake = parseEuro(cell('stake'), language);
  const placedAt = new Date(cell('placed_at'));
  return {
    match_id: Number.isInteger(matchId) && matchId > 0 && matchId <= MAX_ID,
    bet_type: isBetType(cell('bet_type')),
    odd: odd >= NOTED_ODDS.least && odd <= NOTED_ODDS.most,
    stake: stake.ok,
    placed_at: INSTANT.test(cell('placed_at')) && placedAt <= latest,
    value: {
      ...{ matchId, betType: cell('bet_type'), odd, placedAt, suggestionId: null },
      ...{ bookmaker: unquoted(cell('bookmaker')), stakeCents: stake.ok ? stake.cents : 0 },
    },
  } as Record<Column, boolean> & { readonly value: NewBet };
}

export function writeBetsFile(bets: readonly MyBet[]): string {
  const lines = bets.map((bet) => {
    const cells: Record<Column, string | number> = {
      ...{ match_id: bet.match.match_id, bet_type: bet.bet_type, odd: bet.odd ?? '' },
      ...{ stake: bet.stake.toFixed(2), placed_at: bet.placed_at, bookmaker: bet.bookmaker },
      ...{ date: bet.match.date, home_team_name: bet.match.home_team_name },
      ...{ away_team_name: bet.match.away_team_name, outcome: bet.outcome },
      tournament_name: bet.match.tournament_name,
      gain_loss: bet.gain_loss === null ? '' : bet.gain_loss.toFixed(2),
    };
    return MY_BETS_COLUMNS.map((column) => quoted(String(cells[column]))).join(',');
  });
  return `${[MY_BETS_COLUMNS.join(','), ...lines].join('\n')}\n`;
}

/** A text that a spreadsheet would take for a formula is kept from being one. */
function quoted(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function unquoted(text: string): string {
  return text.replace(/^'(?=[=+\-@])/, '');
}
