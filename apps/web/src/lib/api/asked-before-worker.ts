import { isKeptOffline } from '#lib/device/offline-names.ts';

const workers = globalThis.navigator?.serviceWorker;
const asked = new Map<string, Headers>();

/** The first page is there before the first service worker: what it shows is asked for once more, so that
 *  the worker can put it aside. The server says that nothing has changed, and nothing is read or drawn again. */
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
      // Without it there is no copy, and what is shown stays.
      .catch(() => undefined);
  }
}
