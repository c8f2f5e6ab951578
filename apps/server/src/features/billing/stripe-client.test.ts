import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentsUnavailable, withinBudget } from './stripe-client.ts';

/** Answers after so long, or stops when aborted. */
const answerAfter =
  (ms: number) =>
  ({ timeout }: { timeout: number }) =>
    new Promise<{ object: string }>((resolve, reject) => {
      if (ms <= timeout) setTimeout(() => resolve({ object: 'price' }), ms);
      else setTimeout(() => reject(new Error('timed out')), timeout);
    });

describe('calls to the provider within one request', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** The outcomes of consecutive calls, up to the first that fails. */
  async function ask(...answers: readonly ReturnType<typeof answerAfter>[]): Promise<string[]> {
    const call = withinBudget();
    const outcomes: string[] = [];
    const asking = (async () => {
      for (const answer of answers) {
        const outcome = await call(answer).then(
          () => 'answered',
          (error: unknown) => (error instanceof PaymentsUnavailable ? 'unavailable' : 'other'),
        );
        outcomes.push(outcome);
        if (outcome !== 'answered') return;
      }
    })();
    await vi.advanceTimersByTimeAsync(60_000);
    await asking;
    return outcomes;
  }

  it('waits for a slow answer of 12 seconds', async () => {
    const outcomes = await ask(answerAfter(12_000), answerAfter(12_000));
    expect(outcomes).toEqual(['answered', 'answered']);
  });

  it('gives up within 40 seconds, however many slow calls are needed', async () => {
    const began = performance.now();
    let ended = 0;
    const call = withinBudget();
    const asking = (async () => {
      for (;;) await call(answerAfter(12_000));
    })().catch((error: unknown) => {
      ended = performance.now();
      return error;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await asking).toBeInstanceOf(PaymentsUnavailable);
    expect(ended - began).toBeLessThan(40_000);
  });

  it('does not wait longer than 15 seconds for one answer', async () => {
    expect(await ask(answerAfter(16_000))).toEqual(['unavailable']);
  });

  it('tries once more after a failure that came quickly', async () => {
    let tries = 0;
    const hiccup = async () => {
      tries += 1;
      if (tries === 1) throw new Error('connection reset');
      return { object: 'price' };
    };
    expect(await ask(hiccup)).toEqual(['answered']);
    expect(tries).toBe(2);
  });
});
