import type { FileRows } from '../players/season-players.ts';

/** Rows as they are stored: whole numbers where only those make sense, and texts of a length that can be
 *  shown. */

const LONGEST_NAME = 80;
/** PostgreSQL cannot store this character in a text. */
const NUL = String.fromCharCode(0);

type Row = FileRows['rows'][number];

export function tidyRows({ rows }: FileRows): Row[] {
  return rows.map((row) => tidy(row) as Row);
}

/** The part of a text that the database can store: no NUL and no unpaired surrogate, neither an original one
 *  nor one that shortening would leave. */
export function tidyText(text: string): string {
  const shown = [...text.replaceAll(NUL, '')].slice(0, LONGEST_NAME);
  return shown.join('').toWellFormed();
}

/** Averages and votes keep their decimals. */
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
