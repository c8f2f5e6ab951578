/** The two cloths a badge is cut from. They do not follow the colour scheme: what must be read on
 *  them does not either, and an outline in ink parts them from any paper. */
const DARK = '#26241e';
const LIGHT = '#fdfaf2';

/** The cloth on which a number of that colour can be read. */
export function fabricFor(numberColour: string): string {
  return luminance(numberColour) > 0.3 ? DARK : LIGHT;
}

/** Relative luminance, 0 to 1, as contrast is reckoned with. */
export function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
