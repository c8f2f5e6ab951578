import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Usage {
  /** Peak memory of this process. */
  readonly megabytes: number;
  /** Peak memory of the database; null if this system does not report it. */
  readonly databaseMegabytes: number | null;
  /** Seconds of computing, which depend less than the clock on other programs. */
  readonly cpuSeconds: number;
  readonly databaseCpuSeconds: number | null;
}

const EVERY_MS = 500;
const TICKS_PER_SECOND = 100;

/** Measures this process and, on Linux, the PostgreSQL with the given data folder. Memory is the proportional
 *  share of its processes, so that shared memory counts once. */
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

/** Sum over the living processes; those that have ended are included in their parent's figure. */
export function databaseCpuSeconds(cluster: string): number | null {
  return sumOver(cluster, (pid) => cpuSecondsOf(pid));
}

export function cpuSecondsOf(pid: number | string): number {
  const stat = read(String(pid), 'stat');
  // The name in brackets may contain spaces; state, parent and so on follow it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** In a namespace the server's own process id is a different one, so it is found by its folder. */
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
      // The process has ended, or we may not read it.
    }
  }
  return sum;
}

const read = (pid: string, file: string) => readFileSync(join('/proc', pid, file), 'utf8');
