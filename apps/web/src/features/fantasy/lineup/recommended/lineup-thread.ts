import type { LineupNews, LineupQuestion } from './recommend-in-worker.ts';

/** The messages of the worker; the last one marks the question as answered. */
export type ThreadNews = LineupNews | { readonly kind: 'answered' };

export interface LineupThread {
  /** Calls back with null on failure. The returned function withdraws the question. */
  ask(question: LineupQuestion, onNews: (news: LineupNews | null) => void): () => void;
  end(): void;
}

/** A worker that answers one question after the other. It is kept for the next one, because code that has run
 *  before runs several times as fast. A withdrawn question terminates it, because nothing else would stop the
 *  computation. */
export function createLineupThread(start: () => Worker = startWorker): LineupThread {
  let idle: Worker | null = null;
  return {
    ask(question, onNews) {
      const worker = idle ?? start();
      idle = null;
      const asked = new AbortController();
      const { signal } = asked;
      const stop = () => {
        // Once the question is answered, the worker is kept.
        if (signal.aborted) return;
        asked.abort();
        worker.terminate();
      };
      const onError = () => {
        stop();
        onNews(null);
      };
      worker.addEventListener('error', onError, { signal });
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<ThreadNews>) => {
          if (data.kind !== 'answered') return onNews(data);
          asked.abort();
          idle = worker;
        },
        { signal },
      );
      worker.postMessage(question);
      return stop;
    },
    end() {
      idle?.terminate();
      idle = null;
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./recommend-worker.ts', import.meta.url), { type: 'module' });
}
