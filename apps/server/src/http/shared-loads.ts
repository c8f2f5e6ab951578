import type { Invalidations } from './invalidation.ts';

interface Load {
  readonly tags: readonly string[];
  readonly promise: Promise<unknown>;
}

export interface SharedLoads {
  /** The value of a load under this key that is under way, or of a new one. `load` may keep what it has
   *  made as long as `isCurrent` says so. */
  join<T>(
    key: string,
    tags: readonly string[],
    load: (isCurrent: () => boolean) => Promise<T>,
  ): Promise<T>;
}

/** Loads under way, each shared by those who ask meanwhile. A change of what one is made of leaves its
 *  value to whoever has asked already: it is not given to those who ask later, and not kept. A change of
 *  anything else disturbs nobody. */
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
