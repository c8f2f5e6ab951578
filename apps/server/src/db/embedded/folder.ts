import { access, chown, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Makes the data folder if needed and returns its real path; throws the system's own error. It goes one
 *  level at a time, because Node's recursive mkdir never returns in places such as /proc. */
export async function openDataFolder(path: string): Promise<string> {
  const folder = resolve(path);
  await makeFolder(folder);
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  return realpath(folder);
}

async function makeFolder(folder: string): Promise<void> {
  const present = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (present?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process may have made it in between. If a file is in the way, the caller reports it.
    if ((await stat(folder).catch(() => undefined))?.isDirectory()) return;
    throw error;
  }
  await ownLike(folder, parent);
}

/** A folder that root makes belongs to the owner of its parent, who may later run without root. */
export async function ownLike(path: string, model: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(model);
  if (uid !== 0) await chown(path, uid, gid);
}
