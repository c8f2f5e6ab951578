import { useState } from 'react';

/** A choice that shows at once and is saved behind it. When `save` is through, what is stored counts
 *  again: the same if it was kept, as before if it was not. */
export function useSavedChoice<V>(
  stored: V,
  save: (value: V) => Promise<unknown>,
): readonly [V, (value: V) => void] {
  const [pending, setPending] = useState<{ readonly value: V } | null>(null);
  async function choose(value: V) {
    const mine = { value };
    setPending(mine);
    await save(value);
    // Unless another choice has been made meanwhile.
    setPending((latest) => (latest === mine ? null : latest));
  }
  return [pending ? pending.value : stored, (value) => void choose(value)];
}
