// npm test: everything, on real parts. Its last line is "N passed, N failed".
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSystemPostgres } from '@tredici/server/testing/database/system-postgres';
import config from '../e2e/playwright.config.ts';
import { startTredici } from '../e2e/start-tredici.ts';
import {
  conclude,
  type Outcome,
  runInPairs,
  runInTurn,
  runStep,
  STATIC_STEPS,
  type Step,
  UNIT_STEP,
  vitestStep,
} from './steps.ts';
import { readTestRun } from './test-run.ts';

const run = readTestRun();
// The other tests often wait for a database, a browser or a process: the static checks use that time.
const checks = runInTurn(STATIC_STEPS.map((step) => ({ ...step, yields: true })));
// First, because otherwise the tests that start a whole Tredici would wait for it to be built.
const web: Step = { name: 'the web is built', command: ['node', 'scripts/build-web.ts'] };
const outcomes: Outcome[] = await runInPairs([UNIT_STEP, web]);

const statements = await mkdtemp(join(tmpdir(), 'tredici-statements-'));
const onPostgres = (name: string, server: 'embedded' | 'system') =>
  vitestStep(`database tests, ${name}`, 'database', {
    TREDICI_TEST_POSTGRES: server,
    TREDICI_TEST_STATEMENTS: statements,
  });
// Database tests wait half of the time. Meanwhile the Tredici of the journeys makes its demo world; if it
// fails to start, the journeys start it again and report the failure.
const [onOurs, stopTredici] = await Promise.all([
  runStep(onPostgres('embedded PostgreSQL', 'embedded')),
  startTredici(config.use!).catch(() => async () => {}),
]);
outcomes.push(onOurs);

// Component tests often wait for the browser: the second database run and the first journeys use that time.
const components = runStep(vitestStep('components in the browser', 'components'));
if (await findSystemPostgres()) {
  outcomes.push(await runStep(onPostgres("the machine's PostgreSQL", 'system')));
}
await rm(statements, { recursive: true });

const journeys: Step = {
  name: 'journeys in the browser',
  command: [
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...(run.shuffled ? ['--shuffle', String(run.seed)] : []),
  ],
  counts: 'playwright',
};
outcomes.push(await runStep(journeys), await components, ...(await checks));
await stopTredici();

conclude(outcomes);
