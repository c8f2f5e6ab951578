import type { ItalianTeam } from '@tredici/contract/italian-teams';

/** The two background colours of a badge. They do not follow the colour scheme, because the text on them does
 *  not either, and an outline separates them from any background. */
const DARK = '#26241e';
const LIGHT = '#fdfaf2';

/** The background on which a number of that colour is readable. */
function fabricFor(numberColour: string): string {
  return luminance(numberColour) > 0.3 ? DARK : LIGHT;
}

/** The contrast at which letters of that size are readable. */
const READABLE = 4.5;

/** The background behind the letters: the shirt's own colour, if it has one colour only and they are readable
 *  on it. */
export function clothBehind({ pattern, first, numberColour }: ItalianTeam): string {
  const isReadable = pattern === 'plain' && contrast(first, numberColour) >= READABLE;
  return isReadable ? first : fabricFor(numberColour);
}

/** Contrast ratio, from 1 for equal colours to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

/** Relative luminance, 0 to 1, from which contrast is computed. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
