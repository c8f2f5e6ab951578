/** The algorithm of verify-ledger.mjs, for the reader's own browser. */

export type Check =
  | { readonly ok: true; readonly rows: number; readonly hashAt: (place: number) => string | null }
  | { readonly ok: false; readonly place: number; readonly fault: Fault };
export type Fault = 'unreadable' | 'format' | 'place' | 'order' | 'changed';

/** The frozen fields and their hash, then the goals and the reason for a void match, if any. */
const LINE = /^(.*),([0-9a-f]{64}),\d*,\d*,\w*$/;
/** The column names, repeated where the format of the rows changes. */
const HEADING = /^(sequence|format),/;
/** How a row begins in each format: its place in the chain and the hash of the previous row. */
const STARTS: Readonly<Record<string, RegExp>> = {
  1: /^(\d+),([0-9a-f]*),/,
  2: /^v2,(\d+),([0-9a-f]*),/,
};
/** Reports progress after this many rows. */
const EVERY = 500;

/** Reads the files of a ledger one after the other and recomputes every hash. */
export async function verifyChain(
  files: AsyncIterable<string>,
  onProgress?: (place: number) => void,
): Promise<Check> {
  const hashes: string[] = [];
  for await (const file of files) {
    for (const line of file.trimEnd().split('\n')) {
      if (HEADING.test(line)) continue;
      const place = hashes.length + 1;
      const [, frozen, hash] = LINE.exec(line) ?? [];
      if (frozen === undefined || hash === undefined) return broken(place, 'unreadable');
      const start = STARTS[/^v(\d+),/.exec(frozen)?.[1] ?? 1];
      if (!start) return broken(place, 'format');
      const [, sequence, before] = start.exec(frozen) ?? [];
      if (sequence === undefined) return broken(place, 'unreadable');
      if (sequence !== String(place)) return broken(place, 'place');
      if (before !== (hashes.at(-1) ?? '')) return broken(place, 'order');
      if ((await sha256(frozen)) !== hash) return broken(place, 'changed');
      hashes.push(hash);
      if (place % EVERY === 0) onProgress?.(place);
    }
  }
  return { ok: true, rows: hashes.length, hashAt: (place) => hashes[place - 1] ?? null };
}

const broken = (place: number, fault: Fault): Check => ({ ok: false, place, fault });

const encoder = new TextEncoder();

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
