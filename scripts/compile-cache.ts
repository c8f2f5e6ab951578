import { join } from 'node:path';

/** What Node compiled, types taken out, is kept for whoever imports it next. By the environment, since threads and
 *  processes of processes then have it too: a process that reads a file begins in half the time. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
} as const;
