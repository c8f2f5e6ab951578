import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';

/** The version that a draft began with, whatever the server says while it is made: who saves after somebody else is told
 *  so once, and may then save over it.
 *  @param fetchLatest what the server has by then. */
export function useBegunVersion(
  current: number,
  fetchLatest: () => Promise<{ readonly version: number }>,
) {
  const [version, setVersion] = useState(current);
  const noteConflict = async (error: Error): Promise<void> => {
    if (!isConflict(error)) return;
    const latest = await fetchLatest().catch(() => null);
    if (latest) setVersion(latest.version);
  };
  return { version, noteConflict };
}

export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict';
