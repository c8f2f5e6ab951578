/** Letters that no decomposition turns into plain Latin. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  œ: 'oe',
};

/** A text without capitals and accents, as people type it who do not have them on their keys. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæßıłđœ]/g, (letter) => PLAIN[letter]!);
}

/** Its words, without what stands between them. */
export function foldWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** As it stands in an address: italy-serie-a. */
export function slugOf(text: string): string {
  return foldWords(text).join('-');
}

/** A club in an address: names repeat between countries, never within one. */
export function clubSlug(country: string, name: string): string {
  return slugOf(`${country} ${name}`);
}
