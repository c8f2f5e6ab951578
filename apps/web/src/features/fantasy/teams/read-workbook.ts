/** Reads the sheets of an Excel workbook in the browser, as lines with a tab between cells. The file is not
 *  trusted: its size is limited while it is decompressed. */

const MOST_UNPACKED = 8 * 1024 * 1024;
const END_OF_ZIP = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** Null if it is not a workbook, or one that must not be opened. */
export async function readWorkbook(file: Blob): Promise<string | null> {
  try {
    const entries = entriesOf(new DataView(await file.arrayBuffer()));
    const unpacked = async (name: string) => {
      const entry = entries.get(name);
      return entry ? parseXml(await unpack(file, entry)) : null;
    };
    const strings = await unpacked('xl/sharedStrings.xml');
    const shared = strings ? [...strings.getElementsByTagName('si')].map(textOf) : [];
    const names = [...entries.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
    const sheets = await Promise.all(names.sort().map(unpacked));
    return sheets.flatMap((sheet) => (sheet ? linesOf(sheet, shared) : [])).join('\n');
  } catch {
    return null;
  }
}

interface Entry {
  readonly at: number;
  readonly packed: number;
  readonly method: number;
}

/** The central directory at the end of a zip file. */
function entriesOf(view: DataView): Map<string, Entry> {
  let end = view.byteLength - 22;
  while (view.getUint32(end, true) !== END_OF_ZIP) end--;
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new RangeError('no entry of a zip file');
    const nameLength = view.getUint16(at + 28, true);
    const bytes = new Uint8Array(view.buffer, at + 46, nameLength);
    const header = view.getUint32(at + 42, true);
    // The local header before the content repeats the name and may have extra fields of its own.
    const start =
      header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    entries.set(new TextDecoder().decode(bytes), {
      at: start,
      packed: view.getUint32(at + 20, true),
      method: view.getUint16(at + 10, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function unpack(file: Blob, { at, packed, method }: Entry): Promise<string> {
  const content = file.slice(at, at + packed).stream();
  const stream =
    method === DEFLATED ? content.pipeThrough(new DecompressionStream('deflate-raw')) : content;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MOST_UNPACKED) throw new RangeError('unpacks to more than any roster');
    chunks.push(part.value);
  }
  return new Blob(chunks).text();
}

function parseXml(text: string): Document {
  // Workbooks contain no document type, so one indicates an attack.
  if (text.includes('<!DOCTYPE')) throw new RangeError('declares a type');
  return new DOMParser().parseFromString(text, 'application/xml');
}

function linesOf(sheet: Document, shared: readonly string[]): string[] {
  return [...sheet.getElementsByTagName('row')].map((row) => {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagName('c')) {
      cells[columnOf(cell.getAttribute('r') ?? '', cells.length)] = cellText(cell, shared);
    }
    return Array.from(cells, (cell) => cell ?? '').join('\t');
  });
}

function cellText(cell: Element, shared: readonly string[]): string {
  const value = cell.getElementsByTagName('v')[0]?.textContent ?? '';
  const kind = cell.getAttribute('t');
  if (kind === 's') return shared[Number(value)] ?? '';
  return kind === 'inlineStr' ? textOf(cell) : value;
}

const textOf = (element: Element): string =>
  [...element.getElementsByTagName('t')]
    .map((part) => part.textContent ?? '')
    .join('')
    .replace(/\s+/g, ' ');

/** The column of a cell: `B7` is the second. Cells without an address follow each other. */
function columnOf(address: string, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0];
  if (!letters) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
