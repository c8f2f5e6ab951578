import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { accept, type Result, refuse } from '../result.ts';
import type { Binaries } from './binaries.ts';
import {
  type Account,
  accountOf,
  borrowableAccounts,
  canEnter,
  canReach,
  canRun,
  type Isolation,
  makeRunner,
  type Runner,
} from './isolation.ts';

/** Where the cluster lives and how its programs are run. */
export interface Home {
  readonly cluster: string;
  readonly bin: string;
  readonly runner: Runner;
}

export interface HomeRequest {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly isolation: Isolation;
  /** A place outside the data folder, for when another user cannot enter it. */
  readonly outside: string;
}

const NO_WAY =
  'PostgreSQL does not run as root, and this system forbids user namespaces and running as another user: start as an ordinary user, or set DATABASE_URL.';

/** Called under the folder's lock. An existing cluster must be run by its owner; only for a new one is there
 *  a choice. */
export async function findHome(request: HomeRequest): Promise<Result<Home>> {
  const { dataDir, binaries } = request;
  const cluster = await rememberedCluster(dataDir);
  const owner = await stat(cluster).then(
    (s) => s.uid,
    () => undefined,
  );
  const self = process.getuid?.();

  if (self !== 0) {
    if (owner !== undefined && self !== undefined && owner !== self) {
      return refuse(
        `The database in ${dataDir} belongs to another user: start as that user, or choose another folder by TREDICI_DATA_DIR.`,
      );
    }
    return accept({ cluster, bin: binaries.bin, runner: makeRunner('plain') });
  }
  if (owner !== undefined && owner !== 0) {
    const account = (await accountOf(owner)) ?? { uid: owner, gid: (await stat(cluster)).gid };
    return liveAs(account, cluster, request);
  }
  const folderOwner = owner === undefined && (await accountOf((await stat(dataDir)).uid));
  if (folderOwner && request.isolation === 'auto') {
    const home = await liveAs(folderOwner, cluster, request);
    if (home.ok) return home;
  }
  if (request.isolation !== 'other-user') {
    const runner = makeRunner('namespace');
    if (await canReach(runner, binaries.bin, dirname(cluster))) {
      return accept({ cluster, bin: binaries.bin, runner });
    }
    if (request.isolation === 'namespace') return refuse(NO_WAY);
  }
  return borrow(request, cluster, owner !== undefined);
}

/** Uses another user's account, in the data folder if that user can enter it, else in a folder outside. */
async function borrow(
  request: HomeRequest,
  cluster: string,
  exists: boolean,
): Promise<Result<Home>> {
  const accounts = await borrowableAccounts();
  for (const account of accounts) {
    const home = await liveAs(account, cluster, request);
    if (!home.ok) continue;
    // It was made by root in a user namespace, on a system that allowed that: change its owner.
    if (exists)
      await makeRunner('plain').run('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
    return home;
  }
  const [first] = accounts;
  // An existing cluster must never be replaced by an empty one elsewhere.
  if (!first || exists) return refuse(NO_WAY);
  const name = createHash('sha256').update(request.dataDir).digest('hex').slice(0, 16);
  const elsewhere = join(request.outside, name, 'postgres');
  await mkdir(dirname(elsewhere), { recursive: true, mode: 0o755 });
  const home = await liveAs(first, elsewhere, request);
  if (home.ok) await writeFile(locationFile(request.dataDir), `${elsewhere}\n`);
  return home;
}

async function liveAs(
  account: Account,
  cluster: string,
  request: HomeRequest,
): Promise<Result<Home>> {
  const runner = makeRunner('other-user', account);
  if (!(await canEnter(runner, dirname(cluster)))) return refuse(NO_WAY);
  if (await canRun(runner, request.binaries.bin)) {
    return accept({ cluster, bin: request.binaries.bin, runner });
  }
  const copy = await copyBinaries(request);
  return copy && (await canRun(runner, copy))
    ? accept({ cluster, bin: copy, runner })
    : refuse(NO_WAY);
}

/** node_modules may lie where other users cannot go, such as root's home. */
async function copyBinaries({ binaries, outside }: HomeRequest): Promise<string | undefined> {
  if (!binaries.root) return undefined;
  const { mtimeMs, size } = await stat(join(binaries.bin, 'postgres'));
  const name = createHash('sha256').update(`${binaries.root} ${mtimeMs} ${size}`).digest('hex');
  const target = join(outside, `postgresql-${name.slice(0, 16)}`);
  const bin = join(target, basename(binaries.bin));
  if (
    await stat(bin).then(
      () => true,
      () => false,
    )
  )
    return bin;
  const draft = `${target}.${process.pid}`;
  await mkdir(outside, { recursive: true, mode: 0o755 });
  await cp(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
  await makeRunner('plain').run('chmod', ['-R', 'a+rX', draft]);
  // A process that comes second finds the first one's copy, which is identical.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return bin;
}

const locationFile = (dataDir: string): string => join(dataDir, 'postgres.location');

async function rememberedCluster(dataDir: string): Promise<string> {
  const text = await readFile(locationFile(dataDir), 'utf8').catch(() => '');
  return text.trim() || join(dataDir, 'postgres');
}
