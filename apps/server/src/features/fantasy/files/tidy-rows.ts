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

/** Means and votes keep their decimals. */
const DECIMALS = new Set(['meanVote', 'meanFantavoto', 'vote']);

function tidy(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, tidyValue(name, one as unknown)]),
  );
}

function tidyValue(name: string, value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(NUL, '').slice(0, LONGEST_NAME);
  if (typeof value === 'number') return DECIMALS.has(name) ? value : Math.round(value);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return tidy(value);
}
