import type { LineupNews, LineupQuestion } from './recommend-in-worker.ts';

/** What the thread tells; after the last of it that the question is answered. */
export type ThreadNews = LineupNews | { readonly kind: 'answered' };

export interface LineupThread {
  /** Null is told where it fails. The returned function takes the question back. */
  ask(question: LineupQuestion, onNews: (news: LineupNews | null) => void): () => void;
  end(): void;
}

/** A thread that answers one question after the other. It stays for the next one, because code that has run
 *  before runs several times as fast. A question taken back ends it: nothing else would stop its work. */
export function createLineupThread(start: () => Worker = startWorker): LineupThread {
  let idle: Worker | null = null;
  return {
    ask(question, onNews) {
      const worker = idle ?? start();
      idle = null;
      const asked = new AbortController();
      const { signal } = asked;
      const stop = () => {
        // Once it has answered, the thread is kept.
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
