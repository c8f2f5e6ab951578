/** `Quotazioni_Fantacalcio_Stagione_2025_26.xlsx`: the list of players with their prices. */
import type { Sheet } from './open-workbook.ts';
import { type ListedPlayer, type ParsedFile, readPlayer, readSheets } from './parse-players.ts';
import { titleSeason } from './read-table.ts';

export type QuotedPlayer = ListedPlayer & {
  /** Price now and before the season, Classic and Mantra. */
  readonly price: number;
  readonly initialPrice: number;
  readonly mantraPrice: number | null;
  readonly initialMantraPrice: number | null;
  /** Market value per 1000 credits; changes with results. */
  readonly marketValue: number | null;
  /** On the sheet of players who have left. */
  readonly hasLeft: boolean;
};

const COLUMNS = ['Id', 'R', 'Nome', 'Squadra', 'Qt.A', 'Qt.I'];
const MOST = 1000;

export function parseQuotes(sheets: readonly Sheet[]): ParsedFile<QuotedPlayer> {
  const read = readSheets(sheets, COLUMNS, (row, sheet): QuotedPlayer | null => {
    const player = readPlayer(row);
    const price = row.required('Qt.A', 0, MOST);
    const initialPrice = row.required('Qt.I', 0, MOST);
    if (!player || price === null || initialPrice === null) return null;
    return {
      ...player,
      price,
      initialPrice,
      mantraPrice: row.number('Qt.A M', 0, MOST),
      initialMantraPrice: row.number('Qt.I M', 0, MOST),
      marketValue: row.number('FVM', 0, MOST),
      hasLeft: /^ceduti$/i.test(sheet.name.trim()),
    };
  });
  if (!read) return { ok: false, reason: 'wrong-layout' };
  if (read.rows.length === 0) return { ok: false, reason: 'no-rows' };
  return { ok: true, ...read, season: titleSeason(sheets) };
}
