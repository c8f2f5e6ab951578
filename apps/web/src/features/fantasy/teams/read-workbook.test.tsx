import { describe, expect, it } from 'vitest';
import { readRoster } from './read-roster.ts';
import { readWorkbook } from './read-workbook.ts';

const SHEET = `<worksheet><sheetData>
  <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>2</v></c></row>
  <row r="2"><c r="A2" t="inlineStr"><is><t>Rossi</t></is></c><c r="B2" t="s"><v>3</v></c><c r="D2"><v>12</v></c></row>
</sheetData></worksheet>`;
const STRINGS =
  '<sst><si><t>Nome</t></si><si><t>Sq.</t></si><si><r><t>Co</t></r><r><t>sto</t></r></si><si><t>Inter</t></si></sst>';

/** A zip file with these contents, as spreadsheet programs write it. */
async function zipOf(files: Readonly<Record<string, string>>): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const packed = new Uint8Array(await new Response(stream).arrayBuffer());
    const letters = new TextEncoder().encode(name);
    const header = new DataView(new ArrayBuffer(30));
    header.setUint32(0, 0x04034b50, true);
    header.setUint16(26, letters.length, true);
    const entry = new DataView(new ArrayBuffer(46));
    entry.setUint32(0, 0x02014b50, true);
    entry.setUint16(10, 8, true);
    entry.setUint32(20, packed.length, true);
    entry.setUint16(28, letters.length, true);
    entry.setUint32(42, at, true);
    parts.push(new Uint8Array(header.buffer), letters, packed);
    directory.push(new Uint8Array(entry.buffer), letters);
    at += 30 + letters.length + packed.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, Object.keys(files).length, true);
  end.setUint32(16, at, true);
  return new Blob([...parts, ...directory, new Uint8Array(end.buffer)]);
}

describe('a workbook', () => {
  it('is read cell by cell, however its texts are stored', async () => {
    const file = await zipOf({
      'xl/sharedStrings.xml': STRINGS,
      'xl/worksheets/sheet1.xml': SHEET,
    });
    const text = await readWorkbook(file);
    expect(text).toBe('Nome\tSq.\t\tCosto\nRossi\tInter\t\t12');
    expect(readRoster(text!)).toEqual([{ name: 'Rossi', club: 'Inter', price: 12 }]);
  });

  it('is refused if it is invalid, declares types or expands without limit', async () => {
    expect(await readWorkbook(new Blob(['PK, but nothing more']))).toBeNull();
    const typed = `<!DOCTYPE x [<!ENTITY a "b">]>${SHEET}`;
    expect(await readWorkbook(await zipOf({ 'xl/worksheets/sheet1.xml': typed }))).toBeNull();
    const huge = ' '.repeat(9 * 1024 * 1024);
    expect(await readWorkbook(await zipOf({ 'xl/worksheets/sheet1.xml': huge }))).toBeNull();
  });
});
