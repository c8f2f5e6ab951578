import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { type FirstFiles, type FirstFilesOfBuild, LANGUAGES } from './first-files.ts';
import type { PageLoading } from './page-loading.ts';

const WORDS = '__FIRST_WORDS__';
const CHUNKS = '__FIRST_CHUNKS__';

/** The link to the styles that every page needs. */
const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;

/** The files of the program, as the build names them in the page. */
const PROGRAM = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;

/** Gives index.html what it needs to be drawn before any other file arrives: the styles of every page and,
 *  for its script, the texts of the login page in both languages and the names of the files that are needed
 *  next on every page. The server adds what only one page needs (see `firstOfPages`). */
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
        if (!bundle) return spoken.replace(CHUNKS, 'null');
        const known = spoken.replace(CHUNKS, JSON.stringify(chunks(first.found())));
        return withSmallScripts(paintFirst(known, bundle));
      },
    },
  };
}

/** Minifies the inline scripts, because the page is part of every first load. */
function withSmallScripts(html: string): string {
  return html.replace(
    /(<script(?: nonce="[^"]*")?>)([\s\S]*?)(?=<\/script>)/g,
    (_script, tag, code) => {
      const { code: small, errors } = minifySync('first-paint.js', code);
      if (errors.length > 0) throw new Error(`a script of the page: ${errors[0]!.message}`);
      return tag + small.trim();
    },
  );
}

/** Puts the styles into the page, so that it can be painted at once, and starts the program only after that
 *  paint if the tab is visible: a program that has already arrived would otherwise run first. A module
 *  that is imported twice still runs once. */
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
  // A disabled link fetches nothing, and tells the program that these styles are already there. A script
  // adds it, because the browser would fetch a link in the HTML before it has seen that it is disabled.
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
  const { 'login.heading': title, 'login.intro': intro } = read(locales, language, 'accounts');
  const { demoData, demoDataHint } = read(locales, language, 'common');
  return { title, intro, demo: demoData, hint: demoDataHint };
}

function read(locales: string, language: string, name: string): Record<string, string> {
  return JSON.parse(readFileSync(join(locales, language, `${name}.json`), 'utf8'));
}

/** A page's heading and lead, where they do not depend on data. */
function headOf({ title, lead, words }: PageLoading, locales: string) {
  if (!lead) return {};
  const [name] = words;
  if (!name) throw new Error(`a page with the lead ${lead} names no words`);
  const said = LANGUAGES.map((language) => {
    const heading = read(locales, language, 'pages')[title];
    const text = read(locales, language, name)[lead];
    if (!heading || !text) throw new Error(`${title} or ${lead} is not said in ${language}`);
    return [language, [heading, text]] as const;
  });
  return { head: Object.fromEntries(said) };
}

/** For the page's script: the files to fetch immediately, per occasion, instead of after the program has
 *  started. */
function chunks({ next, session, pages }: FirstFiles) {
  const login = pages.find(({ page }) => page.name === 'login');
  if (!login) throw new Error('there is no login page');
  return { next: inBoth(next), session: inBoth(session), login: inBoth(login.files) };
}

/** What the page's script needs to know of one page: the fixed beginning of its address, whether it is
 *  public, what can be painted at once, and its files if they are to be fetched at once. */
export function firstOfPages(found: FirstFiles, locales: string): Map<string, object> {
  return new Map(
    found.pages.map(({ page, files }) => {
      const open = page.access === 'public';
      const own = inBoth(open ? files : besides(files, found.session));
      const first = {
        path: page.path.replace(/\$.*/, ''),
        open,
        ...headOf(page, locales),
        ...(page.preload && { files: own }),
      };
      return [page.path, first];
    }),
  );
}

/** Without the session's files, which a logged-in user has in any case. */
function besides(files: FirstFiles['next'], session: FirstFiles['next']): FirstFiles['next'] {
  const without = (all: readonly string[], known: readonly string[]) =>
    all.filter((file) => !known.includes(file));
  return { it: without(files.it, session.it), en: without(files.en, session.en) };
}

/** What both languages need, once, then what only one of them needs. */
function inBoth({ it, en }: FirstFiles['next']) {
  const both = it.filter((file) => en.includes(file));
  const besides = (files: readonly string[]) => files.filter((file) => !both.includes(file));
  return { both, it: besides(it), en: besides(en) };
}
