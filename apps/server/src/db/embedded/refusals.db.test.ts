import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/database/temporary-folder.ts';
import { markOf } from './processes.ts';
import { startEmbedded } from './start.ts';

const folder = temporaryFolder();
const isRoot = process.getuid?.() === 0;
const open = (dataDir: string) => startEmbedded({ dataDir, throwAway: true, log: () => {} });

async function refusal(dataDir: string): Promise<string> {
  const result = await open(dataDir);
  if (result.ok) {
    await result.value.release();
    throw new Error('it started');
  }
  expect(result.message).not.toContain('\n');
  return result.message;
}

function deadProcess(): { pid: number; began: string } {
  return { pid: spawnSync(process.execPath, ['--version']).pid, began: '1' };
}

test('a folder of another major version says which', async () => {
  const dataDir = join(folder, 'older');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '13\n');
  expect(await refusal(dataDir)).toMatch(/made by PostgreSQL 13 and this program brings 18/);
});

test('a folder that cannot be written says so', async () => {
  const closed = join(folder, 'closed');
  mkdirSync(closed);
  chmodSync(closed, 0o555);
  // Root can write everywhere except in the kernel's own file systems.
  const dataDir = isRoot ? '/sys/tredici' : join(closed, 'data');
  expect(await refusal(dataDir)).toMatch(/^(No permission|The data folder .* read-only)/);
});

test('a data folder that is a file, or below one, says so', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await refusal(file)).toMatch(/is a file/);
  expect(await refusal(join(file, 'below'))).toMatch(/is a file/);
});

test.runIf(process.platform === 'linux')(
  'a folder that the system cannot hold says so and returns',
  async () => {
    expect(await refusal('/proc/tredici/data')).toMatch(/cannot be created/);
  },
);

test('a path that the shell would read otherwise is refused, a merely unusual one is not', async () => {
  expect(await refusal(join(folder, 'a$HOME'))).toMatch(/path with \$ in it/);
  const unusual = await open(join(folder, "l'été 100% (2)"));
  expect(unusual).toMatchObject({ ok: true });
  if (unusual.ok) await unusual.value.release();
});

test('a cluster without its password is not given a new one', async () => {
  const dataDir = join(folder, 'password');
  const first = await open(dataDir);
  if (!first.ok) throw new Error(first.message);
  await first.value.release();
  const file = join(dataDir, 'postgres.password');
  const secret = readFileSync(file);
  rmSync(file);
  expect(await refusal(dataDir)).toMatch(/lost its password file/);
  expect(existsSync(file)).toBe(false);

  // A wrong option is refused too, and no server is left running.
  writeFileSync(file, 'wrong\n');
  expect(await refusal(dataDir)).toMatch(/password/);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  writeFileSync(file, secret);

  // After a crash or reboot the lock and the server's process number may belong to other processes.
  const stranger = { ...markOf(process.pid), began: '1' };
  for (const holder of [deadProcess(), ...(process.platform === 'linux' ? [stranger] : [])]) {
    writeFileSync(join(dataDir, 'postgres.lock'), JSON.stringify(holder));
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${holder.pid}\n${dataDir}/postgres\n0\n1\n\n127.0.0.1\n 1 1\nready   \n`,
    );
    const again = await open(dataDir);
    expect(again).toMatchObject({ ok: true, value: { joined: false } });
    if (again.ok) await again.value.release();
  }
});
