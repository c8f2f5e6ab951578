import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseMark } from './lock.ts';
import { isAlive, markOf } from './processes.ts';

/** Who uses the server: one small file per use, so that the last user to leave knows it is the last. Read and
 *  written only under the folder's lock. */
export async function addUser(folder: string): Promise<string> {
  const path = join(folder, `${process.pid}-${randomBytes(6).toString('hex')}`);
  await writeFile(path, JSON.stringify(markOf(process.pid)));
  return path;
}

/** Removes one user and those whose process has died, and counts the rest. */
export async function removeUser(folder: string, user: string): Promise<number> {
  await rm(user, { force: true });
  let living = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const mark = parseMark(await readFile(path, 'utf8').catch(() => ''));
    if (mark && isAlive(mark)) living += 1;
    else await rm(path, { force: true });
  }
  return living;
}
