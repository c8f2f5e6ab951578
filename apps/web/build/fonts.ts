import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** What Italian and English texts use, with figures and the signs of the coupon. */
const BASIC =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  ' ©«°·»×ÀÈÉÌÒÙàèéìòù–—‘’“”…€−';
/** The letters of other European clubs: one more file, fetched only when a page shows one. */
const EXTENDED = letters(0x00a1, 0x024f);

const FACES = [
  { file: 'text-400', family: 'fira-sans', weight: 400, features: ['kern'], first: true },
  // Bold within a running text only; every other strong word is set in the condensed face.
  { file: 'text-600', family: 'fira-sans', weight: 600, features: ['kern'], first: false },
  {
    file: 'figures-600',
    family: 'fira-sans-condensed',
    weight: 600,
    features: ['tnum'],
    first: true,
  },
] as const;

/** Cuts the fonts down to the letters the product uses. CSS names the results as
 *  `url('@fonts/text-400.woff2')`; the page preloads the basic cut of those that every page shows. */
export function fonts(): Plugin {
  return {
    name: 'tredici:fonts',
    async config() {
      return { resolve: { alias: { '@fonts': await cutFonts() } } };
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const names = Object.keys(bundle ?? {});
        return FACES.filter((face) => face.first).flatMap(({ file }): HtmlTagDescriptor[] => {
          const name = names.find((candidate) => candidate.includes(`/${file}-`));
          if (!name) return [];
          const attrs = {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${name}`,
            crossorigin: true,
          };
          return [{ tag: 'link', injectTo: 'head-prepend', attrs }];
        });
      },
    },
  };
}

async function cutFonts(): Promise<string> {
  const recipe = createHash('sha256').update(JSON.stringify([BASIC, EXTENDED, FACES]));
  const folder = join(
    dirname(require.resolve('subset-font/package.json')),
    '../.cache/tredici-fonts',
    recipe.digest('hex').slice(0, 12),
  );
  await mkdir(folder, { recursive: true });
  for (const { file, family, weight, features } of FACES) {
    const source = (script: string) =>
      require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`);
    await cut(source('latin'), BASIC, features, join(folder, `${file}.woff2`));
    await cut(source('latin-ext'), EXTENDED, features, join(folder, `${file}-ext.woff2`));
  }
  return folder;
}

async function cut(
  source: string,
  text: string,
  features: readonly string[],
  target: string,
): Promise<void> {
  if (existsSync(target)) return;
  const bytes = await subsetFont(await readFile(source), text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
  });
  await writeFile(target, bytes);
}

function letters(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}
