import { expect, test } from 'vitest';
import { clubSlug, foldText, foldWords } from './fold-text.ts';

test('capitals and accents are left out, in every alphabet of the leagues', () => {
  expect(foldText('Málaga')).toBe('malaga');
  expect(foldText('Bodø/Glimt')).toBe('bodo/glimt');
  expect(foldText('Beşiktaş, Çaykur, Kasımpaşa')).toBe('besiktas, caykur, kasimpasa');
  expect(foldText('Großaspach')).toBe('grossaspach');
  expect(foldText('İstanbul')).toBe('istanbul');
});

test('words are separated by punctuation', () => {
  expect(foldWords(' 1. FC Köln – II ')).toEqual(['1', 'fc', 'koln', 'ii']);
  expect(foldWords('…')).toEqual([]);
});

test('a club has its country in its address', () => {
  expect(clubSlug('England', 'Arsenal')).toBe('england-arsenal');
  expect(clubSlug('Norway', 'Bodø/Glimt')).toBe('norway-bodo-glimt');
});
