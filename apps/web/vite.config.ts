import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets.ts';
import { firstPaint } from './build/first-paint.ts';
import { fonts } from './build/fonts.ts';
import { serviceWorker } from './build/service-worker.ts';

/** The API in development; `npm run dev` says where it listens. */
const apiOrigin = process.env.TREDICI_API_ORIGIN ?? 'http://127.0.0.1:3000';

/** The lines of a coupon: the login page shows one, so nothing may stand here that wants the client. */
const COUPON =
  /src\/football\/(coupon(-row|-parts|-words|-match)?\.|mark-cell|odds-cell|team-badge|italian-shirt|hash-of|match-link)|contract\/src\/italian-teams|markets\/bet-types|src\/lib\/(i18n\/format|session\/odds-visibility|device\/use-now)\.ts|src\/ui\/(use-modal|paper-card)/;
/** The API's client with the calls of the pages that are opened every day, and the cache of answers. */
const CLIENT =
  /node_modules\/zod|contract\/src\/(call|errors|account|user-profile|bets|match|accuracy|notices|tournaments|seasons)\.ts|src\/lib\/(api\/(request|api-error|query-client|call-query)|session\/save-profile)\.|@tanstack\/(react-query|query-core)/;
/** What lists and charts share, and the small parts that a page has in common with what it loads
 *  later: a file for each would be a journey for each. */
const TABLES =
  /src\/football\/(best-odds|bet-names|league-names|data-age|coupon-single|coupon-waiting|value)|src\/ui\/(csv|download|select-field|pencil-cross|charts\/)|src\/lib\/(device\/(use-online|use-media)|api\/problem-text)\.ts|features\/(home|leagues|match)\/queries|features\/leagues\/(league-filter|use-league-choices|running-accuracy)|share-interval|features\/match\/(outcome-mark|scroll-box)/;

/** The compiler remembers what a component drew, which doubles its code. The match page is drawn
 *  once and again when its answer changes: it has nothing to gain, and half its weight to lose. */
const isKeptInMemory = (file: string) => !file.includes('/features/match/');

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
    react(),
    babel({ presets: [reactCompilerPreset({ sources: isKeptInMemory })] }),
    fonts(),
    firstPaint(),
    serviceWorker(),
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
        codeSplitting: {
          // The first load is two files, one of libraries that rarely change.
          groups: [
            {
              name: 'vendor',
              tags: ['$initial'],
              test: /node_modules|rolldown\/runtime/,
              priority: 2,
            },
            { name: 'base', tags: ['$initial'], priority: 1 },
            // What several pages share is a few files as well, not dozens: every file is a journey.
            // A group takes along what its modules import: the coupon goes first, or the client would
            // take the names of the bets, and the login page with them the client.
            { name: 'coupon', test: COUPON, priority: 0.5 },
            { name: 'data', test: (id) => CLIENT.test(id) || TABLES.test(id) },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': apiOrigin } },
});
