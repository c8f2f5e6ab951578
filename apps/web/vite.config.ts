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
    babel({ presets: [reactCompilerPreset()] }),
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
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': apiOrigin } },
});
