import type { Language } from '#lib/device/preferences.ts';

interface Marks {
  readonly decimal: string;
  readonly group: string;
  /** Shorter ones stand ungrouped, unless they always are. */
  readonly fewestGrouped: number;
}
const MARKS: Readonly<Record<Language, Marks>> = {
  it: { decimal: ',', group: '.', fewestGrouped: 5 },
  en: { decimal: '.', group: ',', fewestGrouped: 4 },
};

/** A hyphen is too short to stand beside figures. */
export const MINUS = '−';

/** As `Intl` writes it, which is slow to begin (see rome-time.ts), but with a real minus and never with one
 *  before zero. */
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

/** As the reader would type it into a field: all of it, ungrouped. */
export function typedNumber(value: number | string, language: Language): string {
  return String(value).replace('.', MARKS[language].decimal);
}

/** Of what is not negative, by its decimals as they are written and not as the machine holds them:
 *  1.005 lies half-way. */
export function rounded(value: number, decimals: number): string {
  const isWrittenOut = value >= 1e-6 && value < 1e15;
  if (!isWrittenOut) return (value < 1 ? 0 : value).toFixed(decimals);
  return (Math.round(Number(`${value}e${decimals}`)) / 10 ** decimals).toFixed(decimals);
}
