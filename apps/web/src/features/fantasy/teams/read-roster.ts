/** Reads the rows of a league's export or of a typed list: a name and, if given, the club and the price paid. */
export interface RosterRow {
  readonly name: string;
  readonly club?: string;
  readonly price: number | null;
}

const NAME = ['nome', 'calciatore', 'giocatore', 'name', 'player'];
const CLUB = ['sq.', 'sq', 'squadra', 'club', 'team'];
const PRICE = ['costo', 'crediti', 'prezzo', 'pagato', 'acquisto', 'quot.', 'price', 'cost'];
const SEPARATORS = ['\t', ';', ','] as const;
/** Titles and empty lines may precede the header. */
const HEADER_WITHIN = 12;

export function readRoster(text: string): RosterRow[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const separator = SEPARATORS.find((one) => lines.some((line) => line.includes(one))) ?? ';';
  const rows = lines.map((line) => cellsOf(line, separator));
  const header = rows
    .slice(0, HEADER_WITHIN)
    .findIndex((row) => row.some((cell) => NAME.includes(cell.toLowerCase())));
  const at = (names: readonly string[]) =>
    rows[header]?.findIndex((cell) => names.includes(cell.toLowerCase())) ?? -1;
  const [nameAt, clubAt, priceAt] = [at(NAME), at(CLUB), at(PRICE)];
  return rows.slice(header + 1).flatMap((row): RosterRow[] => {
    if (header < 0) return typedRow(row);
    const name = row[nameAt] ?? '';
    if (name === '') return [];
    const club = row[clubAt];
    return [{ name, ...(club ? { club } : {}), price: priceOf(row[priceAt]) }];
  });
}

/** `Rossi 12`, `Rossi; 12`, `Rossi (Roma) 12`: the number is the price, the rest the name and, in brackets,
 *  the club. In cells copied from a sheet the role may precede the name, and the club may follow it. */
function typedRow(row: readonly string[]): RosterRow[] {
  const cells = row.filter((cell, at) => cell !== '' && !(at === 0 && isRole(cell)));
  const [own = '', club, ...more] = cells;
  if (club !== undefined && more.length === 1 && /^\d{1,6}$/.test(more[0]!)) {
    return [{ name: own, club, price: priceOf(more[0]) }];
  }
  const line = cells.join(' ');
  const found = /^(.*\D)[\s:]+(\d{1,6})$/u.exec(line);
  const name = (found?.[1] ?? line).trim();
  const ofClub = /^(.+?)\s*\(([^()]+)\)$/u.exec(name);
  if (name === '') return [];
  const price = priceOf(found?.[2]);
  return ofClub ? [{ name: ofClub[1]!, club: ofClub[2]!, price }] : [{ name, price }];
}

const isRole = (cell: string) => /^[PDCA]$/i.test(cell);

function priceOf(cell: string | undefined): number | null {
  if (cell === undefined || !/^\d{1,6}(?:[.,]0+)?$/.test(cell)) return null;
  return Math.trunc(Number(cell.replace(',', '.')));
}

/** Quoted cells may contain the separator. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const letter of line) {
    if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}
