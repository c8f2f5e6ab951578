import type { ItalianTeam } from '@tredici/contract/italian-teams';

/** The two cloths a badge is cut from. They do not follow the colour scheme: what must be read on
 *  them does not either, and an outline in ink parts them from any paper. */
const DARK = '#26241e';
const LIGHT = '#fdfaf2';

/** The cloth on which a number of that colour can be read. */
function fabricFor(numberColour: string): string {
  return luminance(numberColour) > 0.3 ? DARK : LIGHT;
}

/** Contrast at which letters of that size can be read. */
const READABLE = 4.5;

/** The cloth behind the letters: the shirt's own where it is of one colour and they can be read on it. */
export function clothBehind({ pattern, first, numberColour }: ItalianTeam): string {
  const isReadable = pattern === 'plain' && contrast(first, numberColour) >= READABLE;
  return isReadable ? first : fabricFor(numberColour);
}

/** From 1, of equal colours, to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

/** Relative luminance, 0 to 1, as contrast is reckoned with. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
