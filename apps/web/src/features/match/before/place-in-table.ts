import type { Language } from '#lib/device/preferences.ts';

/** A place in a table as it is read out: 3° or 3rd. */
export function placeInTable(place: number, language: Language): string {
  return `${place}${language === 'it' ? '°' : endingOf(place)}`;
}

const ENDINGS = ['th', 'st', 'nd', 'rd'];

function endingOf(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 14;
  return (isTeen ? undefined : ENDINGS[place % 10]) ?? 'th';
}
