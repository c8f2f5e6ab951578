/** What a command asks of the paths it is given, before it sets to work. */
import { closeSync, openSync, statSync } from 'node:fs';

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Whether a file can be written there; what it holds stays as it is, and an empty one is made where there
 *  is none. */
export function canWrite(path: string): boolean {
  try {
    closeSync(openSync(path, 'a'));
    return true;
  } catch {
    return false;
  }
}
