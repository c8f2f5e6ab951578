import { session } from '#lib/session/session.ts';
import { verifySession } from '#lib/session/verify-session.ts';
import { reloadOnce } from './missing-files.ts';
import { ASSETS_PATH, OFFLINE_CACHE, WORKER_FILE } from './offline-names.ts';

/** What the page fetches and draws next comes first. */
const AFTER_DRAWN_MS = 2_000;
/** A page that is never drawn, or never idle, still gets its service worker after this time. */
const LONG_ENOUGH_MS = 5_000;

/** Makes the product work offline: a service worker (src/service-worker) stores its files and what was last
 *  seen. It starts only when the first page is drawn and idle, so that its downloads do not delay what the
 *  reader is waiting for.
 *  @param drawn resolves when the first page is drawn */
export function startOffline(drawn: Promise<void>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  session.subscribe(() => {
    if (!session.get()) void forgetOfflineCache();
  });
  // The session could not be checked without a network, so check it now.
  addEventListener('online', () => {
    if (session.get()) void verifySession();
  });
  addEventListener('unhandledrejection', ({ reason }) => void reloadOnce(reason));
  const longEnough = new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH_MS));
  const settled = drawn.then(() => new Promise((resolve) => setTimeout(resolve, AFTER_DRAWN_MS)));
  void Promise.race([settled, longEnough]).then(registerWhenIdle);
}

function registerWhenIdle(): void {
  // Safari has no requestIdleCallback.
  const wait = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  wait(() => void register().catch(() => undefined), { timeout: LONG_ENOUGH_MS });
}

async function register(): Promise<void> {
  // Copies that were stored too late to be deleted at the logout.
  if (!session.get()) await forgetOfflineCache();
  await navigator.serviceWorker.register(WORKER_FILE);
  const { active } = await navigator.serviceWorker.ready;
  // The first page loaded these before there was a worker to store them.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage({ keep: loaded.filter((file) => file.startsWith(ASSETS_PATH)) });
}

/** One user must never see what another was shown. */
async function forgetOfflineCache(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OFFLINE_CACHE)).map((name) => caches.delete(name)),
  );
}
