import { expect, test } from 'vitest';
import { madeXlsx, madeZip, xlsxEntries } from '#testing/made-xlsx.ts';
import { createFileReader } from './read-apart.ts';

const HEADER = ['Id', 'R', 'Nome', 'Squadra', 'Qt.A', 'Qt.I'];
const bytes = madeXlsx({ Tutti: [HEADER, [1, 'P', 'Uno', 'Roma', 5, 5]] });
const task = { bytes, name: 'Quotazioni_2025_26.xlsx', source: 'Fantacalcio' } as const;

test('a file is read in a separate process, which returns its content', async () => {
  const file = await createFileReader()(task);
  expect(file).toMatchObject({ kind: 'quotes', season: '2025/26', round: null });
  expect(file.rows).toMatchObject([{ id: 1, name: 'Uno', club: 'Roma' }]);
});

test('a file that takes too long is given up, and the next one is read', async () => {
  await expect(createFileReader(1)(task)).rejects.toMatchObject({ code: 'file_too_slow' });
  await expect(createFileReader()(task)).resolves.toMatchObject({ kind: 'quotes' });
});

test('an unreadable file is refused with its code', async () => {
  const reading = createFileReader()({ ...task, bytes: bytes.subarray(0, 300) });
  await expect(reading).rejects.toMatchObject({ code: 'file_corrupt' });
});

test('a file that needs too much memory ends only its own reader process', async () => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const far = ['XFD1048576', 'ZZZZZZ99999999999'].map((place) => {
    const row = place.replace(/\D+/, '');
    return `<row r="${row}"><c r="${place}"><v>1</v></c></row>`;
  });
  const sheet = `<worksheet xmlns="${main}"><sheetData>${far.join('')}</sheetData></worksheet>`;
  const others = xlsxEntries({ Tutti: [] }).filter(({ name }) => !name.includes('worksheets'));
  const huge = madeZip([...others, { name: 'xl/worksheets/sheet1.xml', data: Buffer.from(sheet) }]);
  const read = createFileReader(100_000);
  await expect(read({ ...task, bytes: huge })).rejects.toMatchObject({
    code: 'file_unpacks_too_large',
  });
  await expect(read(task)).resolves.toMatchObject({ kind: 'quotes' });
}, 120_000);
