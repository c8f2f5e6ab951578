/** The service worker: the product as an app that opens without a network, with the forecasts that
 *  were last seen. Built as one file of its own by build/service-worker.ts. */
import { OFFLINE_CACHE } from '../lib/device/offline-names.ts';
import { ASSETS, answerAsset, assetsIn, keepAssets } from './assets.ts';
import { answerForecast } from './offline-cache.ts';
import { answerPage, keepPage, PAGES } from './pages.ts';
import { kindOf } from './policy.ts';
import { scope } from './scope.ts';

/** What the first page is made of; the build writes it. Because these names change with every version,
 *  so does this file, and the browser sees that there is a new worker. */
declare const FIRST_FILES: readonly string[];

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) => event.waitUntil(welcome(event.data)));
scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin);
  if (kind === 'page') event.respondWith(answerPage(event));
  if (kind === 'asset') event.respondWith(answerAsset(event.request));
  if (kind === 'forecast') event.respondWith(answerForecast(event));
});

async function install(): Promise<void> {
  await Promise.all([keepAssets(FIRST_FILES), fetch('/').then(keepPage)]);
  // Nobody needs the worker before this one: pages come from the network, and files of any version
  // are found by name.
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const strange = names.filter((name) => name.startsWith('tredici-') && !isOurs(name));
  await Promise.all(strange.map((name) => caches.delete(name)));
  // Spares each navigation the wait for the worker to wake up.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** A page says that it is there and what it has loaded. One that was on its way while this worker took
 *  over may have been missed then. */
async function welcome(data: unknown): Promise<void> {
  await scope.clients.claim();
  await keepAssets(assetsIn(data));
}

const isOurs = (name: string): boolean =>
  name === PAGES || name === ASSETS || name.startsWith(OFFLINE_CACHE);
