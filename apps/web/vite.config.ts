import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { callParts } from './build/call-parts.ts';
import { compressAssets } from './build/compress-assets.ts';
import { findFirstFiles } from './build/first-files.ts';
import { firstPaint } from './build/first-paint.ts';
import { fonts } from './build/fonts.ts';
import { namedMedia } from './build/named-media.ts';
import { pageAddresses } from './build/page-addresses.ts';
import { readPages } from './build/page-loading.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sharedChunks } from './build/shared-chunks.ts';

/** The API in development; `npm run dev` says where it listens. */
const apiOrigin = process.env.TREDICI_API_ORIGIN ?? 'http://127.0.0.1:3000';

/** What the compiler works on: it remembers what a component drew, which doubles its code. All others are drawn once,
 *  and again when their answer changes, or say themselves what is kept: they have nothing to gain, and half their
 *  weight to lose. */
const DRAWN_OFTEN = [
  'features/accounts/login',
  'features/accounts/recovery',
  'features/accounts/registration',
  'features/accounts/second-factor',
  'features/faq',
  'features/first-steps',
  'features/newsletter',
  'features/notices',
  'features/search',
  'football',
  'lib',
  'routes',
  'ui',
].map((folder) => join(import.meta.dirname, 'src', folder, '/'));
for (const folder of DRAWN_OFTEN) {
  if (!existsSync(folder)) throw new Error(`${folder} is not there`);
}

/** Chromium compiles a file with this comment whole, beside the main thread and while it arrives, instead
 *  of function by function when each is called. In a small file there is less to gain than it weighs. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';
const isLarge = ({ modules }: Rolldown.RenderedChunk) =>
  Object.entries(modules)
    .filter(([id]) => !id.endsWith('.json'))
    .reduce((length, [, { renderedLength }]) => length + renderedLength, 0) > 20_000;

/** How each page is loaded, as its route declares it. */
const pages = readPages(join(import.meta.dirname, 'src/routes'));
const first = findFirstFiles(pages);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Loaders travel with their page: what a page fetches must not weigh on the first load.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'errorComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react({ compiler: { sources: [...DRAWN_OFTEN, join(import.meta.dirname, 'src/router.tsx')] } }),
    callParts(),
    fonts(),
    namedMedia(),
    first,
    firstPaint(first),
    serviceWorker(first),
    pageAddresses(pages, first),
    compressAssets(),
  ],
  // The server puts a fresh nonce in place of this word in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // The CSP allows no data: URL, and a file of its own is cached for a year.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        postBanner: (chunk) => (isLarge(chunk) ? COMPILE_AT_ONCE : ''),
        codeSplitting: {
          groups: sharedChunks(import.meta.dirname, pages),
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': apiOrigin } },
});
