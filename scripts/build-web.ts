// Builds the web where its sources have changed since; npm test does so before anything is started
// that would build it meanwhile.
import { buildWeb, isWebStale } from './web-build.ts';

const say = (line: string) => process.stdout.write(`Tredici: ${line}\n`);
if (isWebStale() && !(await buildWeb(say, new AbortController().signal))) process.exitCode = 1;
