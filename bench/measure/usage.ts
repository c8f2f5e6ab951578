import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Usage {
  /** Peak of this process. */
  readonly megabytes: number;
  /** Peak of the database; null: this system does not tell. */
  readonly databaseMegabytes: number | null;
  /** Seconds of computing, which other programs on the machine change less than the clock's. */
  readonly cpuSeconds: number;
  readonly databaseCpuSeconds: number | null;
}

const EVERY_MS = 500;
const TICKS_PER_SECOND = 100;

/** Watches this process and, on Linux, the PostgreSQL whose data folder is given: of memory its
 *  processes' proportional share, so that what they share counts once. */
export function watchUsage(cluster: string): { end(): Usage } {
  const cpuBefore = process.cpuUsage();
  const databaseBefore = databaseCpuSeconds(cluster) ?? 0;
  let megabytes: number | null = null;
  const timer = setInterval(() => {
    const now = databaseMegabytes(cluster);
    if (now !== null) megabytes = Math.max(megabytes ?? 0, now);
  }, EVERY_MS);
  return {
    end() {
      clearInterval(timer);
      const { user, system } = process.cpuUsage(cpuBefore);
      const database = databaseCpuSeconds(cluster);
      return {
        megabytes: Math.round(process.resourceUsage().maxRSS / 1_024),
        databaseMegabytes: megabytes,
        cpuSeconds: tenths((user + system) / 1e6),
        databaseCpuSeconds: database === null ? null : tenths(database - databaseBefore),
      };
    },
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;

function databaseMegabytes(cluster: string): number | null {
  const kilobytes = sumOver(cluster, (pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0),
  );
  return kilobytes === null ? null : Math.round(kilobytes / 1_024);
}

/** Of the processes that live: those that ended meanwhile are counted with their parent. */
export function databaseCpuSeconds(cluster: string): number | null {
  return sumOver(cluster, (pid) => cpuSecondsOf(pid));
}

export function cpuSecondsOf(pid: number | string): number {
  const stat = read(String(pid), 'stat');
  // The name in brackets may hold spaces; after it come state, parent and so on.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Inside a namespace the server knows itself by another number, so it is found by its folder. */
function sumOver(cluster: string, measure: (pid: string) => number): number | null {
  let pids: string[];
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return null;
  }
  let sum: number | null = null;
  for (const pid of pids) {
    try {
      const parent = /^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? '0';
      const isOurs =
        read(pid, 'cmdline').includes(cluster) ||
        (Number(parent) > 1 && read(parent, 'cmdline').includes(cluster));
      if (isOurs) sum = (sum ?? 0) + measure(pid);
    } catch {
      // It ended meanwhile, or is not ours to look at.
    }
  }
  return sum;
}

const read = (pid: string, file: string) => readFileSync(join('/proc', pid, file), 'utf8');
