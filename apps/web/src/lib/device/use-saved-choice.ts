import { useState } from 'react';

/** A choice that is shown at once and saved in the background. After `save` the stored value is shown again:
 *  the new one if saving succeeded, else the old one. */
export function useSavedChoice<V>(
  stored: V,
  save: (value: V) => Promise<unknown>,
): readonly [V, (value: V) => void] {
  const [pending, setPending] = useState<{ readonly value: V } | null>(null);
  async function choose(value: V) {
    const mine = { value };
    setPending(mine);
    await save(value);
    // Keep a choice that was made while this one was being saved.
    setPending((latest) => (latest === mine ? null : latest));
  }
  return [pending ? pending.value : stored, (value) => void choose(value)];
}
