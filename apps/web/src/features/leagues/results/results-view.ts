/** The search parameters of a results address. */
export interface ResultsView {
  readonly season?: string;
  /** The number of a round, or the Monday of a week. */
  readonly round?: number | string;
}

const SEASON = /^\d{4}\/\d\d$/;
const ROUND = /^\d{1,3}$/;
const MONDAY = /^\d{4}-\d\d-\d\d$/;

/** Invalid parameters are ignored. */
export function readView({ season, round }: Record<string, unknown>): ResultsView {
  return {
    ...(typeof season === 'string' && SEASON.test(season) ? { season } : {}),
    ...(ROUND.test(String(round)) ? { round: Number(round) } : {}),
    ...(typeof round === 'string' && MONDAY.test(round) ? { round } : {}),
  };
}
