// Runs before every test file: property tests use the seed of the run.
import { configureGlobal } from 'fast-check';
import { readTestRun } from './test-run.ts';

configureGlobal({ seed: readTestRun().seed });
