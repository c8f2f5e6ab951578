import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE_KEYS } from '@tredici/contract/catalogue';
import { ERROR_CODES, FIELD_CODES } from '@tredici/contract/errors';
import { NOTICE_KINDS } from '@tredici/contract/notices';
import { describe, expect, it } from 'vitest';
import { FIELD_MESSAGES, REFUSAL_MESSAGES } from '#lib/api/problem-text.ts';

const WEB = join(import.meta.dirname, '../../locales');
/** The messages of the mails. */
const SERVER = join(import.meta.dirname, '../../../../server/src/locales');
const filesOf = (language: string, folder = WEB) =>
  readdirSync(join(folder, language))
    .filter((name) => name.endsWith('.json'))
    .sort();
const read = (language: string, file: string, folder = WEB): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((m) => m[1]).sort();

describe.each([
  ['the pages', WEB],
  ['the mails', SERVER],
])('the messages of %s', (_, folder) => {
  it('are in the same files in both languages', () => {
    expect(filesOf('en', folder)).toEqual(filesOf('it', folder));
  });

  describe.each(filesOf('it', folder))('%s', (file) => {
    const italian = read('it', file, folder);
    const english = read('en', file, folder);

    it('has the same keys in both languages, in the same order', () => {
      expect(Object.keys(english)).toEqual(Object.keys(italian));
    });

    it('has the same values to fill in', () => {
      for (const [key, text] of Object.entries(italian)) {
        expect(placeholders(english[key] ?? ''), key).toEqual(placeholders(text));
      }
    });

    it('has no empty sentence and no space around one', () => {
      for (const text of [...Object.values(italian), ...Object.values(english)]) {
        expect(text).not.toBe('');
        expect(text).toBe(text.trim());
      }
    });

    it('has both forms of every plural', () => {
      for (const key of Object.keys(italian)) {
        if (key.endsWith('_one')) expect(italian).toHaveProperty([key.replace(/_one$/, '_other')]);
      }
    });
  });

  it('keep the voice: no exclamation marks, no promise, except where the catalogue is word for word', () => {
    for (const file of filesOf('it', folder).filter((name) => name !== 'catalogue.json')) {
      for (const [key, text] of Object.entries(read('it', file, folder))) {
        expect(text, `${file} ${key}`).not.toMatch(/!|\bvinci\b|\bsicur[oaie]\b/i);
      }
    }
  });
});

describe('the messages of the pages', () => {
  it('hold the whole catalogue and nothing else', () => {
    expect(Object.keys(read('it', 'catalogue.json')).sort()).toEqual([...CATALOGUE_KEYS].sort());
  });

  it('have a sentence for every code that the catalogue has none for', () => {
    const keys = Object.keys(read('it', 'errors.json')).sort();
    const fields = FIELD_CODES.filter((code) => !(code in FIELD_MESSAGES));
    const refusals = ERROR_CODES.filter((code) => !(code in REFUSAL_MESSAGES));
    expect(keys).toEqual([...refusals, ...fields.map((code) => `field.${code}`)].sort());
  });

  it('have words for every kind of notice', () => {
    expect(Object.keys(read('it', 'notices.json'))).toEqual(
      expect.arrayContaining([...NOTICE_KINDS]),
    );
  });
});
