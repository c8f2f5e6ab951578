import { afterAll, onTestFinished } from 'vitest';

/** Closes it after the test that made it, or after the file if it was made outside a test. */
export function closeAfterwards(close: () => Promise<void>): void {
  try {
    onTestFinished(close);
  } catch {
    afterAll(close);
  }
}
