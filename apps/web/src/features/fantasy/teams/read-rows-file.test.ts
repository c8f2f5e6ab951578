import { expect, it } from 'vitest';
import { readRowsFile } from './read-rows-file.ts';

const reasonOf = async (...parts: BlobPart[]) => {
  const read = await readRowsFile(new File(parts, 'rosa'));
  return read.ok ? read.text : read.reason;
};

it('reads plain text and refuses binary content', async () => {
  expect(await reasonOf('\uFEFFRossi 12\r\nD’Angelo\t3\n')).toBe('Rossi 12\r\nD’Angelo\t3\n');
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]);
  expect(await reasonOf(png)).toBe('notText');
  expect(await reasonOf('%PDF-1.7\n1 0 obj')).toBe('notText');
  expect(await reasonOf('x'.repeat(600 * 1024))).toBe('tooLarge');
});
