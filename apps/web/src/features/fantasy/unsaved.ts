/** The unsaved draft of something new, stored on the device so that neither a link nor a reload loses it. */
import { useState } from 'react';
import { deviceStorage } from '#lib/device/storage.ts';

export interface Unsaved<Draft> {
  readonly draft: Draft;
  readonly change: (next: Draft) => void;
  /** Whether it was restored from an earlier visit. */
  readonly isResumed: boolean;
  /** Discards the draft and starts again. */
  readonly forget: () => void;
  /** Deletes the stored draft, because it was saved. */
  readonly saved: () => void;
}

/** @param key null for an existing item, whose changes are not stored.
 *  @param read parses what was found on the device; null if it is invalid. */
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
