import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process as it can be told apart from a later one that got the same number. */
export interface ProcessMark {
  readonly pid: number;
  /** When it began, in the system's own unit; empty where the system does not tell cheaply. */
  readonly began: string;
}

export function markOf(pid: number): ProcessMark {
  return { pid, began: readStat(pid)?.began ?? '' };
}

/** A zombie counts as gone: it runs nothing any more. */
export function isAlive(mark: ProcessMark): boolean {
  if (!answersSignal(mark.pid)) return false;
  const stat = readStat(mark.pid);
  if (!stat) return true;
  return stat.state !== 'Z' && (mark.began === '' || mark.began === stat.began);
}

/** What became of the process whose number PostgreSQL wrote in its pid file: `ours` runs the cluster
 *  in `clusterDir`, `gone` no longer runs (or its number went to someone else). */
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
    // Not allowed to signal it: it exists.
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
    // The name before the last bracket may hold anything; the fields after it are regular.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', began: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
