import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PeakMemory {
  readonly megabytes: number;
  /** null: this system does not tell. */
  readonly databaseMegabytes: number | null;
}

const EVERY_MS = 500;

/** Watches the peak of this process and, on Linux, of the PostgreSQL whose data folder is given:
 *  its processes' proportional share, so that memory they share counts once. */
export function watchMemory(cluster: string): { end(): PeakMemory } {
  let database: number | null = null;
  const timer = setInterval(() => {
    const now = databaseMegabytes(cluster);
    if (now !== null) database = Math.max(database ?? 0, now);
  }, EVERY_MS);
  return {
    end() {
      clearInterval(timer);
      return {
        megabytes: Math.round(process.resourceUsage().maxRSS / 1_024),
        databaseMegabytes: database,
      };
    },
  };
}

function databaseMegabytes(cluster: string): number | null {
  try {
    // Inside a namespace the server knows itself by another number, so it is found by its folder.
    let kilobytes = 0;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (!belongsTo(pid, cluster)) continue;
      const rollup = readFileSync(join('/proc', pid, 'smaps_rollup'), 'utf8');
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    }
    return kilobytes > 0 ? Math.round(kilobytes / 1_024) : null;
  } catch {
    return null;
  }
}

function belongsTo(pid: string, cluster: string): boolean {
  try {
    const command = readFileSync(join('/proc', pid, 'cmdline'), 'utf8');
    if (command.includes(cluster)) return true;
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(join('/proc', pid, 'status'), 'utf8'))?.[1];
    return (
      parent !== undefined &&
      Number(parent) > 1 &&
      readFileSync(join('/proc', parent, 'cmdline'), 'utf8').includes(cluster)
    );
  } catch {
    // It ended meanwhile.
    return false;
  }
}
