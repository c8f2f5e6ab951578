import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSecretBox } from './secret-key.ts';

const folder = await mkdtemp(join(tmpdir(), 'tredici-key-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const text = Buffer.from('a secret of twenty b');

test('only the key and the purpose that sealed something open it', async () => {
  const box = createSecretBox({ secretKey: 'a'.repeat(32), dataDir: '/nowhere' });
  const sealed = await box.seal(text, 'user 1');
  expect(sealed.includes(text)).toBe(false);
  expect(await box.open(sealed, 'user 1')).toEqual(text);
  expect(await box.open(sealed, 'user 2')).toBeUndefined();
  const other = createSecretBox({ secretKey: 'b'.repeat(32), dataDir: '/nowhere' });
  expect(await other.open(sealed, 'user 1')).toBeUndefined();
  sealed[sealed.length - 1]! ^= 1;
  expect(await box.open(sealed, 'user 1')).toBeUndefined();
});

test('a key that was not given is made once, for its owner alone, and kept', async () => {
  const dataDir = join(folder, 'made');
  const boxes = Array.from({ length: 8 }, () => createSecretBox({ secretKey: undefined, dataDir }));
  const sealed = await Promise.all(boxes.map((box) => box.seal(text, 'p')));
  for (const box of boxes) {
    for (const one of sealed) expect(await box.open(one, 'p')).toEqual(text);
  }
  expect(await readdir(dataDir)).toEqual(['secret-key']);
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(dataDir, 'secret-key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});

test('a damaged key file is refused by name, not replaced', async () => {
  const dataDir = await mkdtemp(join(folder, 'damaged-'));
  await writeFile(join(dataDir, 'secret-key'), 'abc');
  const box = createSecretBox({ secretKey: undefined, dataDir });
  await expect(box.seal(text, 'p')).rejects.toThrow(/secret-key is not a key/);
  expect(await readFile(join(dataDir, 'secret-key'), 'utf8')).toBe('abc');
});
