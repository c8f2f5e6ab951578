import { SOURCES, type SourceName } from './source-names.ts';

/** A club as the product names it, and as each provider does. */
export interface Club {
  readonly country: string;
  readonly name: string;
  readonly names: Readonly<Record<SourceName, readonly string[]>>;
}

const COLUMNS = 1 + SOURCES.length;

/** Reads a table of clubs kept as text, because a row per club is what an eye can check. First the
 *  club, then one column per provider: `=` is the club's own name, `;` stands between spellings that
 *  are or were in use, nothing means that the provider is not known to write it. A row that breaks
 *  the form is a mistake in this repository and stops the program. */
export function readClubTable(country: string, table: string): readonly Club[] {
  const [, ...rows] = table.trim().split('\n');
  return rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const [name = '', ...spellings] = cells;
    if (cells.length !== COLUMNS || name === '') throw new Error(`${country}: bad row "${row}"`);
    const names = Object.fromEntries(
      SOURCES.map((source, index) => [source, readSpellings(spellings[index]!, name)]),
    ) as Record<SourceName, string[]>;
    return { country, name, names };
  });
}

function readSpellings(cell: string, name: string): string[] {
  if (cell === '') return [];
  return cell.split(';').map((text) => (text.trim() === '=' ? name : text.trim()));
}
