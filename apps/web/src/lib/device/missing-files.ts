const KEY = 'tredici.reloaded';
/** Within this a second reload would find what the first one found. */
const ONCE_EVERY_MS = 60_000;

/** After a new version is put up, a page that is still open asks for files that are gone. A fresh page
 *  knows the new names; one reload, not a loop of them. Where the server does not answer at all there is
 *  no fresh page: the one that is open, and what was written into it, is all there is. Gives whether the
 *  reload is under way. */
export async function reloadOnce(error: unknown): Promise<boolean> {
  if (!isMissingFile(error) || !navigator.onLine || !(await serverAnswers())) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < ONCE_EVERY_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a memory nobody could tell a reload from a loop.
    return false;
  }
  location.reload();
  return true;
}

async function serverAnswers(): Promise<boolean> {
  try {
    // No worker answers this in its place.
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Each browser says it in its own words. */
export function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
      error.message,
    )
  );
}
