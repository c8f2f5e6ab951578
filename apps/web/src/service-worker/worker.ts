/** The service worker: lets the app open without a network, with the forecasts that were last seen. Built as
 *  a single file by build/service-worker.ts. */
import { OFFLINE_CACHE } from '../lib/device/offline-names.ts';
import { ASSETS, answerAsset, assetsIn, keepAssets } from './assets.ts';
import { answerForecast } from './offline-cache.ts';
import { answerPage, keepPage, PAGES } from './pages.ts';
import { kindOf } from './policy.ts';
import { scope } from './scope.ts';

/** The files of the first page, written by the build. Because their names change with every version, this
 *  file changes too, and the browser notices the new worker. */
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
  // No page depends on the previous worker: pages come from the network, and files of any version are found
  // by name.
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const strange = names.filter((name) => name.startsWith('tredici-') && !isOurs(name));
  await Promise.all(strange.map((name) => caches.delete(name)));
  // Lets navigation requests start without waiting for the worker to start.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** Handles the message of a page that says which files it has loaded. Requests made while this worker was
 *  taking over may have been missed. */
async function welcome(data: unknown): Promise<void> {
  await scope.clients.claim();
  await keepAssets(assetsIn(data));
}

const isOurs = (name: string): boolean =>
  name === PAGES || name === ASSETS || name.startsWith(OFFLINE_CACHE);
