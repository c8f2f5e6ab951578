import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-15T10:00:00.000Z');
const match = { match_id: 13, match_date: '2026-11-16T19:45:00.000Z' };
const words = {
  title: 'Como, Südtirol; a\\b',
  description: 'Riga 1\nRiga 2',
  url: 'https://t.it/match/13',
};

it('is an entry of two hours in UTC, with special characters escaped', () => {
  const lines = calendarFile(match, words, now).split('\r\n');
  expect(lines).toContain('UID:match-13@tredici');
  expect(lines).toContain('DTSTAMP:20261115T100000Z');
  expect(lines).toContain('DTSTART:20261116T194500Z');
  expect(lines).toContain('DTEND:20261116T214500Z');
  expect(lines).toContain('SUMMARY:Como\\, Südtirol\\; a\\\\b');
  expect(lines).toContain('DESCRIPTION:Riga 1\\nRiga 2');
  expect(lines.at(-1)).toBe('');
});

it('folds long lines by bytes, but never within a character', () => {
  const title = 'Südtirolò '.repeat(30);
  const file = calendarFile(match, { ...words, title }, now);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
