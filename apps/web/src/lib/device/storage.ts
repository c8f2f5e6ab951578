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
  removeStarting(start: string): void {
    try {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(start)) localStorage.removeItem(key);
      }
    } catch {
      // Nothing was stored, so there is nothing to remove.
    }
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
};
