import { centsOf } from '@tredici/contract/account-rules';
import { MY_BETS_COLUMNS, MY_BETS_LIMITS, type MyBet } from '@tredici/contract/my-bets';
import { isBetType } from '@tredici/engine/markets/bet-types';
import { decodeCsvBytes, splitCsv } from '#sources/football-data-co-uk/csv-text.ts';
import type { NewBet } from './store.ts';

/** Own bets as a file, in and out. */

type Column = (typeof MY_BETS_COLUMNS)[number];
export interface FileProblem {
  readonly line: number;
  readonly column: Column | null;
  readonly problem: 'missing' | 'invalid' | 'unknown-match' | 'too-many';
}
export interface FileBet extends NewBet {
  readonly line: number;
}

const NEEDED: readonly Column[] = ['match_id', 'bet_type', 'odd', 'stake', 'placed_at'];
const MAX_ID = 2_147_483_647;
const MAX_ODD = 10_000;
const BOOKMAKER_MAX = 60;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Reads what `writeBetsFile` wrote, and what a spreadsheet made of it: semicolons, decimal commas. */
export function readBetsFile(bytes: Uint8Array): { bets: FileBet[]; problems: FileProblem[] } {
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
    const bet = readBet(cell);
    for (const column of NEEDED) {
      if (cell(column) === '') problems.push({ line, column, problem: 'missing' });
      else if (!bet[column]) problems.push({ line, column, problem: 'invalid' });
    }
    if (bet.value.bookmaker.length > BOOKMAKER_MAX) {
      problems.push({ line, column: 'bookmaker', problem: 'invalid' });
    }
    bets.push({ ...bet.value, line });
  }
  return { bets, problems };
}

/** Each needed cell, and whether it can be read. */
function readBet(cell: (column: Column) => string) {
  const matchId = Number(cell('match_id'));
  const odd = Number(cell('odd').replace(',', '.'));
  const stakeCents = centsOf(cell('stake')) ?? 0;
  const placedAt = new Date(cell('placed_at'));
  return {
    match_id: Number.isInteger(matchId) && matchId > 0 && matchId <= MAX_ID,
    bet_type: isBetType(cell('bet_type')),
    odd: odd > 1 && odd <= MAX_ODD,
    stake: stakeCents > 0,
    placed_at: INSTANT.test(cell('placed_at')) && !Number.isNaN(placedAt.getTime()),
    value: {
      ...{ matchId, betType: cell('bet_type'), odd, stakeCents, placedAt },
      ...{ bookmaker: cell('bookmaker'), suggestionId: null },
    },
  } as Record<Column, boolean> & { readonly value: NewBet };
}

export function writeBetsFile(bets: readonly MyBet[]): string {
  const lines = bets.map((bet) => {
    const cells: Record<Column, string | number> = {
      ...{ match_id: bet.match.match_id, bet_type: bet.bet_type, odd: bet.odd },
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
