import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for one test file, deleted after it. Others may enter it, because root may have to use another
 *  user's account. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tredici-test-'));
  chmodSync(folder, 0o755);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
