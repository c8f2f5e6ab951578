import { isKeptOffline } from '#lib/device/offline-names.ts';

const workers = globalThis.navigator?.serviceWorker;
const asked = new Map<string, Headers>();

/** The first page loads before the first service worker takes control. Its calls are then repeated once, so
 *  that the worker can store the replies. The server answers that nothing has changed, and nothing is parsed
 *  or drawn again. */
export function noteBeforeWorker(url: string, headers: Headers): void {
  if (!workers || workers.controller || !isKeptOffline(url.split('?', 1)[0]!)) return;
  if (asked.size === 0) {
    workers.addEventListener('controllerchange', () => void askAgain(), { once: true });
  }
  asked.set(url, headers);
}

async function askAgain(): Promise<void> {
  const again = [...asked];
  asked.clear();
  for (const [url, headers] of again) {
    await fetch(url, { headers })
      .then((response) => response.arrayBuffer())
      // Then there is no offline copy, and what is shown stays.
      .catch(() => undefined);
  }
}
