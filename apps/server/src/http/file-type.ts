import type { FileType } from '@tredici/contract/file-types';

/** Enough of a file's beginning to recognise its type. */
export const HEAD_BYTES = 4096;

const ZIP_ENTRY = Buffer.from('PK\x03\x04', 'latin1');
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const EMPTY_ZIP = Buffer.from('PK\x05\x06', 'latin1');
/** The first entry of an Excel workbook, whichever program wrote it. */
const WORKBOOK_ENTRY = /^(?:\[Content_Types\]\.xml$|_rels\/|docProps\/|xl\/)/;

const LOOKS_LIKE: Record<FileType, (head: Buffer) => boolean> = {
  csv: (head) => head.length > 0 && !isBinary(head),
  xlsx: (head) => WORKBOOK_ENTRY.test(firstEntryName(head) ?? ''),
  xls: (head) => startsWith(head, OLD_EXCEL),
  zip: (head) => firstEntryName(head) !== undefined || startsWith(head, EMPTY_ZIP),
};

/** The first of the allowed types that matches the beginning of a file. */
export function fileTypeOf(head: Buffer, allowed: readonly FileType[]): FileType | undefined {
  return allowed.find((type) => LOOKS_LIKE[type](head));
}

/** No text contains control characters other than tab, line feed, form feed and carriage return, neither in
 *  UTF-8 nor in the older Windows code pages that spreadsheets still write. */
export function isBinary(bytes: Buffer): boolean {
  return bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13);
}

/** The name in a zip's first local header: its length is at byte 26, the name itself at byte 30. */
function firstEntryName(head: Buffer): string | undefined {
  if (!startsWith(head, ZIP_ENTRY) || head.length < 30) return undefined;
  return head.toString('latin1', 30, 30 + head.readUInt16LE(26));
}

function startsWith(bytes: Buffer, prefix: Buffer): boolean {
  return bytes.subarray(0, prefix.length).equals(prefix);
}
