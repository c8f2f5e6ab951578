import { describe, expect, it } from 'vitest';
import { formatsFor } from './format.ts';

const it_ = formatsFor('it');
const en = formatsFor('en');
/** Intl parts figure and sign by spaces that do not break; here they are only spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('dates', () => {
  it('are those of Rome, in winter and in summer', () => {
    expect(it_.time('2026-11-15T17:30:00Z')).toBe('18:30');
    expect(it_.time('2026-08-15T17:30:00Z')).toBe('19:30');
    expect(it_.date('2026-11-15T23:30:00Z')).toBe('16/11/2026');
  });
  it('are written as each language does', () => {
    expect(it_.day('2026-11-15T12:00:00Z')).toBe('dom 15 nov');
    expect(en.day('2026-11-15T12:00:00Z')).toBe('Sun 15 Nov');
    expect(it_.weekday('2026-11-15T23:30:00Z')).toBe('lun');
    expect(en.date('2026-11-05T12:00:00Z')).toBe('05/11/2026');
    expect(it_.dayLong('2026-11-15')).toBe('domenica 15 novembre');
    expect(en.dayLong('2026-11-15')).toBe('Sunday 15 November');
    expect(it_.dayOfMonth('2026-11-05')).toBe('5 novembre');
    expect(it_.month('2026-11-01')).toBe('nov');
    expect(it_.dateTime('2026-11-15T17:30:00Z')).toContain('domenica 15 novembre 2026');
  });
});

describe('how long ago', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  it('is told in the largest unit that fits', () => {
    expect(it_.ago('2026-11-15T11:48:30Z', now)).toBe('11 minuti fa');
    expect(en.ago('2026-11-15T09:00:00Z', now)).toBe('3 hours ago');
    expect(it_.ago('2026-11-14T06:00:00Z', now)).toBe('30 ore fa');
    expect(it_.ago('2026-11-12T06:00:00Z', now)).toBe('3 giorni fa');
  });
  it('is never in the future, whatever the clocks say', () => {
    expect(it_.ago('2026-11-15T12:05:00Z', now)).toBe('questo minuto');
  });
});

describe('how long it still is', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  it('is told in the largest unit that fits, never by a name of a day', () => {
    expect(it_.ahead('2026-11-15T12:20:30Z', now)).toBe('tra 20 minuti');
    expect(it_.ahead('2026-11-16T12:30:00Z', now)).toBe('tra 24 ore');
    expect(en.ahead('2026-11-18T11:00:00Z', now)).toBe('in 2 days');
    expect(en.ahead('2026-11-19T12:00:00Z', now)).toBe('in 4 days');
  });
});

describe('numbers', () => {
  it('are euro from cents', () => {
    expect(plain(it_.euro(123_450))).toBe('1.234,50 €');
    expect(en.euro(123_450)).toBe('€1,234.50');
    expect(plain(it_.euro(-5))).toBe('-0,05 €');
  });
  it('are percentages from the API', () => {
    expect(plain(it_.percent(62.25))).toBe('62%');
    expect(plain(it_.percent(62.25, 2))).toBe('62,25%');
    expect(en.percent(62.25, 1)).toBe('62.3%');
  });
  it('are odds with two decimals, always', () => {
    expect(it_.odds(2.1)).toBe('2,10');
    expect(en.odds(11)).toBe('11.00');
  });
  it('are means with as many decimals as they deserve', () => {
    expect(it_.decimal(6.255)).toBe('6,26');
    expect(en.decimal(6, 1)).toBe('6.0');
  });
  it('are changes with their sign, a minus as long as a plus', () => {
    expect(it_.signed(1.5, 1)).toBe('+1,5');
    expect(en.signed(-0.25)).toBe('−0.25');
    expect(en.signed(0, 0)).toBe('0');
  });
  it('are counts with their thousands parted', () => {
    expect(it_.count(3504)).toBe('3.504');
    expect(en.count(3504)).toBe('3,504');
  });
});
