import type { Language } from '#lib/device/preferences.ts';

/** A position in a table as an ordinal: 3° or 3rd. */
export function placeInTable(place: number, language: Language): string {
  return `${place}${language === 'it' ? '°' : endingOf(place)}`;
}

const ENDINGS = ['th', 'st', 'nd', 'rd'];

function endingOf(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 14;
  return (isTeen ? undefined : ENDINGS[place % 10]) ?? 'th';
}
