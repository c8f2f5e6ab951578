/** Builds xlsx files and other zips for tests, byte by byte. */
import { crc32, deflateRawSync } from 'node:zlib';

type Cell = string | number | null;
type Entry = { name: string; data: Buffer; statedSize?: number; flags?: number };

export function madeXlsx(sheets: Readonly<Record<string, ReadonlyArray<readonly Cell[]>>>): Buffer {
  return madeZip(xlsxEntries(sheets));
}

export function xlsxEntries(
  sheets: Readonly<Record<string, ReadonlyArray<readonly Cell[]>>>,
): Entry[] {
  const names = Object.keys(sheets);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const entry = (name: string, xml: string) => ({ name, data: Buffer.from(xml) });
  return [
    entry(
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    entry(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names
        .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    entry(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}">${names
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join('')}</Relationships>`,
    ),
    ...names.map((name, at) =>
      entry(
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${sheets[name]!.map(rowXml).join('')}</sheetData></worksheet>`,
      ),
    ),
  ];
}

function rowXml(cells: readonly Cell[], row: number): string {
  const xml = cells.map((cell, at) => {
    const place = `${String.fromCharCode(65 + at)}${row + 1}`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${row + 1}">${xml.join('')}</row>`;
}

export function madeZip(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, statedSize = data.length, flags = 0 } of entries) {
    const packed = deflateRawSync(data);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(data), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(statedSize, 22);
    head.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    central.writeUInt16LE(20, 6);
    head.copy(central, 8, 6, 30);
    central.writeUInt32LE(offset, 42);
    parts.push(head, Buffer.from(name), packed);
    directory.push(central, Buffer.from(name));
    offset += head.length + name.length + packed.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
