import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { FirstFiles, FirstFilesOfBuild } from './first-files.ts';

const WORDS = '__FIRST_WORDS__';
const CHUNKS = '__FIRST_CHUNKS__';

/** The link to the styles that every page needs. */
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;

/** The files of the program, as the build names them in the page. */
const PROGRAM = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;

/** Gives index.html what it needs to be drawn before any other file is there: the styles of every
 *  page; and for its script the words of the login page, in both languages, and the names of the files
 *  that come next. */
export function firstPaint(first: FirstFilesOfBuild): Plugin {
  let root = '';
  return {
    name: 'tredici:first-paint',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const locales = join(root, 'src/locales');
        const spoken = html.replace(
          WORDS,
          JSON.stringify({ it: words(locales, 'it'), en: words(locales, 'en') }),
        );
        return bundle
          ? paintFirst(withoutComments(spoken), bundle).replace(
              CHUNKS,
              JSON.stringify(chunks(first.found())),
            )
          : spoken.replace(CHUNKS, 'null');
      },
    },
  };
}

/** The page is part of every first load: what its script tells its readers stays here. */
function withoutComments(html: string): string {
  return html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, (script) =>
    script.replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll(/^\s+/gm, ''),
  );
}

/** Styles within the page, so that it can be painted at once; and the program begun only then, where
 *  anybody looks: one that is there early would otherwise be run first. To begin twice is to begin
 *  once. */
function paintFirst(html: string, bundle: Rolldown.OutputBundle): string {
  const styles: string[] = [];
  const program: string[] = [];
  const painted = html
    .replace(STYLESHEET, (_link, name) => {
      const file = bundle[name];
      if (file?.type !== 'asset') throw new Error(`${name} is no style sheet`);
      styles.push(`/${name}`);
      return `<style nonce="__CSP_NONCE__">${file.source}</style>`;
    })
    .replace(PROGRAM, (_tag, file) => {
      program.push(`import('${file}')`);
      return `<link rel="modulepreload" crossorigin href="${file}" nonce="__CSP_NONCE__">`;
    });
  if (program.length === 0) throw new Error('the page has no program');
  // A link that is disabled fetches nothing, and tells the program that these styles are there. Only
  // in the page's text would the browser fetch it before it has seen that.
  const begin = `<script nonce="__CSP_NONCE__">{
      for (const href of ${JSON.stringify(styles)}) {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href }));
      }
      const begin = () => [${program.join(', ')}];
      if (document.hidden) begin();
      else requestAnimationFrame(() => setTimeout(begin));
      setTimeout(begin, 500);
    }</script>`;
  return painted.replace('</body>', `${begin}\n  </body>`);
}

function words(locales: string, language: string): Record<string, string | undefined> {
  const read = (file: string): Record<string, string> =>
    JSON.parse(readFileSync(join(locales, language, file), 'utf8'));
  const { 'login.heading': title, 'login.intro': intro } = read('accounts.json');
  const { demoData, demoDataHint } = read('common.json');
  return { title, intro, demo: demoData, hint: demoDataHint };
}

/** For the page's script, per occasion: the files to fetch at once instead of after the program has
 *  started. A page is known by its address, or by how that begins where the rest of it varies. */
function chunks({ words, session, pages }: FirstFiles) {
  return {
    words: inBoth(words),
    session: inBoth(session),
    pages: pages
      .filter(({ page }) => page.preload)
      .map(({ page, files }) => ({
        path: page.path.replace(/\$.*/, ''),
        open: page.access === 'public',
        files: inBoth(page.access === 'public' ? files : besides(files, session)),
      })),
  };
}

/** Whoever is in has those of the session in any case. */
function besides(files: FirstFiles['words'], session: FirstFiles['words']): FirstFiles['words'] {
  const without = (all: readonly string[], known: readonly string[]) =>
    all.filter((file) => !known.includes(file));
  return { it: without(files.it, session.it), en: without(files.en, session.en) };
}

/** What both languages need once, then what each needs besides. */
function inBoth({ it, en }: FirstFiles['words']) {
  const both = it.filter((file) => en.includes(file));
  const besides = (files: readonly string[]) => files.filter((file) => !both.includes(file));
  return { both, it: besides(it), en: besides(en) };
}
