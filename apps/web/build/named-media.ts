import type { Plugin } from 'vite';
import { MEDIA, MEDIA_OF_STYLES } from '../src/ui/breakpoints.ts';

export const QUERIES = { ...MEDIA, ...MEDIA_OF_STYLES } as const;

/** Inserts the media queries of ui/breakpoints.ts where a style sheet names them. */
export function namedMedia(): Plugin {
  return {
    name: 'tredici:named-media',
    // Must run before Vite turns the style sheet into a module.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler: (code) => ({ code: replaceNames(code), map: null }),
    },
  };
}

export function replaceNames(css: string): string {
  return css.replace(/@media[^{]*/g, (rule) =>
    rule.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
      if (!(name in QUERIES)) throw new Error(`${name} is no breakpoint of ui/breakpoints.ts`);
      return QUERIES[name as keyof typeof QUERIES];
    }),
  );
}
