import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'apps/web/dist');
const STAMP = join(DIST, '.tredici-build');

/** What the built web is made of. */
const INPUTS = ['apps/web', 'packages/contract', 'packages/engine/src', 'package-lock.json'];
const NOT_INPUTS = new Set(['dist', 'node_modules', 'route-tree.gen.ts']);
const TEST = /\.test\.tsx?$/;

/** Whether what lies there was made of other sources than the present ones. */
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

/** By npm's own entry where npm started us, so that it is the same npm. */
async function runBuild(signal: AbortSignal): Promise<{ code: number | null; output: string }> {
  const args = ['run', 'build', '--workspace', '@tredici/web'];
  // Whoever starts us may be a test runner: its NODE_ENV would build React's slow development half.
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
