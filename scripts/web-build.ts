import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'apps/web/dist');
const STAMP = join(DIST, '.tredici-build');

/** The inputs of the web build. */
const INPUTS = ['apps/web', 'packages/contract', 'packages/engine/src', 'package-lock.json'];
const NOT_INPUTS = new Set(['dist', 'node_modules', 'route-tree.gen.ts']);
const TEST = /\.test\.tsx?$/;

/** Whether the built web was made from other sources than the current ones. */
export function isWebStale(): boolean {
  return readStamp() !== fingerprint();
}

export async function buildWeb(say: (line: string) => void, signal: AbortSignal): Promise<boolean> {
  const now = fingerprint();
  say('building the web (once, after each change of its sources)');
  const built = await runBuild(signal);
  if (built.code !== 0) {
    if (signal.aborted) return false;
    process.stderr.write(built.output);
    return false;
  }
  writeFileSync(STAMP, now);
  return true;
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

function fingerprint(): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of INPUTS.flatMap(filesOf).sort()) {
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(ROOT, file)))
      .update('\n');
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path)).flatMap((name) =>
    NOT_INPUTS.has(name) || TEST.test(name) ? [] : filesOf(`${path}/${name}`),
  );
}

/** Uses the npm that started us, if npm did. */
async function runBuild(signal: AbortSignal): Promise<{ code: number | null; output: string }> {
  const args = ['run', 'build', '--workspace', '@tredici/web'];
  // A test runner that starts us may have set NODE_ENV, which would build React's slow development version.
  const env = { ...process.env, NODE_ENV: 'production' };
  const options = { cwd: ROOT, signal, env };
  const npm = process.env.npm_execpath;
  const child = npm
    ? spawn(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${error.message}\n` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
