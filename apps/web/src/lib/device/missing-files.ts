const KEY = 'tredici.reloaded';
/** A second reload this soon would only fail again. */
const ONCE_EVERY_MS = 60_000;

/** After a new version has been deployed, a page that is still open requests files that are gone. One reload
 *  fetches the new page; a loop of reloads is prevented, unless the user asks for each. If the server does not
 *  answer at all the page stays, with what was typed into it. Returns whether the page is being reloaded. */
export async function reloadOnce(error: unknown, isAsked = false): Promise<boolean> {
  if (!isMissingFile(error) || !navigator.onLine || !(await serverAnswers())) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (!isAsked && Date.now() - last < ONCE_EVERY_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage a loop of reloads could not be detected.
    return false;
  }
  location.reload();
  return true;
}

async function serverAnswers(): Promise<boolean> {
  try {
    // HEAD requests are not answered by the service worker.
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Every browser has its own message for it. */
export function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
      error.message,
    )
  );
}
