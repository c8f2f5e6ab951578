import { join } from 'node:path';
import { expect, it } from 'vitest';
import { patternOf } from './page-addresses.ts';
import { readPages } from './page-loading.ts';

const patterns = readPages(join(import.meta.dirname, '../src/routes'))
  .filter(({ name }) => name !== 'notFound')
  .map(({ path }) => new RegExp(patternOf(path)));
const isPage = (path: string) => patterns.some((pattern) => pattern.test(path));

it.each([
  '/',
  '/login',
  '/giocatore/9000001',
  '/login/',
  '/match/42',
  '/pronostici',
  '/pronostici/italy-serie-a',
  '/pronostici/tutti-le-leghe',
  '/reset-password/12/0a1b2c',
  '/squadra/nuova',
  '/squadra/7',
])('%s is a page', (path) => {
  expect(isPage(path)).toBe(true);
});

it.each([
  '/404',
  '/non.esiste',
  '/match/1.5',
  '/match/abc',
  '/match/42/more',
  '/pronostici/a.b',
  '/pronostici/italy-serie-z',
  '/squadra/vecchia',
  '/login/again',
])('%s is none', (path) => {
  expect(isPage(path)).toBe(false);
});

it('fails for a route parameter whose format is not declared', () => {
  expect(() => patternOf('/x/$unheard')).toThrow('$unheard');
});
