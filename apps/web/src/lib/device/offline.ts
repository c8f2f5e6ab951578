import { session } from '#lib/session/session.ts';
import { verifySession } from '#lib/session/verify-session.ts';
import { reloadOnce } from './missing-files.ts';
import { ASSETS_PATH, OFFLINE_CACHE, WORKER_FILE } from './offline-names.ts';

/** What a page fetches next, and what is drawn of it, goes first. */
const AFTER_DRAWN_MS = 2_000;
/** A page that is never drawn, or never idle, gets its worker all the same. */
const LONG_ENOUGH_MS = 5_000;

/** The product as an app: its files and what was last seen are kept by a service worker
 *  (src/service-worker). It is fetched when the first page is drawn and idle, never before: what it
 *  fetches to keep would else stand in the way of what the reader waits for.
 *  @param drawn once the first page is. */
export function startOffline(drawn: Promise<void>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  session.subscribe(() => {
    if (!session.get()) void forgetOfflineCache();
  });
  // Back from a tunnel: is the session still good? Until then nobody could tell.
  addEventListener('online', () => {
    if (session.get()) void verifySession();
  });
  addEventListener('unhandledrejection', ({ reason }) => void reloadOnce(reason));
  const longEnough = new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH_MS));
  const settled = drawn.then(() => new Promise((resolve) => setTimeout(resolve, AFTER_DRAWN_MS)));
  void Promise.race([settled, longEnough]).then(registerWhenIdle);
}

function registerWhenIdle(): void {
  // Safari has no word for idle; a moment will do.
  const wait = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  wait(() => void register().catch(() => undefined), { timeout: LONG_ENOUGH_MS });
}

async function register(): Promise<void> {
  // Whatever came too late to be forgotten with its user.
  if (!session.get()) await forgetOfflineCache();
  await navigator.serviceWorker.register(WORKER_FILE);
  const { active } = await navigator.serviceWorker.ready;
  // The first page loaded these before there was a worker to keep them.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage({ keep: loaded.filter((file) => file.startsWith(ASSETS_PATH)) });
}

/** What one user was shown must never be shown to the next. */
async function forgetOfflineCache(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OFFLINE_CACHE)).map((name) => caches.delete(name)),
  );
}
