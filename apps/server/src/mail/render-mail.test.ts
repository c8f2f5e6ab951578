import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineMail } from './mail-template.ts';
import { renderMail } from './render-mail.ts';

const WORDS = {
  'note.subject': 'Un saluto',
  'note.preview': 'Breve.',
  'note.heading': 'Ciao',
  'note.paragraph1': 'Oggi è {{day}}.',
  'note.paragraph2': 'A presto.',
  'note.note': 'Altro: {{link}}',
};
const note = defineMail(
  { it: WORDS, en: WORDS },
  {
    kind: 'note',
    data: z.object({ day: z.string() }),
    values: ({ day }) => ({ day }),
    address: async () => undefined,
  },
);
const render = (firstName: string, data = { day: 'lunedì' }, link = '/x') =>
  renderMail(note, data, { recipient: { email: 'a@b.it', firstName, language: 'it' }, link });

test('values are filled in, in both forms', () => {
  const { html, text } = render('Carla', { day: '<lunedì>' });
  expect(text).toContain('Oggi è <lunedì>.\n\nA presto.');
  expect(html).toContain('Oggi è &lt;lunedì&gt;.');
});

test('missing words and missing values are errors', () => {
  const { 'note.heading': _, ...less } = WORDS;
  expect(() => defineMail({ it: less, en: WORDS }, note)).toThrow('no note.heading');
  const { values: __, ...bare } = note;
  const recipient = { email: 'a@b.it', firstName: '', language: 'it' } as const;
  expect(() => renderMail(bare, { day: 'x' }, { recipient, link: '/x' })).toThrow('{{day}}');
});

test.each([
  ['Carla', 'Carla'],
  ['Jean-Pierre D’Àvila', 'Jean-Pierre D’Àvila'],
  ['محمد', 'محمد'],
  ['👩‍👧 Ada', '👩‍👧 Ada'],
  ['J. R.', 'J. R.'],
  ['<b>Carla</b>', ''],
  ['vinci su evil.example', ''],
  ['https://evil.example', ''],
  ['Ciao\r\nBcc: a@example.com', ''],
  ['x'.repeat(41), ''],
  ['', ''],
])('the name %j is greeted as %j', (name, greeted) => {
  const { html, text } = render(name);
  expect(text).toContain(greeted ? `Ciao ${greeted},` : '\nCiao,\n');
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(greeted ? `Ciao ${greeted},` : 'Ciao,');
});

test('a name cannot bring markup or an address into a mail', () => {
  const tags = (html: string) => html.match(/<[^>]*>/g)?.length;
  const expected = tags(render('Carla').html);
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'aZ <>&"\'/:.@\n\u200d\u202eλ⚽http'), maxLength: 60 }),
      (name) => {
        const { html } = render(name);
        // With the name between its two tags, or without both tags.
        return [expected, expected! - 2].includes(tags(html)) && !/https?:/.test(html);
      },
    ),
  );
});
