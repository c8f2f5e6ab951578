import { expect, test } from 'vitest';
import { fileTypeOf } from './file-type.ts';

const ALL = ['csv', 'xlsx', 'zip'] as const;

function zipWith(name: string): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  return Buffer.concat([header, Buffer.from(name), Buffer.from([0, 1, 2, 3])]);
}

test.each([
  ['a table', Buffer.from('Nome;Quotazione\r\nLautaro;38\r\n'), 'csv'],
  ['a table with a mark of UTF-8 and accents', Buffer.from('\ufeffNome\nKvaratskhelià\n'), 'csv'],
  ['a table in the letters of Windows', Buffer.from([0x4e, 0xf2, 0x6d, 0x65, 0x0a]), 'csv'],
  ['a workbook', zipWith('[Content_Types].xml'), 'xlsx'],
  ['a workbook that begins with its sheets', zipWith('xl/workbook.xml'), 'xlsx'],
  ['an archive', zipWith('voti/giornata-1.csv'), 'zip'],
  ['an empty archive', Buffer.from('PK\x05\x06', 'latin1'), 'zip'],
])('%s', (_, head, type) => {
  expect(fileTypeOf(head, ALL)).toBe(type);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1')],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01\0', 'latin1')],
  ['text in UTF-16', Buffer.from('\ufeffNome', 'utf16le')],
  ['an archive cut off in its first header', Buffer.from('PK\x03\x04\x14', 'latin1')],
])('%s is none of them', (_, head) => {
  expect(fileTypeOf(head, ALL)).toBeUndefined();
});

test('a workbook is also an archive, a plain archive is no workbook', () => {
  expect(fileTypeOf(zipWith('xl/workbook.xml'), ['zip'])).toBe('zip');
  expect(fileTypeOf(zipWith('a.txt'), ['xlsx', 'csv'])).toBeUndefined();
});
