/** `Statistiche_Fantacalcio_Stagione_2025_26.xlsx`: the totals of a season. The edition with the
 *  "Statistico" votes has no title row. */
import type { Sheet } from './open-workbook.ts';
import { type ListedPlayer, type ParsedFile, readPlayer, readSheets } from './parse-players.ts';
import { titleSeason } from './read-table.ts';

/** The totals of a season from a list, for when its single rounds are unknown. */
export interface SeasonTotals {
  /** Matches with a vote. */
  readonly votes: number;
  /** Average vote and average fantavoto. */
  readonly meanVote: number;
  readonly meanFantavoto: number;
  /** Including penalties. */
  readonly goals: number;
  readonly conceded: number;
  readonly penaltiesSaved: number;
  readonly penaltiesTaken: number;
  readonly penaltiesScored: number;
  readonly penaltiesMissed: number;
  readonly assists: number;
  readonly yellowCards: number;
  readonly redCards: number;
  readonly ownGoals: number;
}
export type SeasonStatistics = ListedPlayer & SeasonTotals;

const COUNTS = {
  goals: 'Gf',
  conceded: 'Gs',
  penaltiesSaved: 'Rp',
  penaltiesTaken: 'Rc',
  penaltiesScored: 'R+',
  penaltiesMissed: 'R-',
  assists: 'Ass',
  yellowCards: 'Amm',
  redCards: 'Esp',
  ownGoals: 'Au',
} as const;
const COLUMNS = ['Id', 'R', 'Nome', 'Squadra', 'Pv', 'Mv', 'Fm', ...Object.values(COUNTS)];

export function parseStatistics(sheets: readonly Sheet[]): ParsedFile<SeasonStatistics> {
  const read = readSheets(sheets, COLUMNS, (row): SeasonStatistics | null => {
    const player = readPlayer(row);
    const votes = row.required('Pv', 0, 60);
    // A player without votes has no average either.
    const meanVote = votes === 0 ? 0 : row.required('Mv', 0, 10);
    const meanFantavoto = votes === 0 ? 0 : row.required('Fm', -10, 20);
    const counts = Object.entries(COUNTS).map(
      ([name, column]) => [name, row.number(column, 0, 200) ?? 0] as const,
    );
    if (!player || votes === null || meanVote === null || meanFantavoto === null) return null;
    const read = Object.fromEntries(counts) as Record<keyof typeof COUNTS, number>;
    return { ...player, votes, meanVote, meanFantavoto, ...read };
  });
  if (!read) return { ok: false, reason: 'wrong-layout' };
  if (read.rows.length === 0) return { ok: false, reason: 'no-rows' };
  return { ok: true, ...read, season: titleSeason(sheets) };
}
