import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The letters of Italian and English texts, with digits and the signs of the coupon. */
const BASIC =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0©«°·»×ÀÈÉÌÒÙàèéìòù–—‘’“”…€−↑↓';
/** The letters of club names in the countries whose leagues we follow, and of their opponents in Europe. */
export const ALPHABETS = {
  Czech: 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž',
  Danish: 'ÆØÅæøå',
  Dutch: 'ËÏéëï',
  French: 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ',
  German: 'ÄÖÜßäöü',
  Hungarian: 'ÁÉÍÓÖŐÚÜŰáéíóöőúüű',
  Italian: 'ÀÈÉÌÎÒÙàèéìîòù',
  Polish: 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż',
  Portuguese: 'ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú',
  Romanian: 'ĂÂÎȘȚăâîșțŞŢşţ',
  SerboCroatian: 'ČĆĐŠŽčćđšž',
  Spanish: 'ÁÉÍÑÓÚÜáéíñóúü¿¡',
  Swedish: 'ÅÄÖåäö',
  Turkish: 'ÂÇĞİÖŞÜâçğıöşü',
};

const LETTERS = [...new Set(BASIC + Object.values(ALPHABETS).join(''))];
/** The font comes in two files: the Latin one has á, ö, ø or ı, the extended one ą, ő or ț. */
const isExtended = (letter: string) => /[\u0100-\u024f]/.test(letter) && !'ıŒœ'.includes(letter);
const LATIN = LETTERS.filter((letter) => !isExtended(letter)).join('');

/** The subsets of each face: the end of the file's name, the source file, their letters, and the range that
 *  their rule names, kept short because it stands in every page. Letters outside the first subset are fetched
 *  only by a page that shows one, and that page is laid out again when they arrive. The first subset
 *  therefore holds all that nearly every page shows, including the ö of Köln and the ñ of Núñez. */
export const CUTS = [
  {
    suffix: '',
    script: 'latin',
    letters: LATIN,
    range: unicodeRange(LATIN),
  },
  {
    suffix: '-ext',
    script: 'latin-ext',
    letters: LETTERS.filter(isExtended).join(''),
    range: 'U+100-24F',
  },
] as const;

export const FACES = [
  {
    file: 'text-400',
    name: 'Tredici Text',
    family: 'fira-sans',
    weight: 400,
    features: ['kern'],
    first: true,
  },
  // Only for bold within running text; all other strong text is set in the condensed face.
  {
    file: 'text-600',
    name: 'Tredici Text',
    family: 'fira-sans',
    weight: 600,
    features: ['kern'],
    first: false,
  },
  {
    file: 'figures-600',
    name: 'Tredici Figures',
    family: 'fira-sans-condensed',
    weight: 600,
    features: ['tnum'],
    first: true,
  },
] as const;

/** Cuts the fonts down to the letters the product uses, and writes the style sheet of these subsets, which
 *  CSS imports as `@fonts/faces.css`. The page preloads the basic subset of the faces that every page shows. */
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

export async function cutFonts(): Promise<string> {
  const recipe = createHash('sha256').update(JSON.stringify([CUTS, FACES]));
  const folder = join(
    dirname(require.resolve('subset-font/package.json')),
    '../.cache/tredici-fonts',
    recipe.digest('hex').slice(0, 12),
  );
  await mkdir(folder, { recursive: true });
  for (const { file, family, weight, features } of FACES) {
    for (const { suffix, script, letters } of CUTS) {
      const source = require.resolve(
        `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`,
      );
      await cut(source, letters, features, join(folder, `${file}${suffix}.woff2`));
    }
  }
  await writeFile(join(folder, 'faces.css'), styleSheet());
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

/** One rule per subset. Each names its letters, so that the browser fetches only the subsets it needs. Where
 *  two rules name the same letter the later one wins, so the basic subset comes last. */
function styleSheet(): string {
  return FACES.flatMap(({ file, name, weight }) =>
    CUTS.toReversed().map(
      ({ suffix, range }) => `@font-face {
  font-family: "${name}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}${suffix}.woff2") format("woff2");
  unicode-range: ${range};
}
`,
    ),
  ).join('');
}

function unicodeRange(letters: string): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && code <= run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
