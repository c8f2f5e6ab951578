import type { FetchTools } from './fetch-source.ts';

/** The fetcher's surroundings in the running program. */
export function createFetchTools(now: () => Date, random: () => number): FetchTools {
  return {
    now,
    elapsedMs: () => performance.now(),
    random,
    // A stop ends the wait early; the fetcher then sees the signal by itself.
    sleep: (ms, signal) =>
      new Promise((done) => {
        const timer = setTimeout(finish, ms);
        signal?.addEventListener('abort', finish, { once: true });
        function finish() {
          clearTimeout(timer);
          signal?.removeEventListener('abort', finish);
          done();
        }
        if (signal?.aborted) finish();
      }),
  };
}
