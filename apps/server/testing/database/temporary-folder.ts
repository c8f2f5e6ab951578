import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for one test file, gone after it. Open to enter, because where root must borrow another
 *  user that user has to come in. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tredici-test-'));
  chmodSync(folder, 0o755);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
