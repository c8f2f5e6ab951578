import { FetchRefusal } from './fetch-refusal.ts';

/** Reads at most `maxBytes`, unpacked: beyond that the connection is closed, whatever size the provider
 *  announced. */
export async function readLimited(reply: Response, maxBytes: number): Promise<Uint8Array> {
  if (Number(reply.headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** Sites answer "page not found" and "come back later" as web pages with status 200. */
export function refuseHtml(body: Uint8Array, contentType: string | null): void {
  const opening = new TextDecoder().decode(body.subarray(0, 512)).trimStart().toLowerCase();
  if (opening === '') throw new FetchRefusal('empty', 'status 200 with an empty body', true);
  if (contentType?.includes('text/html') || /^<(!doctype|html|head|body|\?xml)/.test(opening)) {
    throw new FetchRefusal('html', 'status 200 with a web page instead of data', true);
  }
}

const tooLarge = (maxBytes: number) =>
  new FetchRefusal('too-large', `the answer is larger than ${maxBytes} bytes`, false);
