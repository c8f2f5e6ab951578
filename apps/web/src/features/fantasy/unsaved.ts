/** What somebody types into something new and has not saved: kept on the device, so that neither a link nor a reload
 *  loses it. */
import { useState } from 'react';
import { deviceStorage } from '#lib/device/storage.ts';

export interface Unsaved<Draft> {
  readonly draft: Draft;
  readonly change: (next: Draft) => void;
  /** Whether it is one that was left before. */
  readonly isResumed: boolean;
  /** Begins anew. */
  readonly forget: () => void;
  /** It is kept elsewhere from now on. */
  readonly saved: () => void;
}

/** @param key null for what is kept elsewhere: it is changed, not new.
 *  @param read what was found on the device; null where it is not understood. */
export function useUnsaved<Draft>(
  key: string | null,
  first: Draft,
  read: (found: unknown) => Draft | null,
): Unsaved<Draft> {
  const [left] = useState(() => (key === null ? null : read(deviceStorage.read(key))));
  const [draft, setDraft] = useState(left ?? first);
  const [isResumed, setResumed] = useState(left !== null);
  const saved = () => {
    if (key !== null) deviceStorage.remove(key);
  };
  return {
    draft,
    isResumed,
    change(next) {
      setDraft(next);
      if (key !== null) deviceStorage.write(key, next);
    },
    forget() {
      setDraft(first);
      setResumed(false);
      saved();
    },
    saved,
  };
}
