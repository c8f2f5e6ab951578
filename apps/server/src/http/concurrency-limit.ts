import { AppError } from './app-error.ts';

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

export interface ConcurrencyOptions {
  readonly atOnce: number;
  /** How many may wait for their turn; one more is told to come back. */
  readonly waiting: number;
  readonly retryAfterSeconds: number;
}

/** Runs so much at once, keeps so much waiting in order, and refuses the rest. p-limit would queue
 *  without end, where a crowd must be told to come back while it still listens. */
export function limitConcurrency({
  atOnce,
  waiting,
  retryAfterSeconds,
}: ConcurrencyOptions): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new AppError('unavailable', { retryAfterSeconds });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place passes to the next in line, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** A limit for each owner, so that nobody waits for what somebody else has begun; kept while it is in use. */
export function limitConcurrencyEach(
  options: ConcurrencyOptions,
): <T>(owner: number, work: () => Promise<T>) => Promise<T> {
  const limits = new Map<number, { readonly run: ConcurrencyLimit; underWay: number }>();
  return async (owner, work) => {
    const own = limits.get(owner) ?? { run: limitConcurrency(options), underWay: 0 };
    limits.set(owner, own);
    own.underWay += 1;
    try {
      return await own.run(work);
    } finally {
      own.underWay -= 1;
      if (own.underWay === 0) limits.delete(owner);
    }
  };
}
