import { describe, expect, test, vi } from 'vitest';
import { createLineupThread, type ThreadNews } from './lineup-thread.ts';
import type { LineupNews, LineupQuestion } from './recommend-in-worker.ts';

const QUESTION = { kind: 'compare' } as LineupQuestion;
const NEWS: LineupNews = { kind: 'change', change: null };

/** A worker that answers on demand. */
function makeWorker() {
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn(), terminate: vi.fn() });
  const tell = (data: ThreadNews) => worker.dispatchEvent(new MessageEvent('message', { data }));
  return { worker: worker as unknown as Worker & typeof worker, tell };
}

describe('the thread of line-ups', () => {
  test('is kept for the next question once it has answered', () => {
    const { worker, tell } = makeWorker();
    const start = vi.fn(() => worker);
    const thread = createLineupThread(start);
    const [first, second] = [vi.fn(), vi.fn()];
    const takeBack = thread.ask(QUESTION, first);
    tell(NEWS);
    tell({ kind: 'answered' });
    takeBack();
    thread.ask(QUESTION, second);
    tell(NEWS);
    expect(start).toHaveBeenCalledOnce();
    expect(worker.terminate).not.toHaveBeenCalled();
    expect([first.mock.calls, second.mock.calls]).toEqual([[[NEWS]], [[NEWS]]]);
  });

  test('ends when a question is withdrawn, and is then started again', () => {
    const [busy, next] = [makeWorker(), makeWorker()];
    const thread = createLineupThread(
      vi.fn().mockReturnValueOnce(busy.worker).mockReturnValueOnce(next.worker),
    );
    const onNews = vi.fn();
    thread.ask(QUESTION, onNews)();
    expect(busy.worker.terminate).toHaveBeenCalledOnce();
    busy.tell(NEWS);
    expect(onNews).not.toHaveBeenCalled();
    thread.ask(QUESTION, onNews);
    expect(next.worker.postMessage).toHaveBeenCalledWith(QUESTION);
  });

  test('reports a failure once, and does not reuse the failed worker', () => {
    const [broken, next] = [makeWorker(), makeWorker()];
    const thread = createLineupThread(
      vi.fn().mockReturnValueOnce(broken.worker).mockReturnValueOnce(next.worker),
    );
    const onNews = vi.fn();
    thread.ask(QUESTION, onNews);
    broken.worker.dispatchEvent(new Event('error'));
    broken.worker.dispatchEvent(new Event('error'));
    expect(onNews.mock.calls).toEqual([[null]]);
    thread.ask(QUESTION, onNews);
    next.tell({ kind: 'answered' });
    thread.end();
    expect(next.worker.terminate).toHaveBeenCalledOnce();
  });
});
