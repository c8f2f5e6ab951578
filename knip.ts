import type { KnipConfig } from 'knip';

/** `knip` finds what nothing uses; `knip --production` what only tests use. Scripts, benches and
 *  studies count as users. A pattern that ends with an exclamation mark holds for both. */
const production = process.argv.includes('--production');

const config: KnipConfig = {
  // A function that its own file uses may be exported for its test.
  ignoreExportsUsedInFile: production,
  workspaces: {
    '.': {
      entry: [
        'scripts/*.{ts,mjs}!',
        'bench/*.ts!',
        'studies/**/*.ts!',
        'e2e/**/*.spec.ts',
        'e2e/playwright.config.ts',
        'e2e/start-tredici.ts',
        '!**/*.test.ts!',
      ],
      project: [
        'scripts/**/*.ts!',
        'bench/**/*.ts!',
        'studies/**/*.ts!',
        'e2e/**/*.ts',
        '!**/*.test.ts!',
      ],
      ignoreDependencies: ['@sparticuz/chromium'],
      // Where npm has no Chromium, the distribution's is installed.
      ignoreBinaries: ['apt-get'],
    },
    // Every file of these may be imported by its path, which makes each an entry: look at their
    // exports all the same.
    'packages/engine': {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!', '{testing,example}/**/*.ts', '!src/**/*.test.ts!'],
      includeEntryExports: production,
    },
    'packages/contract': {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!', 'testing/**/*.ts', '!src/**/*.test.ts!'],
      includeEntryExports: production,
      ignore: production ? ['testing/**'] : [],
    },
    'apps/server': {
      entry: ['src/{server,worker,cli,quicker-imports}.ts!'],
      project: ['src/**/*.ts!', 'testing/**/*.ts', '!src/**/*.test.ts!'],
      includeEntryExports: production,
      ignore: production ? ['testing/**'] : [],
    },
    'apps/web': {
      entry: ['src/service-worker/worker.ts!', 'build/**/*.ts!'],
      project: [
        'src/**/*.{ts,tsx}!',
        'testing/**/*.{ts,tsx}',
        'build/**/*.ts!',
        '!{src,build}/**/*.test.{ts,tsx}!',
      ],
      ignore: ['**/*.gen.ts'],
      ignoreDependencies: ['@fontsource/fira-sans', '@fontsource/fira-sans-condensed'],
    },
  },
};

export default config;
