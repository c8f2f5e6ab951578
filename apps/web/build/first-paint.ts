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

/** The pages that are opened every day, by how their address begins: what they are made of, and the
 *  words that their loaders ask for. */
const PAGES = {
  '/': { parts: ['/routes/index.tsx?'], words: ['home', 'forecasts'] },
  '/pronostici/': {
    parts: ['/routes/pronostici.$leagueParam.tsx?', '/features/leagues/queries.ts'],
    words: ['leagues', 'forecasts', 'errors'],
  },
  '/match/': {
    parts: ['/routes/match.$matchId.tsx?', '/features/match/queries.ts'],
    words: ['match', 'forecasts', 'errors'],
  },
} as const;

/** Per occasion, the files to fetch at once instead of after the program has started. */
function chunks(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const { holding } = chunkFiles(bundle);
  const inside = ['/lib/api.ts', '/contract/src/account.ts', '/routes/-app-shell.tsx'].flatMap(
    holding,
  );
  const found: Record<string, string[]> = {
    login: holding('/features/account/login-page.tsx'),
    inside,
    en: holding('/lib/first-messages-en.ts'),
  };
  for (const language of ['it', 'en']) {
    const wordsOf = (name: string) => `/locales/${language}/${name}.json`;
    found[`inside ${language}`] = ['newsletter', 'notices'].map(wordsOf).flatMap(holding);
    for (const [path, page] of Object.entries(PAGES)) {
      const files = [...page.parts, ...page.words.map(wordsOf)].flatMap(holding);
      found[`${path} ${language}`] = [...new Set(files)].filter((file) => !inside.includes(file));
    }
  }
  return found;
}
