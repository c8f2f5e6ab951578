/** Letters that Unicode decomposition does not turn into plain Latin. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  œ: 'oe',
};

/** A text without capitals and accents, as people without them on their keyboard type it. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæßıłđœ]/g, (letter) => PLAIN[letter]!);
}

/** The words of a folded text, without punctuation. */
export function foldWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A text in the form used in addresses: italy-serie-a. */
export function slugOf(text: string): string {
  return foldWords(text).join('-');
}

/** The slug of a club. Names repeat between countries, but never within one. */
export function clubSlug(country: string, name: string): string {
  return slugOf(`${country} ${name}`);
}
