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

/** The API's client with the calls that every page of who is in makes. */
const CLIENT =
  /node_modules\/zod|contract\/src\/(call|errors|account|user-profile|bets|accuracy|tournaments|seasons)\.ts|src\/lib\/api(-error)?\.ts/;
const QUERY = /@tanstack\/(react-query|query-core)|src\/lib\/(query-client|call-query)\./;
/** The lines of a coupon: the login page shows one, so nothing may stand here that wants the client. */
const COUPON =
  /src\/football\/(coupon(-row|-parts|-words|-match)?\.|mark-cell|odds-cell|team-badge|italian-shirt|hash-of|match-link)|contract\/src\/italian-teams|markets\/bet-types|src\/lib\/(format|odds-visibility|use-now)\.ts/;
/** What lists and charts share; what only a match's own page shows stays there. */
const TABLES =
  /src\/football\/(best-odds|bet-names|league-names|data-age|coupon-single|coupon-waiting)|src\/ui\/(csv|download|select-field|charts\/)|src\/lib\/(use-online|use-media|problem-text)\.ts/;

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
            { name: 'client', test: CLIENT },
            { name: 'query', test: QUERY },
            { name: 'tables', test: TABLES },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': apiOrigin } },
});
