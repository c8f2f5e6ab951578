import type { FileRows } from '../players/season-players.ts';

/** Rows as they are kept: whole numbers where only whole ones make sense, and texts of a length that can
 *  be shown. */

const LONGEST_NAME = 80;
/** A character that no text of the database can hold. */
const NUL = String.fromCharCode(0);

type Row = FileRows['rows'][number];

export function tidyRows({ rows }: FileRows): Row[] {
  return rows.map((row) => tidy(row) as Row);
}

/** What the database can keep of a text: no NUL and no half of a pair, neither one that came nor one that
 *  shortening would leave. */
export function tidyText(text: string): string {
  const shown = [...text.replaceAll(NUL, '')].slice(0, LONGEST_NAME);
  return shown.join('').toWellFormed();
}

/** Means and votes keep their decimals. */
const DECIMALS = new Set(['meanVote', 'meanFantavoto', 'vote']);

function tidy(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, tidyValue(name, one as unknown)]),
  );
}

function tidyValue(name: string, value: unknown): unknown {
  if (typeof value === 'string') return tidyText(value);
  if (typeof value === 'number') return DECIMALS.has(name) ? value : Math.round(value);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return tidy(value);
}
