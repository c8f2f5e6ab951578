import { SOURCES, type SourceName } from './source-names.ts';

/** One character for each of the seasons that begin in 2024, 2025 and 2026: `1` and `2` are the tiers of the
 *  country, `0` is any other level. */
export type Tiers = `${TierDigit}${TierDigit}${TierDigit}`;
type TierDigit = 0 | 1 | 2;

/** The season that the first character of `Tiers` stands for. */
export const FIRST_KNOWN_SEASON = 2024;
/** The season that the last character stands for. */
export const LAST_KNOWN_SEASON = 2026;

/** A club with the product's name and each provider's names. */
export interface Club {
  readonly country: string;
  readonly name: string;
  /** Null: in neither tier in any of these seasons. */
  readonly tiers: Tiers | null;
  readonly names: Readonly<Record<SourceName, readonly string[]>>;
}

const COLUMNS = 2 + SOURCES.length;

/** Reads a table of clubs kept as text, because one row per club is easy to check by eye. First the club and
 *  its recent tiers, then one column per provider: `=` is the club's own name, `;` separates spellings that
 *  are or were in use, an empty cell means that no spelling of the provider is known. Clubs with tiers come
 *  first, from the strongest to the weakest as people would expect them, which is all that the demo world
 *  knows of real strength. A malformed row is a mistake in this repository and stops the program. */
export function readClubTable(country: string, table: string): readonly Club[] {
  const [, ...rows] = table.trim().split('\n');
  return rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    const [name = '', tiers = '', ...spellings] = cells;
    if (cells.length !== COLUMNS || name === '' || !/^([0-2]{3})?$/.test(tiers)) {
      throw new Error(`${country}: bad row "${row}"`);
    }
    const names = Object.fromEntries(
      SOURCES.map((source, index) => [source, readSpellings(spellings[index]!, name)]),
    ) as Record<SourceName, string[]>;
    return { country, name, tiers: tiers === '' ? null : (tiers as Tiers), names };
  });
}

function readSpellings(cell: string, name: string): string[] {
  if (cell === '') return [];
  return cell.split(';').map((text) => (text.trim() === '=' ? name : text.trim()));
}
