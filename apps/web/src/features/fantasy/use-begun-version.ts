import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';

/** The version on which a draft is based, even if the server has a newer one meanwhile: a user who saves
 *  after somebody else is told so once, and may then overwrite it.
 *  @param fetchLatest loads the server's current version. */
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
