import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import { scratchRoot } from '../scratch-root.ts';
import { findSystemPostgres } from './system-postgres.ts';

const run = promisify(execFile);

/** Where a machine has PostgreSQL's own tools for copying a server; npm's has only the server. */
export async function findCopyTools(): Promise<string | undefined> {
  const system = await findSystemPostgres({ PATH: process.env.PATH });
  return system?.kind === 'binaries' && existsSync(join(system.bin, 'pg_basebackup'))
    ? system.bin
    : undefined;
}

export interface PrimaryWithStandby {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stop(): Promise<void>;
}

/** A primary and a replica that follows it, made as PostgreSQL's manual says, thrown away afterwards. */
export async function startPrimaryWithStandby(bin: string): Promise<PrimaryWithStandby> {
  const folder = mkdtempSync(join(scratchRoot(), 'tredici-standby-'));
  const account = otherAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const call = (program: string, ...args: string[]) =>
    run(join(bin, program), args, { ...account, cwd: folder, timeout: 120_000 });
  const ports = { primary: await freePort(), standby: await freePort() };
  const start = (which: keyof typeof ports) =>
    call(
      ...(['pg_ctl', 'start', '-w', '-D', join(folder, which)] as const),
      ...['-l', join(folder, `${which}.log`), '-o', `-p ${ports[which]}`],
    );
  const stop = (which: keyof typeof ports) =>
    call('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', join(folder, which)).catch(() => {});

  await call('initdb', '-D', join(folder, 'primary'), '-U', 'tredici', '-A', 'trust', '--no-sync');
  await appendFile(
    join(folder, 'primary', 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off\nshared_buffers = 16MB\n`,
  );
  await start('primary');
  const login = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'tredici'];
  // Their places are set by -o; everything else is the primary's.
  mkdirSync(join(folder, 'standby'), { mode: 0o700 });
  if (account) chownSync(join(folder, 'standby'), account.uid, account.gid);
  await call('pg_basebackup', ...login, '-D', join(folder, 'standby'), '-R', '-c', 'fast');
  await start('standby');
  const urlOf = (port: number) => `postgresql://tredici@127.0.0.1:${port}/postgres`;
  return {
    primaryUrl: urlOf(ports.primary),
    standbyUrl: urlOf(ports.standby),
    startStandby: async () => void (await start('standby')),
    stopStandby: async () => void (await stop('standby')),
    stop: async () => {
      await Promise.all([stop('standby'), stop('primary')]);
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
