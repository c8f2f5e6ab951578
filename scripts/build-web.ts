// Builds the web if its sources have changed. npm test runs this before it starts anything that would
// otherwise build the web at the same time.
import { buildWeb, isWebStale } from './web-build.ts';

const say = (line: string) => process.stdout.write(`Tredici: ${line}\n`);
if (isWebStale() && !(await buildWeb(say, new AbortController().signal))) process.exitCode = 1;
