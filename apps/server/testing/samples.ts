import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An answer of a provider as it came, cut to a few rows: `the-odds-api/event-odds.json`. */
export function readSample(name: string): Buffer<ArrayBuffer> {
  return readFileSync(join(import.meta.dirname, 'samples', name));
}
