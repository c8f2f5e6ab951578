import type { Language } from '#lib/device/preferences.ts';
import { typedNumber } from '#lib/i18n/write-number.ts';

/** Reads a typed number with a decimal comma or point: null for an empty text, undefined for anything that is not a
 *  number within the limits. */
export function readFigure(typed: string, least: number, most: number): number | null | undefined {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  if (text === '') return null;
  if (!/^-?\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

export function writeFigure(value: number | null, language: Language): string {
  return value === null ? '' : typedNumber(value, language);
}
