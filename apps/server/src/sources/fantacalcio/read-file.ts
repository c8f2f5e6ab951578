/** Reads any known file of Fantacalcio.it: its columns show which one it is. */
import { type FileRefusal, openWorkbook, type Sheet } from './open-workbook.ts';
import { type LeaguePlayer, parseLeagueExport } from './parse-league-export.ts';
import type { ParsedFile } from './parse-players.ts';
import { parseQuotes, type QuotedPlayer } from './parse-quotes.ts';
import { parseStatistics, type SeasonStatistics } from './parse-statistics.ts';
import { type PlayerVote, parseVotes, VOTE_SHEETS, type VoteSheet } from './parse-votes.ts';
import { type RowProblem, seasonIn } from './read-table.ts';

type Rows =
  | { readonly kind: 'quotes'; readonly rows: readonly QuotedPlayer[] }
  | { readonly kind: 'statistics'; readonly rows: readonly SeasonStatistics[] }
  | { readonly kind: 'votes'; readonly rows: readonly PlayerVote[] }
  | { readonly kind: 'league'; readonly rows: readonly LeaguePlayer[] };
export type PlayersFile = Rows & {
  readonly problems: readonly RowProblem[];
  /** From its title or its file name; null if neither contains it. */
  readonly season: string | null;
  readonly round: number | null;
};
export type PlayersFileRefusal = FileRefusal | 'sheet-missing' | 'wrong-season';
export type ReadPlayersFile =
  | { readonly ok: true; readonly file: PlayersFile }
  | { readonly ok: false; readonly reason: PlayersFileRefusal };

/** @param about the file's name, and the wanted source of votes. */
export async function readPlayersFile(
  bytes: Uint8Array,
  about: { readonly name: string; readonly source: VoteSheet },
): Promise<ReadPlayersFile> {
  const opened = await openWorkbook(bytes);
  if (!opened.ok) return opened;
  const { sheets } = opened;
  const attempts: readonly (() => ReadPlayersFile)[] = [
    () => asFile('quotes', parseQuotes(sheets)),
    () => asFile('statistics', parseStatistics(sheets)),
    () => asFile('votes', parseVotes(sheets, about.source)),
    () => asFile('league', parseLeagueExport(sheets)),
  ];
  for (const attempt of attempts) {
    const read = attempt();
    if (read.ok) return complete(read.file, sheets, about.name);
    if (read.reason !== 'wrong-layout') return read;
  }
  const hasOtherVotes = VOTE_SHEETS.some((source) => parseVotes(sheets, source).ok);
  return { ok: false, reason: hasOtherVotes ? 'sheet-missing' : 'wrong-layout' };
}

type RowsOf<Kind extends Rows['kind']> = Extract<Rows, { kind: Kind }>['rows'];

function asFile<Kind extends Rows['kind']>(
  kind: Kind,
  parsed: ParsedFile<RowsOf<Kind>[number]>,
): ReadPlayersFile {
  if (!parsed.ok) return parsed;
  const { rows, problems, season } = parsed;
  const file: object = { kind, rows, problems, season, round: null };
  return { ok: true, file: file as PlayersFile };
}

function complete(read: PlayersFile, sheets: readonly Sheet[], name: string): ReadPlayersFile {
  const byName = seasonIn(name);
  if (read.season !== null && byName !== null && read.season !== byName) {
    return { ok: false, reason: 'wrong-season' };
  }
  const round = read.kind === 'votes' ? (roundIn(name) ?? roundIn(titleOf(sheets))) : null;
  return { ok: true, file: { ...read, season: read.season ?? byName, round } };
}

/** `Giornata_5` or `5a giornata`. */
function roundIn(text: string): number | null {
  const found =
    /giornata[\s_-]*(\d{1,2})(?!\d)/i.exec(text) ?? /(?<!\d)(\d{1,2})[aª°^]\s*giornata/i.exec(text);
  const round = Number(found?.[1] ?? 0);
  return round >= 1 && round <= 38 ? round : null;
}

const TITLE_ROWS = 5;
const titleOf = (sheets: readonly Sheet[]): string =>
  sheets.flatMap(({ rows }) => rows.slice(0, TITLE_ROWS).flat()).join(' ');
