import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { accept } from '../result.ts';
import { withFileLock } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'tredici-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('many waiting processes hold it one at a time, even when they first find a dead holder', async () => {
  const path = join(folder, 'dead.lock');
  writeFileSync(path, JSON.stringify({ pid: 2 ** 22 + 1, began: '1' }));
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(2);
    inside -= 1;
    return accept(undefined);
  };
  await Promise.all(Array.from({ length: 20 }, () => withFileLock(path, work)));
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('a living holder is waited for, then named', async () => {
  const path = join(folder, 'living.lock');
  const outcome = await withFileLock(path, () => withFileLock(path, async () => accept(1), 100));
  expect(outcome).toMatchObject({ ok: false });
});

test('an incomplete lock file counts as left by a dead process', async () => {
  const path = join(folder, 'torn.lock');
  writeFileSync(path, '{"pid":');
  expect(await withFileLock(path, async () => accept(1))).toEqual({ ok: true, value: 1 });
});
