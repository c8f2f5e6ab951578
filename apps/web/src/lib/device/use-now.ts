import { useEffect, useState } from 'react';
import { now } from '#lib/api/settings.ts';

/** The server's time, updated regularly: for texts in minutes. */
export function useNow(everyMs = 30_000): Date {
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setInstant(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return instant;
}
