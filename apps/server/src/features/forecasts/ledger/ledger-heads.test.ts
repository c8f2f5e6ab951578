import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contradiction, keepHead, loadHeads, readHeads } from './ledger-heads.ts';

const seenAt = new Date('2026-03-14T18:00:00Z');
const head = (sequence: number, digit: string) => ({ sequence, hash: digit.repeat(64), seenAt });

async function newFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tredici-heads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'data', 'ledger-heads.txt');
}

test('each new end adds a line, and the same end is written once', async () => {
  const file = await newFile();
  expect(await keepHead(file, undefined)).toEqual({ kept: false });
  expect(await keepHead(file, head(3, 'a'))).toEqual({ kept: true });
  expect(await keepHead(file, head(3, 'a'))).toEqual({ kept: false });
  expect(await keepHead(file, head(5, 'b'))).toEqual({ kept: true });
  expect(await loadHeads(file)).toEqual([head(3, 'a'), head(5, 'b')]);
});

test('a ledger that is shorter or different is reported, and the file is left unchanged', async () => {
  const file = await newFile();
  await keepHead(file, head(5, 'b'));
  const before = await readFile(file, 'utf8');
  const cut =
    'line 5: the ledger ends at line 4, but had 5 lines on 2026-03-14: its end was cut off';
  expect(await keepHead(file, head(4, 'a'))).toEqual({ kept: false, fault: cut });
  expect((await keepHead(file, undefined)).fault).toContain('ends at line 0');
  expect((await keepHead(file, head(5, 'c'))).fault).toContain('had the hash bbbb');
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('an incomplete line is not an end', async () => {
  const file = await newFile();
  await keepHead(file, head(3, 'a'));
  await appendFile(file, '2026-03-14T19:00:00.000Z 4 ab');
  expect(await loadHeads(file)).toEqual([head(3, 'a')]);
  expect(readHeads('nonsense\n\n2026-99-99T00:00:00Z 1 x\n')).toEqual([]);
});

test('only sequences that are known are compared', () => {
  expect(contradiction([head(2, 'a'), head(4, 'b')], 9, new Map([[4, 'b'.repeat(64)]]))).toBe(
    undefined,
  );
});
