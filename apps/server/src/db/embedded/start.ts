import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { accept, type Result, refuse } from '../result.ts';
import { ensureAccess, keepPassword } from './access.ts';
import { type Binaries, findBinaries, majorVersion } from './binaries.ts';
import { clusterVersion, createCluster, writeSettings } from './cluster.ts';
import { openDataFolder, ownLike } from './folder.ts';
import { findHome, type Home } from './home.ts';
import type { Isolation } from './isolation.ts';
import { withFileLock } from './lock.ts';
import { refuseFolder } from './refusals.ts';
import { isServerThere, joinServer, startServer, stopServer } from './server.ts';
import { addUser, removeUser } from './users.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: (message: string) => void;
  /** Programs to use instead of those that npm installed. */
  readonly binaries?: Binaries | undefined;
  /** How to run them as root; `auto` tries what the system allows. */
  readonly isolation?: Isolation | undefined;
  /** A place outside the data folder, for when another user cannot enter it. */
  readonly outside?: string | undefined;
  /** The preferred port, where existing clients expect the server; a free one if it is taken. */
  readonly port?: number | undefined;
  /** For clusters that a test throws away. */
  readonly throwAway?: boolean | undefined;
}

export interface EmbeddedServer {
  readonly url: string;
  /** True when the server was running already, for another process or left by a killed one. */
  readonly joined: boolean;
  /** Whether the server's process still exists. */
  isThere(): Promise<boolean>;
  /** Ends this use; the last user stops the server. */
  release(): Promise<void>;
}

/** Starts the PostgreSQL of the data folder, or joins it if it is running. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Result<EmbeddedServer>> {
  const found = options.binaries ? accept(options.binaries) : await findBinaries();
  if (!found.ok) return found;
  const major = await majorVersion(found.value);
  if (!major.ok) return major;

  try {
    const dataDir = await openDataFolder(options.dataDir);
    return await withFileLock(join(dataDir, 'postgres.lock'), () =>
      open({ ...options, dataDir, binaries: found.value }, major.value),
    );
  } catch (error) {
    return refuseFolder(resolve(options.dataDir), error);
  }
}

/** Everything here happens under the folder's lock. */
async function open(
  options: EmbeddedOptions & { binaries: Binaries },
  major: number,
): Promise<Result<EmbeddedServer>> {
  const { dataDir, log } = options;
  const throwAway = options.throwAway ?? false;
  const located = await findHome({
    dataDir,
    binaries: options.binaries,
    isolation: options.isolation ?? 'auto',
    outside: options.outside ?? '/var/lib/tredici',
  });
  if (!located.ok) return located;
  const home = located.value;
  const odd = oddCharacter(home.cluster) ?? oddCharacter(home.bin);
  if (odd) {
    return refuse(
      `PostgreSQL cannot start from a path with ${odd} in it: rename ${dataDir} or the program's folder, or set DATABASE_URL.`,
    );
  }

  const madeBy = await clusterVersion(home.cluster);
  if (madeBy !== undefined && madeBy !== major) {
    return refuse(
      `The database in ${dataDir} was made by PostgreSQL ${madeBy} and this program brings ${major}: start the version that made it, or choose another folder by TREDICI_DATA_DIR.`,
    );
  }
  const passwordFile = join(dataDir, 'postgres.password');
  const password = await keepPassword(passwordFile, madeBy === undefined);
  if (password === undefined) {
    return refuse(
      `The database in ${dataDir} has lost its password file: put ${passwordFile} back, or choose another folder by TREDICI_DATA_DIR.`,
    );
  }
  if (madeBy === undefined) {
    log(`database: creating it in ${home.cluster}`);
    const created = await createCluster(home, { dataDir, major, password, throwAway });
    if (!created.ok) return created;
  }

  const running = await joinServer(home, password);
  if (!running.ok) return running;
  const joined = running.value !== undefined;
  let port = running.value;
  if (port === undefined) {
    await writeSettings(home, throwAway);
    const started = await startServer(home, password, dataDir, options.port);
    if (!started.ok) return started;
    port = started.value;
  }
  const access = await ensureAccess(port, password);
  if (!access.ok) {
    if (!joined) await stopServer(home);
    return access;
  }
  log(`database: PostgreSQL ${major} ${joined ? 'joined' : 'started'} on 127.0.0.1:${port}`);

  const release = await register(dataDir, home, log);
  return accept({ url: access.value, joined, isThere: () => isServerThere(home), release });
}

/** pg_ctl passes paths to a shell in double quotes, where these characters have a meaning. */
const oddCharacter = (path: string): string | undefined =>
  process.platform === 'win32' ? undefined : /["$`\\\n]/.exec(path)?.[0];

/** Joining takes the folder's lock, so that the last user leaving cannot stop the server meanwhile. */
async function register(
  dataDir: string,
  home: Home,
  log: (message: string) => void,
): Promise<() => Promise<void>> {
  const users = join(dataDir, 'postgres.users');
  await mkdir(users, { recursive: true });
  await ownLike(users, dataDir);
  const user = await addUser(users);
  let released: Promise<void> | undefined;
  const leave = async () => {
    const left = await withFileLock(join(dataDir, 'postgres.lock'), async () => {
      const others = await removeUser(users, user);
      if (others > 0) return accept(`left to ${others} other user(s)`);
      return (await stopServer(home)) ? accept('stopped') : refuse('did not stop in time');
    });
    log(`database: ${left.ok ? left.value : left.message}`);
  };
  return () => {
    released ??= leave();
    return released;
  };
}
