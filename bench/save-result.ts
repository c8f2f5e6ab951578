import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Writes a bench's figures as JSON to the given file or to the data folder; returns the path. */
export function saveResult(name: string, result: unknown, file?: string): string {
  const folder = resolve(process.env.TREDICI_DATA_DIR ?? 'data', 'bench');
  const path = file ? resolve(file) : join(folder, `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(result, null, 2)}\n`);
  return path;
}
