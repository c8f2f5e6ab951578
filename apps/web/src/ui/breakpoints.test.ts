import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { QUERIES, replaceNames } from '../../build/named-media.ts';

const src = join(import.meta.dirname, '..');
/** A query of the window's width that says a number. Boxes that ask for their own width are another matter. */
const TYPED_QUERY = {
  css: /@media[^{]*width[^{]*\d/,
  ts: /\((?:min|max)-width|\bwidth\s*[<>]=?\s*[\d.]+(?:px|r?em)/,
};
/** A breakpoint as a number: `innerWidth >= 768`. 1024 is also a factor of bytes. */
const TYPED_NUMBER = /(?<![*/] )\b(?:768|1024)\b/;

describe('breakpoints', () => {
  it('are named in a style sheet and put in their place by the build', () => {
    expect(replaceNames('@media (--phone) { a { color: red } }')).toBe(
      `@media ${QUERIES['--phone']} { a { color: red } }`,
    );
    expect(replaceNames('@media (--beyond-narrow) and (--folded-menu) {}')).toBe(
      `@media ${QUERIES['--beyond-narrow']} and ${QUERIES['--folded-menu']} {}`,
    );
  });

  it('leave the values of rules alone', () => {
    const rule = 'a { padding: var(--phone); width: calc(1px * (--phone)) }';
    expect(replaceNames(rule)).toBe(rule);
  });

  it('stop the build where a name is not known', () => {
    expect(() => replaceNames('@media (--phnoe) {}')).toThrow('--phnoe');
  });

  it.each([
    ['a.css', '@media (max-width: 480px) {}', true],
    ['a.css', '@media (--open-menu) and (min-width: 90em) {}', true],
    ['a.css', '@media (width >= 700px) {}', true],
    ['a.css', '@media (--phone) { a { width: 9rem } }', false],
    ['a.css', '@container (max-width: 30rem) {}', false],
    ['a.tsx', "useMedia('(min-width: 1200px)')", true],
    ['a.ts', 'innerWidth >= 768', true],
    ['a.ts', 'const MOST_BYTES = 512 * 1024;', false],
  ])('%s: %s is found: %s', (file, text, found) => {
    expect(isTyped(file, text)).toBe(found);
  });

  it('are stated once', async () => {
    const typed: string[] = [];
    for await (const file of glob('**/*.{css,ts,tsx}', { cwd: src })) {
      if (file === 'ui/breakpoints.ts' || /\.test\.tsx?$/.test(file)) continue;
      const text = readFileSync(join(src, file), 'utf8');
      if (isTyped(file, text)) typed.push(file);
    }
    expect(typed).toEqual([]);
  });
});

function isTyped(file: string, text: string): boolean {
  return file.endsWith('.css')
    ? TYPED_QUERY.css.test(text)
    : TYPED_QUERY.ts.test(text) || TYPED_NUMBER.test(text);
}
