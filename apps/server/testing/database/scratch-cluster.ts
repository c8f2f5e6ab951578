import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import { scratchRoot } from '../scratch-root.ts';
import { findSystemPostgres } from './system-postgres.ts';

const run = promisify(execFile);

/** The folder of PostgreSQL's own tools for copying a server, if the machine has them; the npm package
 *  contains only the server. */
export async function findCopyTools(): Promise<string | undefined> {
  const system = await findSystemPostgres({ PATH: process.env.PATH });
  return system?.kind === 'binaries' && existsSync(join(system.bin, 'pg_basebackup'))
    ? system.bin
    : undefined;
}

export interface ScratchCluster {
  /** The address of a running primary. */
  readonly url: string;
  /** The folder of everything; deleted when it is stopped. */
  readonly folder: string;
  /** Runs one of PostgreSQL's programs as the user who owns the servers. */
  call(program: string, ...args: readonly string[]): Promise<unknown>;
  /** Starts the server of a folder below `folder`; returns its address. */
  start(name: string): Promise<string>;
  /** Simulates a power failure. */
  kill(name: string): Promise<void>;
  /** An empty folder that the servers' user may write to. */
  makeFolder(name: string): string;
  stop(): Promise<void>;
}

/** A separate server of the machine's own PostgreSQL, deleted afterwards. */
export async function startScratchCluster(bin: string, settings = ''): Promise<ScratchCluster> {
  const folder = mkdtempSync(join(scratchRoot(), 'tredici-cluster-'));
  const account = otherAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const ports = new Map<string, number>();
  const call = (program: string, ...args: readonly string[]) =>
    run(program.includes('/') ? program : join(bin, program), args, {
      ...account,
      cwd: folder,
      timeout: 120_000,
    });
  const kill = async (name: string) => {
    await call('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', join(folder, name)).catch(() => {});
  };
  const start = async (name: string) => {
    const port = ports.get(name) ?? (await freePort());
    ports.set(name, port);
    const log = join(folder, `${name}.log`);
    const words = ['start', '-w', '-D', join(folder, name), '-l', log, '-o', `-p ${port}`];
    await call('pg_ctl', ...words).catch(async (error: unknown) => {
      throw new Error(await readFile(log, 'utf8').catch(() => ''), { cause: error });
    });
    return `postgresql://tredici@127.0.0.1:${port}/postgres`;
  };
  await call('initdb', '-D', join(folder, 'primary'), '-U', 'tredici', '-A', 'trust', '--no-sync');
  await appendFile(
    join(folder, 'primary', 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
shared_buffers = 16MB
${settings.replaceAll('{folder}', folder)}`,
  );
  const url = await start('primary');
  return {
    url,
    folder,
    call,
    start,
    kill,
    makeFolder: (name) => {
      const made = join(folder, name);
      mkdirSync(made, { mode: 0o700 });
      if (account) chownSync(made, account.uid, account.gid);
      return made;
    },
    stop: async () => {
      await Promise.all([...ports.keys()].map(kill));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL does not run as root. */
function otherAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }).trim());
  return { uid: idOf('-u'), gid: idOf('-g') };
}
