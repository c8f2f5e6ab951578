/** The seed and the clock of a test run. Both are fixed unless the environment sets them, so that a failure
 *  can be repeated; `npm run test:nightly` sets today and a new seed. */
export interface TestRun {
  /** For property tests, and for the order of tests when that is shuffled. */
  readonly seed: number;
  /** The instant at which the clock of the Tredici under test starts, in ISO format. */
  readonly startsAt: string;
  readonly shuffled: boolean;
}

/** An ordinary Wednesday: the five big leagues play before and after it, no season begins or ends, and the
 *  clocks do not change. */
const ORDINARY_WEDNESDAY = '2026-03-11T09:00:00.000Z';

export function readTestRun(env: NodeJS.ProcessEnv = process.env): TestRun {
  const seed = env.TREDICI_TEST_SEED;
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) {
    throw new Error(`TREDICI_TEST_SEED is "${seed}": use a whole number of at most nine digits.`);
  }
  const startsAt = env.TREDICI_TEST_NOW ?? ORDINARY_WEDNESDAY;
  if (Number.isNaN(Date.parse(startsAt))) {
    throw new Error(`TREDICI_TEST_NOW is "${startsAt}": use an ISO instant.`);
  }
  return { seed: Number(seed ?? 13), startsAt, shuffled: seed !== undefined };
}
