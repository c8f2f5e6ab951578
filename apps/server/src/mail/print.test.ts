import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeLetter } from './letters.ts';
import type { MailContent } from './order.ts';
import { printLetter } from './print.ts';

const link = 'https://tredici.test/reset-password/7/abc';
const CONTENTS: MailContent[] = [
  { kind: 'verification', link },
  { kind: 'already-verified', link },
  { kind: 'password-reset', link },
  { kind: 'password-changed', link },
  { kind: 'account-deleted' },
  { kind: 'subscription-started', link, plan: 'yearly', renewsOn: '2027-03-14T23:30:00Z' },
  { kind: 'subscription-ended', link, endsOn: '2026-08-01T10:00:00Z' },
];
const cases = CONTENTS.flatMap((content) => [
  [content.kind, 'it', content] as const,
  [content.kind, 'en', content] as const,
]);

test.each(cases)('%s in %s says the same in both forms', (_, language, content) => {
  const letter = writeLetter(content, language);
  const { html, text } = printLetter(letter, language, 'Carla');
  expect(html).toContain(`<html lang="${language}">`);
  for (const words of [letter.heading, ...letter.paragraphs]) {
    expect(plain(html)).toContain(words);
  }
  for (const words of letter.paragraphs) expect(text).toContain(words);
  if ('link' in content) {
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(link);
  }
  expect(text).toContain(language === 'it' ? 'Ciao Carla,' : 'Hello Carla,');
  expect(`${letter.subject} ${text}`).not.toContain('!');
  // Nothing is fetched when the mail is opened: no picture, no font, no script.
  expect(html).not.toMatch(/<img|<script|<link|url\(|src=/);
  // Every subject stands on one line of plain characters.
  expect(letter.subject).toMatch(/^[\p{L}\p{N} ’'-]{10,60}$/u);
});

test('dates are those of Rome, in the reader’s language', () => {
  const [started] = CONTENTS.filter(({ kind }) => kind === 'subscription-started');
  expect(writeLetter(started!, 'it').paragraphs[0]).toContain('15 marzo 2027');
  expect(writeLetter(started!, 'en').paragraphs[0]).toContain('15 March 2027');
  expect(writeLetter(started!, 'it').paragraphs[0]).toContain('annuale');
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
  const letter = writeLetter({ kind: 'account-deleted' }, 'it');
  const { html, text } = printLetter(letter, 'it', name);
  expect(text).toContain(greeted ? `Ciao ${greeted},` : '\nCiao,\n');
  expect(plain(html)).toContain(greeted ? `Ciao ${greeted},` : 'Ciao,');
});

test('no name can bring markup or an address into a mail', () => {
  const letter = writeLetter({ kind: 'account-deleted' }, 'it');
  const tags = (html: string) => html.match(/<[^>]*>/g)?.length;
  const expected = tags(printLetter(letter, 'it', 'Carla').html);
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'aZ <>&"\'/:.@\n\u200d\u202eλ⚽http'), maxLength: 60 }),
      (name) => {
        const { html } = printLetter(letter, 'it', name);
        // With the name between its two tags, or without both.
        return [expected, expected! - 2].includes(tags(html)) && !/https?:/.test(html);
      },
    ),
  );
});

/** The text of HTML, as a reader sees it. */
function plain(html: string): string {
  return html
    .replaceAll(/<style>[\s\S]*<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
