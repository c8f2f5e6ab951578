import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program on this machine, if it is installed. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
