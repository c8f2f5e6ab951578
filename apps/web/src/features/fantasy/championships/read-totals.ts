/** Reads the points of a round from pasted text or a file: a name and a number on each line, with or without
 *  columns. */
interface NamedTotal {
  readonly participantId: number;
  readonly total: number;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface ReadTotals {
  readonly totals: readonly NamedTotal[];
  /** Names with points that belong to no participant. */
  readonly unknown: readonly string[];
  /** Lines without a name and points, except column headers. */
  readonly unread: readonly string[];
}

export function readTotals(text: string, participants: readonly Named[]): ReadTotals {
  const byName = new Map(participants.map(({ id, name }) => [plain(name), id]));
  const totals: NamedTotal[] = [];
  const unknown: string[] = [];
  const unread: string[] = [];
  for (const row of text.split(/\r?\n/)) {
    const line = row.replaceAll('"', '');
    const inColumns = readColumns(line, byName);
    if (inColumns) {
      totals.push(inColumns);
      continue;
    }
    const found = /^(.*?)[\s;,:\t]+(-?\d{1,3}(?:[.,]\d{1,2})?)\s*$/u.exec(line.trim());
    if (!found) {
      const isHead = totals.length === 0 && /[\t;]/.test(line);
      if (line.trim() !== '' && !isHead) unread.push(line.trim());
      continue;
    }
    const participantId = byName.get(plain(found[1]!));
    if (participantId === undefined) unknown.push(found[1]!.trim());
    else totals.push({ participantId, total: Number(found[2]!.replace(',', '.')) });
  }
  return { totals, unknown, unread };
}

/** A row with columns that contains a participant and, after them, points: the last number counts. */
function readColumns(line: string, byName: ReadonlyMap<string, number>): NamedTotal | null {
  const cells = line.split(/[\t;]/).map((cell) => cell.trim());
  const at = cells.findIndex((cell) => byName.has(plain(cell)));
  const total = cells.slice(at + 1).findLast((cell) => NUMBER.test(cell));
  if (at < 0 || total === undefined) return null;
  return { participantId: byName.get(plain(cells[at]!))!, total: totalIn(total)! };
}
const NUMBER = /^-?\d{1,3}(?:[.,]\d{1,2})?$/;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Points as typed in a field; null if it is empty, NaN if it is not a number. */
export function totalIn(text: string): number | null {
  const plainText = text.trim().replace(',', '.');
  return plainText === '' ? null : Number(plainText);
}
