import type { Invalidations } from './invalidation.ts';
import { shareLoads } from './shared-loads.ts';

export interface MemoryOptions<T> {
  /** A change announced under one of these tags makes the value stale. */
  readonly tags: readonly string[];
  load(): Promise<T>;
  /** How long it holds if time alone makes it stale. */
  freshForMs?(value: T): number;
}

/** Caches values that many requests use and that are slow to load, as `ReplyCache` does for replies. */
export interface Memory {
  get<T>(key: string, options: MemoryOptions<T>): Promise<T>;
}

/** Limits how long a missed invalidation can keep something stale. */
const OLDEST_MS = 10 * 60_000;
/** The values are large, so only a few are kept: the least recently used goes first. */
const MOST_ENTRIES = 24;

interface Entry {
  readonly value: unknown;
  readonly tags: readonly string[];
  readonly staleAt: number;
}

/** One per process. */
export function createMemory(
  invalidations: Invalidations,
  { most = MOST_ENTRIES, now = () => performance.now() } = {},
): Memory {
  const entries = new Map<string, Entry>();
  const loads = shareLoads(invalidations);
  invalidations.subscribe((tag) => {
    for (const [key, { tags }] of entries) {
      if (tag === undefined || tags.includes(tag)) entries.delete(key);
    }
  });

  const load = async <T>(
    key: string,
    { tags, load, freshForMs }: MemoryOptions<T>,
    isCurrent: () => boolean,
  ): Promise<T> => {
    const value = await load();
    const lifetime = Math.min(freshForMs?.(value) ?? OLDEST_MS, OLDEST_MS);
    if (isCurrent() && lifetime > 0) {
      entries.set(key, { value, tags, staleAt: now() + lifetime });
      if (entries.size > most) entries.delete(entries.keys().next().value!);
    }
    return value;
  };

  return {
    get: <T>(key: string, options: MemoryOptions<T>): Promise<T> => {
      const entry = entries.get(key);
      if (entry && entry.staleAt > now()) {
        entries.delete(key);
        entries.set(key, entry);
        return Promise.resolve(entry.value as T);
      }
      return loads.join(key, options.tags, (isCurrent) => load(key, options, isCurrent));
    },
  };
}
