import { useEffect, useState } from 'react';
import { now } from '#lib/api/settings.ts';

/** The longest delay of a browser's timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether an instant is past by the server's clock; it becomes true at that very moment. */
export function usePast(instant: string | null): boolean {
  const [, look] = useState(0);
  const left = instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant) - now().getTime();
  useEffect(() => {
    if (left <= 0 || left > LONGEST_MS) return;
    const timer = setTimeout(() => look((times) => times + 1), left + 1);
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}
