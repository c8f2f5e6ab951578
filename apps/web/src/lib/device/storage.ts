/** localStorage may be blocked, full or tampered with. Reading then returns undefined, writing does nothing, and
 *  the program keeps the values for this visit only. */
export const deviceStorage = {
  read(key: string): unknown {
    try {
      const text = localStorage.getItem(key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },
  write(key: string, value: unknown): void {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // In private windows and on full disks the value is kept in memory only.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored, so there is nothing to remove.
    }
  },
  keysStarting(start: string): string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(start));
    } catch {
      return [];
    }
  },
  removeStarting(start: string): void {
    for (const key of deviceStorage.keysStarting(start)) deviceStorage.remove(key);
  },
  /** Calls back when another tab changes the key; returns a function that stops it. */
  watch(key: string, onChange: () => void): () => void {
    const listen = (event: StorageEvent) => {
      // A null key means that the other tab cleared everything.
      if (event.key === key || event.key === null) onChange();
    };
    globalThis.addEventListener?.('storage', listen);
    return () => globalThis.removeEventListener?.('storage', listen);
  },
  /** Runs when another tab changes one of the keys that begin so; gives back how to stop. */
  watchStarting(start: string, onChange: (key: string) => void): () => void {
    const listen = ({ key }: StorageEvent) => {
      if (key?.startsWith(start)) onChange(key);
    };
    globalThis.addEventListener?.('storage', listen);
    return () => globalThis.removeEventListener?.('storage', listen);
  },
};
