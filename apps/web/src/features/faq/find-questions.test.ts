import { expect, test } from 'vitest';
import en from '#locales/en/faq.json' with { type: 'json' };
import it from '#locales/it/faq.json' with { type: 'json' };
import { speaksOf } from './find-questions.ts';
import { GROUPS } from './questions.ts';

test.each([
  ['probabilita 70', true],
  ['PROBABILITÀ', true],
  ['prob cento', false],
  ['', true],
])('a text on probability speaks of "%s": %s', (typed, does) => {
  expect(speaksOf('Che cosa vuol dire una probabilità del 70%?', typed)).toBe(does);
});

test.each([
  ['Italian', it],
  ['English', en],
])('every question has its words in %s, and an answer worth reading', (_, words) => {
  const asked = GROUPS.flatMap(({ questions }) => questions.map(({ name }) => name));
  expect(new Set(asked).size).toBe(asked.length);
  for (const name of asked) {
    expect(words[`q.${name}`], name).toMatch(/\?$/);
    expect(words[`a.${name}`].length, name).toBeGreaterThan(80);
  }
  expect(Object.keys(words).filter((key) => key.startsWith('a.'))).toHaveLength(asked.length);
});
