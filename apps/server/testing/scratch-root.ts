import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** A demo world with its log, a whole run's test databases, and as much again to spare. */
const ROOM_BYTES = 4 * 2 ** 30;

/** Where databases that nobody keeps are made: in memory where the machine has such a place with room,
 *  because making one writes hundreds of files. */
export function scratchRoot(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize >= ROOM_BYTES) return IN_MEMORY;
  } catch {
    // No such place on this system.
  }
  return tmpdir();
}
