import type { Language } from '#lib/device/preferences.ts';
import { typedNumber } from '#lib/i18n/write-number.ts';

/** A figure that somebody types, with a comma or a point: null for nothing, undefined for what is no
 *  figure within its bounds. */
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
