/** Reads the rows of a chosen file, a workbook or plain text, as lines of text. */

/** Larger than any list of a league, but small enough not to block a phone. */
const MOST_BYTES = 512 * 1024;
const ZIP = 'PK';
/** Fetched only for a workbook. */
const openWorkbook = async (file: Blob) => (await import('./read-workbook.ts')).readWorkbook(file);

export type ReadFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'tooLarge' | 'workbook' | 'notText' };

export async function readRowsFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { ok: false, reason: 'tooLarge' };
  const isZip = (await file.slice(0, ZIP.length).text()) === ZIP;
  const text = isZip ? await openWorkbook(file) : await file.text();
  if (text === null) return { ok: false, reason: 'workbook' };
  return isBinary(text) ? { ok: false, reason: 'notText' } : { ok: true, text };
}

/** An image or a document: text contains no NUL character and does not begin like a PDF. */
const isBinary = (text: string) => text.includes('\0') || text.startsWith('%PDF');
