import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where this machine has a program, if it has it. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
