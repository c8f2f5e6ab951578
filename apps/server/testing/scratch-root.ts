import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** Enough for a demo world with its log, a whole run's test databases, and the same again in reserve. */
const ROOM_BYTES = 4 * 2 ** 30;

/** Where temporary databases are made: in memory if the machine has such a place with enough room, because
 *  making one writes hundreds of files. */
export function scratchRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize >= ROOM_BYTES) return IN_MEMORY;
  } catch {
    // This system has no such place.
  }
  return tmpdir();
}
