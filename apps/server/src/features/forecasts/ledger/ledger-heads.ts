import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The end of the ledger at an instant. */
export interface LedgerHead {
  readonly sequence: number;
  /** The hash of the line at that sequence, in hexadecimal. */
  readonly hash: string;
  readonly seenAt: Date;
}

/** A hash chain does not show that its last lines were cut off. So its ends are recorded where somebody who
 *  can change the database has no access: in a file of the data folder, one end a line. */
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

/** For a ledger that is deliberately started again. */
export async function forgetHeads(file: string): Promise<void> {
  await rm(file, { force: true });
}

const LINE = /^(\S+Z) ([1-9]\d*) ([0-9a-f]{64})$/;

/** An incomplete last line is not a head; a later one may follow it, so an invalid line in the middle is
 *  skipped as well. */
export function readHeads(text: string): LedgerHead[] {
  return text.split('\n').flatMap((line) => {
    const [, at, sequence, hash] = LINE.exec(line) ?? [];
    const seenAt = new Date(at ?? '');
    if (!hash || Number.isNaN(seenAt.getTime())) return [];
    return [{ sequence: Number(sequence), hash, seenAt }];
  });
}

/** The contradiction, if any, between a ledger of this length and the ends that were seen. A sequence whose
 *  hash is not given is not compared. */
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

/** Records the end if it is new. A ledger that is shorter, or whose end differs from the one seen before, is
 *  reported and not overwritten. */
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
