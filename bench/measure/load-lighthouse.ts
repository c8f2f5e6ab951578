import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TraceEvent } from './processor-blocking.ts';

/** Lighthouse's packages are as large as a third of all others together, and only this bench uses them. So
 *  they have their own lock file and are installed on first use. */
const FOLDER = join(import.meta.dirname, '../lighthouse');

/** The parts of Lighthouse used here; its own types exist only once it is installed. */
export interface Lighthouse {
  readonly launch: (options: {
    chromePath: string;
    chromeFlags: string[];
    envVars: Record<string, string>;
  }) => Promise<{ readonly port: number; kill(): void }>;
  readonly audit: (
    url: string,
    options: {
      port: number;
      onlyCategories: string[];
      logLevel: 'error';
      disableStorageReset: boolean;
    },
  ) => Promise<LighthouseResult | undefined>;
}

interface LighthouseResult {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
    readonly finalDisplayedUrl: string;
    readonly configSettings: { readonly throttling: { readonly cpuSlowdownMultiplier: number } };
  };
  readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
}

let loaded: Promise<Lighthouse> | undefined;

export function loadLighthouse(): Promise<Lighthouse> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Lighthouse> {
  installOnce();
  const from = createRequire(join(FOLDER, 'package.json'));
  const open = (name: string) => import(pathToFileURL(from.resolve(name)).href);
  const [{ launch }, { default: audit }] = await Promise.all([
    open('chrome-launcher'),
    open('lighthouse'),
  ]);
  return { launch, audit };
}

function installOnce(): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(FOLDER, 'package-lock.json')))
    .digest('hex');
  const stamp = join(FOLDER, 'node_modules/.tredici-install');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stdout.write('Tredici: installing Lighthouse, for this bench\n');
  // The same way as scripts/bootstrap.mjs, with the same npm.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const options = {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  } as const;
  const { status } = npm
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, options);
  if (status !== 0) throw new Error('npm could not install Lighthouse; its own message is above.');
  writeFileSync(stamp, lock);
}
