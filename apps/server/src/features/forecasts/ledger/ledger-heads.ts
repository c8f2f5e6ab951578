import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The end of the ledger as it was at an instant. */
export interface LedgerHead {
  readonly sequence: number;
  /** Of the line at that place, in hexadecimal. */
  readonly hash: string;
  readonly seenAt: Date;
}

/** A hash chain does not show that its last lines were cut off. So its ends are written down where who
 *  changes the database does not reach: a file of the data folder, one end a line. */
export const headsFile = (dataDir: string): string => join(dataDir, 'ledger-heads.txt');

export async function loadHeads(file: string): Promise<LedgerHead[]> {
  try {
    return readHeads(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function appendHead(file: string, head: LedgerHead): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${head.seenAt.toISOString()} ${head.sequence} ${head.hash}\n`);
}

/** For a ledger that is begun anew on purpose. */
export async function forgetHeads(file: string): Promise<void> {
  await rm(file, { force: true });
}

const LINE = /^(\S+Z) ([1-9]\d*) ([0-9a-f]{64})$/;

/** A last line that was cut short while it was written is no head; the next one follows on its own line
 *  only if it ended, so a broken line in the middle is passed over as well. */
export function readHeads(text: string): LedgerHead[] {
  return text.split('\n').flatMap((line) => {
    const [, at, sequence, hash] = LINE.exec(line) ?? [];
    const seenAt = new Date(at ?? '');
    if (!hash || Number.isNaN(seenAt.getTime())) return [];
    return [{ sequence: Number(sequence), hash, seenAt }];
  });
}

/** What is wrong with a ledger of so many lines in the light of the ends that were seen, if anything.
 *  A place whose hash is not given is not compared. */
export function contradiction(
  heads: readonly LedgerHead[],
  rows: number,
  hashes: ReadonlyMap<number, string>,
): { readonly sequence: number; readonly reason: string } | undefined {
  for (const { sequence, hash, seenAt } of heads) {
    const day = seenAt.toISOString().slice(0, 10);
    if (sequence > rows) {
      const reason = `the ledger ends at line ${rows}, but had ${sequence} lines on ${day}: its end was cut off`;
      return { sequence, reason };
    }
    const found = hashes.get(sequence);
    if (found !== undefined && found !== hash) {
      return { sequence, reason: `on ${day} the line of this place had the hash ${hash}` };
    }
  }
  return undefined;
}

/** Writes the end down if it is new. A ledger that has become shorter, or whose end is another than the
 *  one that was seen, is said and not written over. */
export async function keepHead(
  file: string,
  now: LedgerHead | undefined,
): Promise<{ readonly kept: boolean; readonly fault?: string }> {
  const heads = await loadHeads(file);
  const hashes = new Map(now ? [[now.sequence, now.hash]] : []);
  const against = contradiction(heads, now?.sequence ?? 0, hashes);
  if (against) return { kept: false, fault: `line ${against.sequence}: ${against.reason}` };
  if (!now || heads.at(-1)?.sequence === now.sequence) return { kept: false };
  await appendHead(file, now);
  return { kept: true };
}
