import { SOURCES, type SourceName } from './source-names.ts';

/** One character for each of the seasons that begin in 2024, 2025 and 2026: `1` and `2` are the tiers
 *  of the country, `0` is elsewhere. */
export type Tiers = `${TierDigit}${TierDigit}${TierDigit}`;
type TierDigit = 0 | 1 | 2;

/** The season that the first character of `Tiers` stands for. */
export const FIRST_KNOWN_SEASON = 2024;
/** And the last. */
export const LAST_KNOWN_SEASON = 2026;

/** A club as the product names it, and as each provider does. */
export interface Club {
  readonly country: string;
  readonly name: string;
  /** Null: in neither tier in any of these seasons. */
  readonly tiers: Tiers | null;
  readonly names: Readonly<Record<SourceName, readonly string[]>>;
}

const COLUMNS = 2 + SOURCES.length;

/** Reads a table of clubs kept as text, because a row per club is what an eye can check. First the
 *  club and the tiers it has played in lately, then one column per provider: `=` is the club's own name, `;` stands between spellings that
 *  are or were in use, nothing means that the provider is not known to write it. Clubs with tiers stand
 *  first, from the strongest to the weakest as people would expect them, which is all that the demo
 *  world knows of real strength. A row that breaks the form is a mistake in this repository and stops
 *  the program. */
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
