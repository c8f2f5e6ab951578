/** Which database tests run on which PostgreSQL: docs/decisions/018 says why. */

/** Database tests that never run on the machine's own PostgreSQL. They start their own server, or are about
 *  processes, load and whole demo worlds; other tests run all their SQL. */
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

/** Checks on one server the statements that a run on the other has noted. */
export const KNOWN_STATEMENTS_TEST = 'apps/server/src/db/known-statements.db.test.ts';

/** What `npm test` also runs on the machine's own PostgreSQL: migrations, constraints, locks, and the queue,
 *  whose statements come from a package. The nightly run takes all database tests. */
export const BOTH_SERVERS_TESTS = [
  'apps/server/src/db/*.db.test.ts',
  'apps/server/src/jobs/*.db.test.ts',
  'apps/server/src/app.db.test.ts',
  'apps/server/src/mail/mail.db.test.ts',
  'apps/server/src/features/clubs/routes.db.test.ts',
] as const;

/** The files of one run of the database tests. */
export function chooseDatabaseTests({
  server,
  everything,
  statements,
}: {
  readonly server: string | undefined;
  readonly everything: boolean;
  /** Where the run on the embedded server noted its statements. */
  readonly statements: string | undefined;
}): { include: string[]; exclude: string[] } {
  const isSecond = server === 'system';
  return {
    include: isSecond && !everything ? [...BOTH_SERVERS_TESTS] : ['apps/*/src/**/*.db.test.ts'],
    exclude: [
      ...(isSecond ? ONE_SERVER_TESTS : []),
      ...(isSecond && statements ? [] : [KNOWN_STATEMENTS_TEST]),
    ],
  };
}
