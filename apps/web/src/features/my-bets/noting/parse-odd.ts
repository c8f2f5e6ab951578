import { NOTED_ODDS } from '@tredici/contract/my-bets';
import { typedNumber } from '#lib/i18n/write-number.ts';

/** A typed price, 1,85 or 1.85; null if it is invalid. */
export function parseOdd(text: string): number | null {
  const bare = text.trim().replace(',', '.');
  if (!/^\d{1,5}(\.\d{1,4})?$/.test(bare)) return null;
  const odd = Number(bare);
  return odd >= NOTED_ODDS.least && odd <= NOTED_ODDS.most ? odd : null;
}

/** Formats a price as the reader would type it. */
export function writtenOdd(odd: number, language: 'it' | 'en'): string {
  const text = String(odd).includes('.') ? String(odd) : odd.toFixed(2);
  const padded = /\.\d$/.test(text) ? `${text}0` : text;
  return typedNumber(padded, language);
}
