/** Letters that have no decomposition and that providers write in plain Latin. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  å: 'a',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  œ: 'oe',
};

/** What two spellings of one name have in common: letters and digits, without case, accents,
 *  hyphens and dots. Words are never left out: "Dundee" and "Dundee United" stay two clubs. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæåßıłđœ]/g, (letter) => PLAIN[letter]!)
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
