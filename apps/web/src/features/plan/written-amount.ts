import type { Language } from '#lib/device/preferences.ts';
import { typedNumber } from '#lib/i18n/write-number.ts';

/** An amount as the reader would type it into a field: without a currency sign and without grouping. */
export function writtenAmount(euro: number, language: Language): string {
  const text = Number.isInteger(euro) ? String(euro) : euro.toFixed(2);
  return typedNumber(text, language);
}
