import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ITALIAN_TEAMS } from '@tredici/contract/italian-teams';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { ALPHABETS, CUTS, cutFonts, FACES } from '../../build/fonts.ts';

const SRC = join(import.meta.dirname, '..');

const texts = (folder: string): string =>
  readdirSync(join(SRC, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|ts)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('');

it.each(FACES)(
  '$name $weight has every letter that clubs and texts are written with',
  async ({ file }) => {
    const folder = await cutFonts();
    const covered = new Set<number>();
    for (const { suffix, letters } of CUTS) {
      const has = await lettersIn(join(folder, `${file}${suffix}.woff2`), letters);
      // A browser requests a subset only for the characters that its rule names.
      for (const letter of letters)
        if (has.has(letter.codePointAt(0)!)) covered.add(letter.codePointAt(0)!);
    }
    const written =
      texts('locales') +
      texts('features/legal/texts') +
      Object.values(ALPHABETS).join('') +
      JSON.stringify(ITALIAN_TEAMS);
    const missing = [...new Set(written)].filter(
      (letter) => letter > ' ' && !covered.has(letter.codePointAt(0)!),
    );
    expect(missing.join('')).toBe('');
  },
);

it('gives each letter to one cut only', () => {
  const letters = CUTS.flatMap((cut) => [...cut.letters]);
  expect(new Set(letters).size).toBe(letters.length);
});

/** The characters that a font file contains, read from its cmap table (format 4). */
async function lettersIn(file: string, letters: string): Promise<Set<number>> {
  const font = Buffer.from(await subsetFont(readFileSync(file), letters, { targetFormat: 'sfnt' }));
  const tables = font.readUInt16BE(4);
  const entry = Array.from({ length: tables }, (_, at) => 12 + at * 16).find(
    (at) => font.toString('latin1', at, at + 4) === 'cmap',
  )!;
  const cmap = font.readUInt32BE(entry + 8);
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, at) =>
    font.readUInt32BE(cmap + 8 + at * 8),
  );
  const table = cmap + subtables.find((offset) => font.readUInt16BE(cmap + offset) === 4)!;
  const bytes = font.readUInt16BE(table + 6);
  const found = new Set<number>();
  for (let at = 0; at < bytes; at += 2) {
    const last = font.readUInt16BE(table + 14 + at);
    const first = font.readUInt16BE(table + 16 + bytes + at);
    for (let code = first; code <= last && code < 0xffff; code++) found.add(code);
  }
  return found;
}
