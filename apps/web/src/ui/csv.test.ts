import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it('parts columns and decimals as the language does', () => {
    const rows = [
      ['Partita', '1', 'Quota'],
      ['Genoa - Parma', 44.25, 2.1],
    ];
    expect(toCsv(rows, { decimalComma: true })).toBe(
      '\uFEFFPartita;1;Quota\r\nGenoa - Parma;44,25;2,1\r\n',
    );
    expect(toCsv(rows, { decimalComma: false })).toBe(
      '\uFEFFPartita,1,Quota\r\nGenoa - Parma,44.25,2.1\r\n',
    );
  });
  it('quotes what would break a line or a column, and leaves out what is not known', () => {
    expect(toCsv([['a;b', 'say "ciao"', 'two\nlines', null]], { decimalComma: true })).toBe(
      '\uFEFF"a;b";"say ""ciao""";"two\nlines";\r\n',
    );
  });
  it('keeps a text that looks like a formula a text, and a negative number a number', () => {
    expect(toCsv([['=1+1', '@SUM', -2.5]], { decimalComma: false })).toBe(
      "\uFEFF'=1+1,'@SUM,-2.5\r\n",
    );
  });
});
