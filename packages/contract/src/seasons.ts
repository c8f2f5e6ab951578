export type SeasonLabel = `${number}/${number}`;
export interface Season {
  readonly label: SeasonLabel;
  readonly id: number;
}

/** The ids they always had. */
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

/** Far enough that no program of today is still asked for the one after. */
const LAST_YEAR = 2039;

/** Later ones go on by two a year: 2026/27 is 38, 2027/28 is 40. */
const LATER_SEASONS = Array.from({ length: LAST_YEAR - 2025 }, (_, at): Season => {
  const year = LAST_YEAR - at;
  return { label: `${year}/${year - 1999}`, id: 36 + 2 * (year - 2025) };
});

/** The seasons there are, newest first. A calendar-year league's season 2025 is called 2025/26. */
export const SEASONS: readonly Season[] = [...LATER_SEASONS, ...FIRST_SEASONS];

export const SEASON_LABELS = SEASONS.map((season) => season.label) as [
  SeasonLabel,
  ...SeasonLabel[],
];
/** What may be asked for, in words. */
export const SEASON_RANGE = `${SEASON_LABELS.at(-1)} to ${SEASON_LABELS[0]}`;

/** What a setting or a preference falls back to. */
export const DEFAULT_SEASON: SeasonLabel = '2025/26';

/** A season that is not in the list is a mistake of the caller, and said so. */
export function seasonByLabel(label: string): Season {
  const season = SEASONS.find((candidate) => candidate.label === label);
  if (!season) throw new RangeError(`Unknown season "${label}": use one from ${SEASON_RANGE}`);
  return season;
}
