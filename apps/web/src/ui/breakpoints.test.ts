import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replaceNames } from '../../build/named-media.ts';
import { MEDIA } from './breakpoints.ts';

const src = join(import.meta.dirname, '..');
/** A width in a query that equals one of the breakpoints, in whatever unit. */
const TYPED = /width[^)]*?\b(?:76[78]|102[34])(?:\.\d+)?px|width[^)]*?\b(?:48|64)r?em/;

describe('breakpoints', () => {
  it('are named in a style sheet and put in their place by the build', () => {
    expect(replaceNames('@media (--phone) { a { color: red } }')).toBe(
      `@media ${MEDIA['--phone']} { a { color: red } }`,
    );
    expect(replaceNames('@media (min-width: 560px) and (--folded-menu) {}')).toBe(
      `@media (min-width: 560px) and ${MEDIA['--folded-menu']} {}`,
    );
  });

  it('leave the values of rules alone', () => {
    const rule = 'a { padding: var(--phone); width: calc(1px * (--phone)) }';
    expect(replaceNames(rule)).toBe(rule);
  });

  it('stop the build where a name is not known', () => {
    expect(() => replaceNames('@media (--phnoe) {}')).toThrow('--phnoe');
  });

  it('are stated once', async () => {
    const typed: string[] = [];
    for await (const file of glob('**/*.{css,ts,tsx}', { cwd: src })) {
      if (file === 'ui/breakpoints.ts') continue;
      if (TYPED.test(readFileSync(join(src, file), 'utf8'))) typed.push(file);
    }
    expect(typed).toEqual([]);
  });
});
