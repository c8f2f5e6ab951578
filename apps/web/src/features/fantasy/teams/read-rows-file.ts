/** The rows of a file that somebody chose, a workbook or plain text, as lines of text. */

/** Larger than any list of a league, smaller than what would keep a phone busy. */
const MOST_BYTES = 512 * 1024;
const ZIP = 'PK';
/** Fetched by who has one. */
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

/** A picture or a document: no text has such a letter in it, nor begins so. */
const isBinary = (text: string) => text.includes('\0') || text.startsWith('%PDF');
