import { afterAll, onTestFinished } from 'vitest';

/** After the test that made it, or after the file when it was made outside of a test. */
export function closeAfterwards(close: () => Promise<void>): void {
  try {
    onTestFinished(close);
  } catch {
    afterAll(close);
  }
}
