// Installs what package-lock.json names and makes `node` on npm's PATH the Node 24 that comes through npm.
// Plain JavaScript, because it runs under whatever Node (20 or newer) the machine has. When everything is up
// to date it only hashes two files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.tredici-install');
const manifests = [
  'package-lock.json',
  'package.json',
  'apps/server/package.json',
  'apps/web/package.json',
  'packages/contract/package.json',
  'packages/engine/package.json',
];

const stamp = createHash('sha256')
  .update(`${process.platform} ${process.arch}\n`)
  .update(manifests.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'))
  .digest('hex');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  install();
  writeFileSync(stampFile, stamp);
}
linkNode();
refuseOldNode();

function install() {
  process.stdout.write('Tredici: installing packages (the first time takes about a minute)\n');
  // Not `npm ci`: npm 11 and 12 refuse a lock file whose optional packages for other platforms are not in the
  // registry. `--no-save` also follows the lock file and leaves it untouched.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm is run by the Node that runs npm: process.execPath may lie inside the folder being replaced.
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], spawnOptions())
    : spawnSync('npm', args, { ...spawnOptions(), shell: process.platform === 'win32' });
  if (result.status !== 0) {
    fail(
      result.error
        ? `npm could not be run (${result.error.message}).`
        : 'npm could not install the packages; its own message is above. Check the network and the free disk space, then run the same command again.',
    );
  }
}

function spawnOptions() {
  return { cwd: root, stdio: 'inherit' };
}

/** npm 10 does not link `.bin/node` when Node's packages for several platforms are optional dependencies. */
function linkNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const packaged = join(modules, `node-${platform}-${process.arch}`, 'bin', 'node');
  const link = join(modules, '.bin', 'node');
  if (process.platform === 'win32' || !existsSync(packaged) || existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), packaged), link);
}

/** Where npm has no Node for the platform, the machine's own must be able to run TypeScript. */
function refuseOldNode() {
  if (existsSync(join(modules, '.bin', 'node')) || process.platform === 'win32') return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  fail(
    `no Node for ${process.platform} ${process.arch} comes through npm and this is ${process.version}: install Node 24.`,
  );
}

function fail(message) {
  process.stderr.write(`Tredici: ${message}\n`);
  process.exit(1);
}
