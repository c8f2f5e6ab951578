import { SEASONS, type Season } from '@tredici/contract/seasons';

const BY_FIRST_YEAR: ReadonlyMap<number, Season> = new Map(
  SEASONS.map((season) => [Number(season.label.slice(0, 4)), season]),
);

/** The season that begins in a year, or of that calendar year; undefined if the product does not have it. */
export function seasonFrom(firstYear: number): Season | undefined {
  return BY_FIRST_YEAR.get(firstYear);
}

/** `2223` as in addresses of football-data.co.uk. */
export function seasonByCode(code: string): Season | undefined {
  if (!/^\d{4}$/.test(code)) return undefined;
  const first = Number(code.slice(0, 2));
  return (first + 1) % 100 === Number(code.slice(2)) ? seasonFrom(2000 + first) : undefined;
}

export function codeOfSeason(season: Season): string {
  return season.label.slice(2, 4) + season.label.slice(5);
}

/** For a coming match without other information: European seasons begin in July. */
export function seasonOfDay(day: Date, calendarYear: boolean): Season | undefined {
  const year = day.getUTCFullYear();
  return seasonFrom(calendarYear || day.getUTCMonth() >= 6 ? year : year - 1);
}
