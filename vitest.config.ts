import { defineConfig } from 'vitest/config';

/** Three kinds of test, told apart by name so that each can run alone:
 *  `*.test.ts` pure, `*.db.test.ts` on a real PostgreSQL, `*.test.tsx` in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/src/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'database',
          include: ['apps/*/src/**/*.db.test.ts'],
          // The launcher brings its own PostgreSQL: on another one these would only run twice.
          exclude: [
            '**/node_modules/**',
            ...(process.env.TREDICI_TEST_POSTGRES === 'system' ? ['**/db/embedded/**'] : []),
          ],
          globalSetup: ['apps/server/src/db/testing/global-setup.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
