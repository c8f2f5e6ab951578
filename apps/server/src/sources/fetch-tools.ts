import type { FetchTools } from './fetch-source.ts';

/** The fetcher's dependencies in the running program. */
export function createFetchTools(now: () => Date, random: () => number): FetchTools {
  return {
    now,
    elapsedMs: () => performance.now(),
    random,
    // An abort ends the wait early; the fetcher then checks the signal itself.
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
