import { AppError } from '#http/app-error.ts';

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets `atOnce` in and makes the others wait their turn, up to `waiting`. A crowd that registers is
 *  slowed down here, so that it fills neither the queue of the passwords, where logins wait too, nor
 *  the pool of connections. */
export function createGate(atOnce: number, waiting: number): Gate {
  const queue: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= atOnce) {
      if (queue.length >= waiting) throw new AppError('unavailable', { retryAfterSeconds: 5 });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      inside += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
