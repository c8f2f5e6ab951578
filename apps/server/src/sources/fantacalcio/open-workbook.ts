/** Converts an uploaded file to plain sheets of cells: xlsx or csv. The file is not trusted: its size, and
 *  its unpacked size, are checked before anything is unpacked. */
import readXlsxFile from 'read-excel-file/node';
import { fromBuffer, type ZipFile } from 'yauzl';
import { decodeCsvBytes, splitCsv } from '../football-data-co-uk/csv-text.ts';

export type Cell = string | number | boolean | null;
export type Sheet = { readonly name: string; readonly rows: ReadonlyArray<readonly Cell[]> };
export type FileRefusal =
  | 'empty'
  | 'too-large'
  | 'unpacks-too-large'
  | 'too-many-rows'
  | 'corrupt'
  | 'protected-or-old-excel'
  | 'has-macros'
  | 'not-a-table'
  | 'wrong-layout'
  | 'no-rows';
export type Workbook =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly reason: FileRefusal };

export const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;
const MAX_ENTRIES = 500;
const MAX_ROWS = 20_000;

export async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  if (bytes.length === 0) return refuse('empty');
  if (bytes.length > MAX_FILE_BYTES) return refuse('too-large');
  if (startsWith(bytes, [0x50, 0x4b])) return readXlsx(Buffer.from(bytes));
  // The container of encrypted xlsx files, and of xls from before 2007.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refuse('protected-or-old-excel');
  if (bytes.subarray(0, 4096).includes(0)) return refuse('not-a-table');
  return readCsv(bytes);
}

async function readXlsx(bytes: Buffer): Promise<Workbook> {
  const refusal = await lookIntoZip(bytes);
  if (refusal) return refuse(refusal);
  try {
    const sheets = await readXlsxFile(bytes);
    if (sheets.some(({ data }) => data.length > MAX_ROWS)) return refuse('too-many-rows');
    return {
      ok: true,
      sheets: sheets.map(({ sheet, data }) => ({
        name: sheet,
        rows: data.map((row) => row.map(plain)),
      })),
    };
  } catch {
    return refuse('corrupt');
  }
}

const plain = (cell: unknown): Cell => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const isPlain = typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean';
  return isPlain ? cell : null;
};

function readCsv(bytes: Uint8Array): Workbook {
  const text = decodeCsvBytes(bytes);
  const rows = splitCsv(text, separatorOf(text));
  if (rows.length === 0) return refuse('empty');
  const last = rows.at(-1)!.line;
  if (last > MAX_ROWS) return refuse('too-many-rows');
  const table: string[][] = Array.from({ length: last }, () => []);
  for (const { line, cells } of rows) table[line - 1] = cells;
  return { ok: true, sheets: [{ name: 'csv', rows: table }] };
}

/** Italian programs write semicolons, because the comma is the decimal separator. */
function separatorOf(text: string): string {
  const start = text.slice(0, 4000);
  const count = (separator: string) => start.split(separator).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0]!;
}

/** Unpacks every entry only to count its bytes, because the sizes stated in a zip may be false. */
async function lookIntoZip(bytes: Buffer): Promise<FileRefusal | null> {
  let zip: ZipFile;
  try {
    zip = await openZip(bytes);
  } catch {
    return 'corrupt';
  }
  try {
    return await countEntries(zip);
  } catch {
    return 'corrupt';
  } finally {
    zip.close();
  }
}

const openZip = (bytes: Buffer) =>
  new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });

function countEntries(zip: ZipFile): Promise<FileRefusal | null> {
  return new Promise((resolve, reject) => {
    let unpacked = 0;
    let entries = 0;
    const names = new Set<string>();
    zip.on('error', reject);
    zip.on('end', () => resolve(names.has('xl/workbook.xml') ? null : 'not-a-table'));
    zip.on('entry', (entry) => {
      entries += 1;
      names.add(entry.fileName);
      if (entry.isEncrypted()) return resolve('protected-or-old-excel');
      if (/vbaProject\.bin$/i.test(entry.fileName)) return resolve('has-macros');
      if (entries > MAX_ENTRIES || unpacked + entry.uncompressedSize > MAX_UNPACKED_BYTES) {
        return resolve('unpacks-too-large');
      }
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        stream.on('data', (chunk: Buffer) => {
          unpacked += chunk.length;
          if (unpacked <= MAX_UNPACKED_BYTES) return;
          stream.destroy();
          resolve('unpacks-too-large');
        });
        stream.on('error', reject);
        stream.on('end', () => zip.readEntry());
      });
    });
    zip.readEntry();
  });
}

const refuse = (reason: FileRefusal): Workbook => ({ ok: false, reason });
const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);
