import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyChain } from './verify-chain.ts';

const folder = mkdtempSync(join(tmpdir(), 'tredici-ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADINGS = {
  1: 'sequence,previous_hash,home,hash,home_goals,away_goals,void',
  2: 'format,sequence,previous_hash,home,hash,home_goals,away_goals,void',
};

/** A ledger as the server writes it, in files of two rows. From the fourth row on it uses the second format,
 *  so that the second file contains both. */
function ledger(homes: readonly string[]): string[] {
  let previous = '';
  const lines = homes.map((home, at) => {
    const frozen = `${at < 3 ? '' : 'v2,'}${at + 1},${previous},${home}`;
    previous = createHash('sha256').update(frozen).digest('hex');
    const end = at % 2 === 0 ? '2,1,' : ',,postponed';
    const heading = at === 3 ? `${HEADINGS[2]}\n` : '';
    return `${heading}${frozen},${previous},${end}`;
  });
  const files: string[] = [];
  for (let at = 0; at === 0 || at < lines.length; at += 2) {
    files.push(`${[HEADINGS[at < 4 ? 1 : 2], ...lines.slice(at, at + 2)].join('\n')}\n`);
  }
  return files;
}

const WHOLE = ledger(['Genoa', '"Brescia, 1911"', 'Como', 'Malmö', '"Il ""Toro"""']);
const swap = (file: number, from: string, to: string) =>
  WHOLE.map((text, at) => (at === file ? text.replace(from, to) : text));

async function* inTurn(files: readonly string[]): AsyncGenerator<string> {
  yield* files;
}

/** The output of the script that readers download, for the same files. */
async function run(files: readonly string[]): Promise<{ code: number; said: string }> {
  const names = files.map((text, at) => {
    const name = join(folder, `${at}.csv`);
    writeFileSync(name, text);
    return name;
  });
  const script = join(import.meta.dirname, 'verify-ledger.mjs');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...names]);
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, said: stdout };
  }
}

describe('a whole chain', () => {
  it('is accepted by the page and by the script, across files and formats, with commas and quotes', async () => {
    const check = await verifyChain(inTurn(WHOLE));
    expect(check).toMatchObject({ ok: true, rows: 5 });
    const head = /,([0-9a-f]{64}),2,1,\n$/.exec(WHOLE.at(-1)!)![1]!;
    expect(check.ok && [check.hashAt(5), check.hashAt(6), check.hashAt(0)]).toEqual([
      head,
      null,
      null,
    ]);
    expect(await run(WHOLE)).toEqual({
      code: 0,
      said: `The chain is whole: 5 lines, last hash ${head}\n`,
    });
  });

  it('may be empty', async () => {
    expect(await verifyChain(inTurn(ledger([])))).toMatchObject({ ok: true, rows: 0 });
    expect(await run(ledger([]))).toMatchObject({ code: 0 });
  });
});

const faults = [
  ['a word that was changed', swap(1, 'Como', 'Roma'), 3, 'changed', 'was changed'],
  [
    'a hash that was changed',
    swap(0, /,([0-9a-f]{8})[0-9a-f]{56},2,1,\n/.exec(WHOLE[0]!)![1]!, '00000000'),
    1,
    'changed',
    'was changed',
  ],
  ['a line that is gone', swap(1, /^3,.*\n/m.exec(WHOLE[1]!)![0], ''), 3, 'place', 'is number 4'],
  [
    'a predecessor that is not there',
    swap(2, /^v2,5,[0-9a-f]{64}/m.exec(WHOLE[2]!)![0], 'v2,5,'),
    5,
    'order',
    'does not follow',
  ],
  [
    'a line that is none',
    swap(2, /v2,5,.*\n/.exec(WHOLE[2]!)![0], 'five\n'),
    5,
    'unreadable',
    'cannot be read',
  ],
  ['a format to come', swap(2, 'v2,5,', 'v3,5,'), 5, 'format', 'has format 3'],
  ['a format taken away', swap(2, 'v2,5,', '5,'), 5, 'changed', 'was changed'],
  ['files in another order', [WHOLE[1]!, WHOLE[0]!, WHOLE[2]!], 1, 'place', 'is number 3'],
] as const;

describe('a broken chain', () => {
  for (const [name, files, place, fault, words] of faults) {
    it(`is broken by ${name}`, async () => {
      expect(await verifyChain(inTurn(files))).toEqual({ ok: false, place, fault });
      const { code, said } = await run(files);
      expect(code).toBe(1);
      expect(said).toContain(`line ${place} ${words}`);
    });
  }
});
