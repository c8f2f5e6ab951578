import type { Invalidations } from './invalidation.ts';

interface Load {
  readonly tags: readonly string[];
  readonly promise: Promise<unknown>;
}

export interface SharedLoads {
  /** The value of the load under this key that is under way, or of a new one. `load` may cache its value only
   *  while `isCurrent` returns true. */
  join<T>(
    key: string,
    tags: readonly string[],
    load: (isCurrent: () => boolean) => Promise<T>,
  ): Promise<T>;
}

/** Loads under way, shared by everybody who asks meanwhile. When data behind a load changes, its value still
 *  goes to those who asked before, but not to those who ask later, and it is not cached. Other changes do not
 *  affect it. */
export function shareLoads(invalidations: Invalidations): SharedLoads {
  const underWay = new Map<string, Load>();
  invalidations.subscribe((tag) => {
    for (const [key, { tags }] of underWay) {
      if (tag === undefined || tags.includes(tag)) underWay.delete(key);
    }
  });
  return {
    join<T>(
      key: string,
      tags: readonly string[],
      load: (isCurrent: () => boolean) => Promise<T>,
    ): Promise<T> {
      const started = underWay.get(key);
      if (started) return started.promise as Promise<T>;
      const isOwn = () => underWay.get(key) === own;
      const promise = load(() => isOwn() && invalidations.listening).finally(() => {
        if (isOwn()) underWay.delete(key);
      });
      const own: Load = { tags, promise };
      underWay.set(key, own);
      return promise;
    },
  };
}
