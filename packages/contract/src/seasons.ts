export type SeasonLabel = `${number}/${number}`;
export interface Season {
  readonly label: SeasonLabel;
  readonly id: number;
}

/** Their ids are public and must not change. */
const FIRST_SEASONS: readonly Season[] = [
  { label: '2025/26', id: 36 },
  { label: '2024/25', id: 34 },
  { label: '2023/24', id: 32 },
  { label: '2022/23', id: 30 },
  { label: '2021/22', id: 28 },
  { label: '2020/21', id: 26 },
  { label: '2019/20', id: 24 },
  { label: '2018/19', id: 22 },
  { label: '2017/18', id: 21 },
  { label: '2016/17', id: 20 },
  { label: '2015/16', id: 18 },
  { label: '2014/15', id: 16 },
];

/** So far ahead that today's version of the program is no longer in use by then. */
const LAST_YEAR = 2039;

/** The ids of later seasons increase by two a year: 2026/27 is 38, 2027/28 is 40. */
const LATER_SEASONS = Array.from({ length: LAST_YEAR - 2025 }, (_, at): Season => {
  const year = LAST_YEAR - at;
  return { label: `${year}/${year - 1999}`, id: 36 + 2 * (year - 2025) };
});

/** All known seasons, newest first. The season 2025 of a calendar-year league is called 2025/26. */
export const SEASONS: readonly Season[] = [...LATER_SEASONS, ...FIRST_SEASONS];

export const SEASON_LABELS = SEASONS.map((season) => season.label) as [
  SeasonLabel,
  ...SeasonLabel[],
];
/** The allowed seasons, for error messages. */
export const SEASON_RANGE = `${SEASON_LABELS.at(-1)} to ${SEASON_LABELS[0]}`;

/** The default of settings and preferences. */
export const DEFAULT_SEASON: SeasonLabel = '2025/26';

export const findSeason = (label: string | undefined): Season | undefined =>
  SEASONS.find((season) => season.label === label);

export const findSeasonById = (id: number): Season | undefined =>
  SEASONS.find((season) => season.id === id);

/** An unknown season is a mistake in the calling code, so this throws. */
export function seasonByLabel(label: string): Season {
  const season = findSeason(label);
  if (!season) throw new RangeError(`Unknown season "${label}": use one from ${SEASON_RANGE}`);
  return season;
}
