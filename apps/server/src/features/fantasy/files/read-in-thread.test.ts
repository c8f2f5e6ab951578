import { expect, test } from 'vitest';
import { madeXlsx } from '#testing/made-xlsx.ts';
import { createFileReader } from './read-in-thread.ts';

const HEADER = ['Id', 'R', 'Nome', 'Squadra', 'Qt.A', 'Qt.I'];
const bytes = madeXlsx({ Tutti: [HEADER, [1, 'P', 'Uno', 'Roma', 5, 5]] });
const task = { bytes, name: 'Quotazioni_2025_26.xlsx', source: 'Fantacalcio' } as const;

test('a file is read in a thread, and tells what it is', async () => {
  const file = await createFileReader()(task);
  expect(file).toMatchObject({ kind: 'quotes', season: '2025/26', round: null });
  expect(file.rows).toMatchObject([{ id: 1, name: 'Uno', club: 'Roma' }]);
});

test('one that takes too long is given up, and the next is read', async () => {
  await expect(createFileReader(1)(task)).rejects.toMatchObject({ code: 'file_too_slow' });
  await expect(createFileReader()(task)).resolves.toMatchObject({ kind: 'quotes' });
});

test('what cannot be read is refused by its code', async () => {
  const reading = createFileReader()({ ...task, bytes: bytes.subarray(0, 300) });
  await expect(reading).rejects.toMatchObject({ code: 'file_corrupt' });
});
