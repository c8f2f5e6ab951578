import { foldText } from '@tredici/contract/fold-text';

/** The form in which different spellings of one name are equal: letters and digits, without case, accents,
 *  hyphens and dots. Words are never left out: "Dundee" and "Dundee United" stay two clubs. */
export function foldName(name: string): string {
  return foldText(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
