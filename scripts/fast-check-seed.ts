// Runs before every test file: properties are tried on the values of the run's seed.
import { configureGlobal } from 'fast-check';
import { readTestRun } from './test-run.ts';

configureGlobal({ seed: readTestRun().seed });
