/** localStorage that may be blocked, full or tampered with: reading then gives nothing, writing does
 *  nothing, and the program goes on for this visit. */
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
      // Private windows and full disks: the value lives on in memory only.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept, so nothing is left behind.
    }
  },
  removeStarting(start: string): void {
    try {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(start)) localStorage.removeItem(key);
      }
    } catch {
      // Nothing was kept, so nothing is left behind.
    }
  },
  /** Runs when another tab changes the key; gives back how to stop. */
  watch(key: string, onChange: () => void): () => void {
    const listen = (event: StorageEvent) => {
      // A null key means that the other tab cleared everything.
      if (event.key === key || event.key === null) onChange();
    };
    globalThis.addEventListener?.('storage', listen);
    return () => globalThis.removeEventListener?.('storage', listen);
  },
};
