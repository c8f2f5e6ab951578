import { join } from 'node:path';
import { TOURNAMENTS } from '@tredici/contract/tournaments';
import type { Plugin } from 'vite';
import { ALL_LEAGUES } from '../src/lib/navigation/paths.ts';
import type { FirstFilesOfBuild } from './first-files.ts';
import { firstOfPages } from './first-paint.ts';
import type { PageLoading } from './page-loading.ts';

const NUMBER = String.raw`\d{1,15}`;
const ANYTHING = '[^/]+';

/** The formats of the variable parts of an address. */
const PARTS: Readonly<Record<string, string>> = {
  matchId: NUMBER,
  playerId: NUMBER,
  teamId: NUMBER,
  championshipId: NUMBER,
  league: TOURNAMENTS.map(({ slug }) => slug).join('|'),
  leagueParam: [ALL_LEAGUES, ...TOURNAMENTS.map(({ slug }) => slug)].join('|'),
  // Only the database knows whether these exist.
  slug: ANYTHING,
  pk: ANYTHING,
  tempKey: ANYTHING,
  key: ANYTHING,
};

/** Writes down which addresses are pages, so that the server answers 404 to every other one, and what it puts
 *  into each page for the first paint. */
export function pageAddresses(pages: readonly PageLoading[], first: FirstFilesOfBuild): Plugin {
  let root = '';
  return {
    name: 'tredici:page-addresses',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const firsts = firstOfPages(first.found(), join(root, 'src/locales'));
      const addresses = pages
        .filter(({ name }) => name !== 'notFound')
        .map(({ path }) => ({ pattern: patternOf(path), first: firsts.get(path) }));
      const source = JSON.stringify(addresses);
      this.emitFile({ type: 'asset', fileName: 'page-addresses.json', source });
    },
  };
}

export function patternOf(path: string): string {
  const parts = path.split('/').filter(Boolean);
  const pattern = parts.map((part) => {
    if (!part.startsWith('$')) return `/${part}`;
    const shape = PARTS[part.slice(1)];
    if (!shape) throw new Error(`${path}: say in build/page-addresses.ts what ${part} may be`);
    return `/(?:${shape})`;
  });
  return `^${pattern.join('')}/?$`;
}
