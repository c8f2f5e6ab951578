import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { chunkFiles } from './chunk-files.ts';

const WORDS = '__FIRST_WORDS__';
const CHUNKS = '__FIRST_CHUNKS__';

/** Gives the script of index.html what it draws and fetches before the program is there: the words
 *  of the login page, in both languages, and the names of the files that come next. */
export function firstPaint(): Plugin {
  let locales = '';
  return {
    name: 'tredici:first-paint',
    configResolved(config) {
      locales = join(config.root, 'src/locales');
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html
          .replace(WORDS, JSON.stringify({ it: words(locales, 'it'), en: words(locales, 'en') }))
          .replace(CHUNKS, JSON.stringify(bundle ? chunks(bundle) : {})),
    },
  };
}

function words(locales: string, language: string): Record<string, string | undefined> {
  const read = (file: string): Record<string, string> =>
    JSON.parse(readFileSync(join(locales, language, file), 'utf8'));
  const { 'login.heading': title, 'login.intro': intro } = read('account.json');
  const { demoData, demoDataHint } = read('common.json');
  return { title, intro, demo: demoData, hint: demoDataHint };
}

/** Per occasion, the files to fetch at once instead of after the program has started. */
function chunks(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const { holding } = chunkFiles(bundle);
  return {
    login: holding('/features/account/login-page.tsx'),
    shell: holding('/routes/-app-shell.tsx'),
    client: holding('/lib/api.ts'),
    en: holding('/lib/first-messages-en.ts'),
  };
}
