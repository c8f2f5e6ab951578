/** Database tests that are not run again on the machine's own PostgreSQL (docs/decisions/018). They bring
 *  their own server, or are about processes, crowds and whole worlds; all their SQL runs in other tests. */
export const ONE_SERVER_TESTS = [
  'apps/server/src/db/embedded/start.db.test.ts',
  'apps/server/src/db/embedded/refusals.db.test.ts',
  'apps/server/src/db/embedded/other-user.db.test.ts',
  'apps/server/src/db/embedded/kill.db.test.ts',
  'apps/server/src/db/read-replica.db.test.ts',
  'apps/server/src/db/point-in-time.db.test.ts',
  'apps/server/src/db/pooler.db.test.ts',
  'apps/server/src/start.db.test.ts',
  'apps/server/src/demo/load.db.test.ts',
  'apps/server/src/jobs/killed-worker.db.test.ts',
  'apps/server/src/features/accounts/sessions/login-limits.db.test.ts',
  'apps/server/src/features/plan/killed-settlement.db.test.ts',
] as const;
