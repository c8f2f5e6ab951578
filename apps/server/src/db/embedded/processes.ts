import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process even after its number has been reused. */
export interface ProcessMark {
  readonly pid: number;
  /** Start time in the system's own unit; empty where it cannot be read cheaply. */
  readonly began: string;
}

export function markOf(pid: number): ProcessMark {
  return { pid, began: readStat(pid)?.began ?? '' };
}

/** A zombie counts as dead: it runs nothing any more. */
export function isAlive(mark: ProcessMark): boolean {
  if (!answersSignal(mark.pid)) return false;
  const stat = readStat(mark.pid);
  if (!stat) return true;
  return stat.state !== 'Z' && (mark.began === '' || mark.began === stat.began);
}

/** The state of the process named in PostgreSQL's pid file: `ours` runs the cluster in `clusterDir`; `gone`
 *  has ended, or its number now belongs to another process. */
export function postmasterState(pid: number, clusterDir: string): 'ours' | 'gone' | 'unknown' {
  if (!answersSignal(pid)) return 'gone';
  if (process.platform === 'win32') return 'unknown';
  if (readStat(pid)?.state === 'Z') return 'gone';
  const command = commandLine(pid);
  if (command === undefined) return 'unknown';
  return command.includes(clusterDir) ? 'ours' : 'gone';
}

function answersSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // We may not signal it, so it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function commandLine(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined;
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}

function readStat(pid: number): { state: string; began: string } | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything; the fields after the last bracket are regular.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', began: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
