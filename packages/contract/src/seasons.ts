/** The seasons a user can look at, newest first. The twelve up to 2025/26 have the ids they always
 *  had; later ones go on by two a year. A calendar-year league's season 2025 is called 2025/26. */
export const SEASONS = [
  { label: '2026/27', id: 38 },
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
] as const satisfies readonly { label: string; id: number }[];

export type Season = (typeof SEASONS)[number];
export type SeasonLabel = Season['label'];
export const SEASON_LABELS = SEASONS.map((season) => season.label) as [
  SeasonLabel,
  ...SeasonLabel[],
];

/** What a setting or a preference falls back to. */
export const DEFAULT_SEASON: SeasonLabel = '2025/26';

/** A season that is not in the list is a mistake of the caller, and said so. */
export function seasonByLabel(label: string): Season {
  const season = SEASONS.find((candidate) => candidate.label === label);
  if (!season)
    throw new RangeError(`Unknown season "${label}": use one of ${SEASON_LABELS.join(', ')}`);
  return season;
}
