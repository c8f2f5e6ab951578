import { AppError } from './app-error.ts';

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

export interface ConcurrencyOptions {
  readonly atOnce: number;
  /** How many may wait for their turn; any more are told to come back. */
  readonly waiting: number;
  readonly retryAfterSeconds: number;
}

/** Runs `atOnce` tasks at a time, keeps `waiting` more in order and refuses the rest. p-limit would queue
 *  without limit, and a crowd should hear "come back later" while it still listens. */
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
      // The place passes directly to the next in line, so that no newcomer gets it first.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** A separate limit for each owner, so that nobody waits for another's work. Kept only while in use. */
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
