/** Reads the files of football-data.co.uk: season files, extra leagues and coming fixtures. Pure: bytes in,
 *  rows and problems out. A bad cell loses only that cell, a bad row only that row; the rest of the file is
 *  read, and every loss is listed. */
import { DAY_MS } from '#durations.ts';
import { decodeCsvBytes, splitCsv } from './csv-text.ts';
import { findPriceColumns, type PriceColumns } from './price-columns.ts';

export type ResultPrice = { home: number; draw: number; away: number };
export type TotalsPrice = { over: number; under: number };
/** `line` is the home side's handicap in goals, in quarters. */
export type HandicapPrice = { line: number; home: number; away: number };
export type BookmakerPrices = {
  result?: ResultPrice;
  totals25?: TotalsPrice;
  handicap?: HandicapPrice;
};
/** By bookmaker code as in the files; `PS` is Pinnacle, `Avg` and `Max` are the market's. */
export type PricesByBookmaker = Record<string, BookmakerPrices>;
export type SidePair = { home: number; away: number };

export type FootballDataRow = {
  line: number;
  division: string;
  /** Days since 1970-01-01 of the file's date. */
  day: number;
  dateIso: string;
  /** Kick-off as written (British time), if the file has one. */
  time: string | null;
  season: string | null;
  home: string;
  away: string;
  score: SidePair | null;
  halfTime: SidePair | null;
  shots: SidePair | null;
  shotsOnTarget: SidePair | null;
  /** Awarded, not decided on the pitch: a result with neither prices nor any match statistic. */
  awarded: boolean;
  opening: PricesByBookmaker;
  closing: PricesByBookmaker;
};

export type ParseProblem = {
  line: number;
  code: 'no-header' | 'bad-date' | 'no-team' | 'bad-score' | 'bad-price' | 'bad-number';
  detail: string;
};
export type ParsedFile = { rows: FootballDataRow[]; problems: ParseProblem[] };

const MAX_GOALS = 30;
const MAX_SHOTS = 99;
const MIN_ODDS = 1.001;
const MAX_ODDS = 1000;

/** @param options.division used if the file has no `Div` column (extra leagues). */
export function parseFootballData(
  bytes: Uint8Array,
  options: { division?: string } = {},
): ParsedFile {
  const [head, ...body] = splitCsv(decodeCsvBytes(bytes));
  const problems: ParseProblem[] = [];
  const reader = head ? makeReader(head.cells, options.division ?? '', problems) : null;
  if (!reader) {
    problems.push({ line: 1, code: 'no-header', detail: 'no Date and team columns' });
    return { rows: [], problems };
  }
  const rows: FootballDataRow[] = [];
  for (const { line, cells } of body) {
    const row = reader(line, cells);
    if (row) rows.push(row);
  }
  return { rows, problems };
}

type Cell = (cells: readonly string[], ...names: string[]) => string;

function makeReader(header: string[], fallbackDivision: string, problems: ParseProblem[]) {
  const at = new Map(header.map((name, index) => [name, index] as const));
  const hasTeams = (at.has('HomeTeam') && at.has('AwayTeam')) || (at.has('Home') && at.has('Away'));
  if (!at.has('Date') || !hasTeams) return null;
  const priceColumns = findPriceColumns(header);
  const cell: Cell = (cells, ...names) => {
    for (const name of names) {
      const index = at.get(name);
      if (index !== undefined && cells[index]) return cells[index];
    }
    return '';
  };
  return (line: number, cells: string[]): FootballDataRow | null => {
    const fail = (code: ParseProblem['code'], detail: string) => {
      problems.push({ line, code, detail });
      return null;
    };
    const date = readDate(cell(cells, 'Date'));
    if (!date) return fail('bad-date', cell(cells, 'Date'));
    const home = cell(cells, 'HomeTeam', 'Home');
    const away = cell(cells, 'AwayTeam', 'Away');
    if (home === '' || away === '') return fail('no-team', `${home}|${away}`);
    const pair = (max: number, code: ParseProblem['code'], a: string[], b: string[]) =>
      readPair(cell(cells, ...a), cell(cells, ...b), max, (detail) => fail(code, detail));
    const score = pair(MAX_GOALS, 'bad-score', ['FTHG', 'HG'], ['FTAG', 'AG']);
    if (score === 'bad') return null;
    const optional = (a: string, b: string, max: number): SidePair | null => {
      const read = pair(max, 'bad-number', [a], [b]);
      return read === 'bad' ? null : read;
    };
    const shots = optional('HS', 'AS', MAX_SHOTS);
    const shotsOnTarget = optional('HST', 'AST', MAX_SHOTS);
    const prices = readPrices(cells, priceColumns, (detail) => fail('bad-price', detail));
    const hasPrices = Object.keys(prices.opening).length + Object.keys(prices.closing).length > 0;
    return {
      line,
      division: cell(cells, 'Div') || fallbackDivision,
      ...date,
      time: /^\d{1,2}:\d{2}$/.test(cell(cells, 'Time')) ? cell(cells, 'Time') : null,
      season: cell(cells, 'Season') || null,
      home,
      away,
      score,
      halfTime: optional('HTHG', 'HTAG', MAX_GOALS),
      shots,
      shotsOnTarget,
      awarded: score !== null && !hasPrices && !shots && !shotsOnTarget,
      ...prices,
    };
  };
}

/** `dd/mm/yy` or `dd/mm/yyyy`; a day that does not exist is refused, not rolled over. */
function readDate(text: string): { day: number; dateIso: string } | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text);
  if (!match) return null;
  const dayOfMonth = Number(match[1]);
  const month = Number(match[2]);
  const shortYear = Number(match[3]);
  const year = match[3]!.length === 4 ? shortYear : shortYear + (shortYear > 70 ? 1900 : 2000);
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dayOfMonth) return null;
  return { day: date.getTime() / DAY_MS, dateIso: date.toISOString().slice(0, 10) };
}

function readPair(
  home: string,
  away: string,
  max: number,
  complain: (detail: string) => null,
): SidePair | null | 'bad' {
  if (home === '' && away === '') return null;
  const pair = { home: readCount(home, max), away: readCount(away, max) };
  if (pair.home !== null && pair.away !== null) return { home: pair.home, away: pair.away };
  complain(`${home}-${away}`);
  return 'bad';
}

function readCount(text: string, max: number): number | null {
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isInteger(value) && value >= 0 && value <= max ? value : null;
}

function readPrices(
  cells: readonly string[],
  groups: readonly PriceColumns[],
  complain: (detail: string) => null,
): { opening: PricesByBookmaker; closing: PricesByBookmaker } {
  const out = { opening: {} as PricesByBookmaker, closing: {} as PricesByBookmaker };
  for (const { bookmaker, moment, kind, columns } of groups) {
    const texts = columns.map((column) => cells[column] ?? '');
    if (texts.some((text) => text === '')) continue;
    const values = texts.map(Number);
    const odds = kind === 'handicap' ? values.slice(1) : values;
    const lineIsGood = kind !== 'handicap' || Number.isInteger(values[0]! * 4);
    if (!lineIsGood || odds.some((odd) => !(odd >= MIN_ODDS && odd <= MAX_ODDS))) {
      complain(`${bookmaker} ${moment} ${kind}: ${texts.join(' ')}`);
      continue;
    }
    const book = out[moment][bookmaker] ?? {};
    out[moment][bookmaker] = book;
    const [a, b, c] = values as [number, number, number];
    if (kind === 'result') book.result = { home: a, draw: b, away: c };
    else if (kind === 'totals25') book.totals25 = { over: a, under: b };
    else book.handicap = { line: a, home: b, away: c };
  }
  return out;
}
