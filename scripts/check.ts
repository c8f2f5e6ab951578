// npm run check: types, lint, dead code and the pure tests, in seconds and without a database.
import { conclude, runInPairs, STATIC_STEPS, UNIT_STEP } from './steps.ts';

conclude(await runInPairs([UNIT_STEP, ...STATIC_STEPS]));
