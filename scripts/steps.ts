import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_CACHE } from './compile-cache.ts';

/** One step of `npm run check` or `npm test`, run in its own process. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Which runner's report to count; a step without one counts as a single check. */
  readonly counts?: 'vitest' | 'playwright';
  /** Run it at low priority. */
  readonly yields?: boolean;
}

export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
}

export const ROOT = join(import.meta.dirname, '..');

/** Types of every workspace, lint and format, dead code: everything without a test runner. */
export const STATIC_STEPS: readonly Step[] = [
  types('engine', 'packages/engine'),
  types('engine tests', 'packages/engine/tsconfig.test.json'),
  types('contract', 'packages/contract'),
  types('server', 'apps/server'),
  types('web', 'apps/web'),
  types('scripts, e2e, bench', '.'),
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'dead code', command: ['knip', '--cache'] },
  { name: 'code that only tests use', command: ['knip', '--production', '--cache'] },
];

/** Incremental, so unchanged files are not checked again. One checker each, because several would repeat the
 *  work on shared types, and two projects are checked at a time anyway. */
function types(name: string, project: string): Step {
  const seen = `node_modules/.cache/types/${name.replace(/\W+/g, '-')}.tsbuildinfo`;
  const kept = ['--incremental', '--tsBuildInfoFile', seen] as const;
  const command = ['tsc', '-p', project, '--checkers', '1', ...kept] as const;
  return { name: `types: ${name}`, command };
}

export const UNIT_STEP: Step = vitestStep('unit tests', 'unit');

export function vitestStep(name: string, project: string, env: Record<string, string> = {}): Step {
  return { name, command: ['vitest', 'run', '--project', project], env, counts: 'vitest' };
}

/** Runs a step, prints how it went, and shows its output only if it failed. */
export async function runStep(step: Step): Promise<Outcome> {
  const began = performance.now();
  const scratch = await mkdtemp(join(tmpdir(), 'tredici-step-'));
  const reportFile = join(scratch, 'report.json');
  const { code, output } = await execute(step, reportFile);
  const counted = step.counts ? await readCounts(step.counts, reportFile) : undefined;
  await rm(scratch, { recursive: true, force: true });

  const seconds = (performance.now() - began) / 1000;
  const outcome = { name: step.name, seconds, ...settle(code, counted) };
  const ok = outcome.failed === 0;
  const detail = counted ? ` (${counted.passed} of ${counted.passed + counted.failed})` : '';
  process.stdout.write(`${ok ? '✓' : '✗'} ${step.name}${detail}, ${seconds.toFixed(1)} s\n`);
  if (!ok) process.stdout.write(`${output}\n`);
  return outcome;
}

/** Two at a time: these machines have two cores, and more would only slow down the slowest step. */
export async function runInPairs(steps: readonly Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const halves = await Promise.all([runInTurn(waiting), runInTurn(waiting)]);
  return halves.flat();
}

/** Runs steps one after the other, taking each off the list, which may be shared. */
export async function runInTurn(waiting: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    outcomes.push(await runStep(step));
  }
  return outcomes;
}

/** Prints the closing line and sets the exit code. */
export function conclude(outcomes: readonly Outcome[]): void {
  const sum = (key: 'passed' | 'failed' | 'skipped' | 'seconds') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failures = outcomes.filter((outcome) => outcome.failed > 0);
  if (failures.length > 0) {
    process.stdout.write(`\nFailed: ${failures.map((outcome) => outcome.name).join('; ')}\n`);
  }
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A runner that crashes, or that reports no failure but exits with one, has failed. */
function settle(code: number, counted: Counts | undefined): Counts {
  if (!counted) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const nothingRan = counted.passed + counted.failed === 0;
  const silentFailure = counted.failed === 0 && (code !== 0 || nothingRan);
  return silentFailure ? { ...counted, failed: 1 } : counted;
}

function execute(step: Step, reportFile: string): Promise<{ code: number; output: string }> {
  const [program, ...args] = step.command;
  const reporting =
    step.counts === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
      : [];
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules', '.bin', program), [...args, ...reporting], {
      cwd: ROOT,
      env: {
        ...COMPILE_CACHE,
        ...process.env,
        ...step.env,
        NO_COLOR: '1',
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Its child processes inherit the priority.
    if (step.yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

async function readCounts(runner: 'vitest' | 'playwright', file: string): Promise<Counts> {
  try {
    const report = JSON.parse(await readFile(file, 'utf8'));
    return runner === 'vitest'
      ? {
          passed: report.numPassedTests,
          failed: report.numFailedTests,
          skipped: report.numPendingTests + report.numTodoTests,
        }
      : {
          passed: report.stats.expected,
          failed: report.stats.unexpected + report.stats.flaky,
          skipped: report.stats.skipped,
        };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
