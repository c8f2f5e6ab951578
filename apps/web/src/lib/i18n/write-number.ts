import type { Language } from '#lib/device/preferences.ts';

interface Marks {
  readonly decimal: string;
  readonly group: string;
  /** Shorter numbers are not grouped by default. */
  readonly fewestGrouped: number;
}
const MARKS: Readonly<Record<Language, Marks>> = {
  it: { decimal: ',', group: '.', fewestGrouped: 5 },
  en: { decimal: '.', group: ',', fewestGrouped: 4 },
};

/** A hyphen is too short beside digits, so this is the minus sign. */
export const MINUS = '−';

/** Writes a number as `Intl` does, whose first use is slow (see rome-time.ts), but with a real minus sign and
 *  never "minus zero". */
export function writeNumber(
  value: number,
  language: Language,
  decimals: number,
  grouping: 'long' | 'always' = 'long',
): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : value < 0 ? `${MINUS}∞` : '∞';
  const { decimal, group, fewestGrouped } = MARKS[language];
  const [whole = '', fraction] = rounded(Math.abs(value), decimals).split('.');
  const isGrouped = grouping === 'always' || whole.length >= fewestGrouped;
  const parts = isGrouped ? whole.replaceAll(/\B(?=(\d{3})+$)/g, group) : whole;
  const written = fraction === undefined ? parts : parts + decimal + fraction;
  return value < 0 && /[1-9]/.test(written) ? MINUS + written : written;
}

/** With its sign, unless it is zero. */
export function writeSigned(value: number, language: Language, decimals: number): string {
  const written = writeNumber(value, language, decimals);
  if (written.startsWith(MINUS)) return written;
  return /[1-9∞]/.test(written) ? `+${written}` : written;
}

/** As the reader would type it into a field: all digits, ungrouped. */
export function typedNumber(value: number | string, language: Language): string {
  return String(value).replace('.', MARKS[language].decimal);
}

/** Rounds a non-negative number by its written decimals and not by its binary value: 1.005 lies half-way. */
export function rounded(value: number, decimals: number): string {
  const isWrittenOut = value >= 1e-6 && value < 1e15;
  if (!isWrittenOut) return (value < 1 ? 0 : value).toFixed(decimals);
  return (Math.round(Number(`${value}e${decimals}`)) / 10 ** decimals).toFixed(decimals);
}
