import { randomBytes } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Result, refuse } from '../result.ts';
import { isAlive, markOf, type ProcessMark } from './processes.ts';

const POLL_MS = 40;
/** Longer than a first start on a slow disk. */
const PATIENCE_MS = 120_000;
/** Removing a dead process's lock takes microseconds, so a guard this old was left by a crash. */
const GUARD_MAX_AGE_MS = 10_000;

/** Runs `work` while no other process does. A lock left by a dead process is removed. */
export async function withFileLock<T>(
  path: string,
  work: () => Promise<Result<T>>,
  patienceMs = PATIENCE_MS,
): Promise<Result<T>> {
  const mine = randomBytes(8).toString('hex');
  const deadline = Date.now() + patienceMs;
  while (!(await take(path, mine))) {
    if (await removeIfDead(path)) continue;
    if (Date.now() > deadline) {
      return refuse(`Another process has held ${path} for too long: stop it, then start again.`);
    }
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes the content and makes the file appear in one step, so that nobody reads half a lock. */
async function take(path: string, mine: string): Promise<boolean> {
  const draft = `${path}.${mine}`;
  await writeFile(draft, JSON.stringify(markOf(process.pid)), { mode: 0o644 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Two waiting processes may find the same dead holder. The guard lets one at a time check again and remove,
 *  so the second never removes the first one's new lock. */
async function removeIfDead(path: string): Promise<boolean> {
  if (!(await heldByDead(path))) return false;
  const guard = `${path}.guard`;
  try {
    await writeFile(guard, '', { flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const age = await stat(guard).then(
      (s) => Date.now() - s.mtimeMs,
      () => 0,
    );
    if (age > GUARD_MAX_AGE_MS) await rm(guard, { force: true });
    return false;
  }
  try {
    if (!(await heldByDead(path))) return false;
    await rm(path, { force: true });
    return true;
  } finally {
    await rm(guard, { force: true });
  }
}

async function heldByDead(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const holder = parseMark(text);
  // `take` never writes unreadable content: this comes from a disk crash, not from a holder.
  return holder === undefined || !isAlive(holder);
}

export function parseMark(text: string): ProcessMark | undefined {
  try {
    const { pid, began } = JSON.parse(text) as Partial<ProcessMark>;
    return Number.isInteger(pid) && typeof began === 'string'
      ? { pid: pid as number, began }
      : undefined;
  } catch {
    return undefined;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
