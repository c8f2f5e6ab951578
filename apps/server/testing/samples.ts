import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A provider's original response, cut to a few rows: `the-odds-api/event-odds.json`. Those of `time-stamps` are
 *  our own queries and what an OpenSSL authority replied to them (`openssl ts -reply`). */
export function readSample(name: string): Buffer<ArrayBuffer> {
  return readFileSync(join(import.meta.dirname, 'samples', name));
}
