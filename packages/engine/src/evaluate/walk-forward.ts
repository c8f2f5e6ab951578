/** Replays the past as it was lived: every match is forecast from what was known before the Monday
 *  of its week, plus its own prices before kick-off. Matches come in; forecasts go out; nothing
 *  dated later than that Sunday has been learned when a forecast is made. */
import {
  emptyForecaster,
  type Forecaster,
  forecastMatch,
  learnMatches,
  type MatchForecast,
} from '../forecast/forecaster.ts';
import { type MatchRecord, mondayOf } from '../match/match-record.ts';

export type WalkForwardOptions = {
  /** First and last day to forecast; earlier matches are only learned from. */
  fromDay: number;
  toDay: number;
  /** What to go on from, where earlier weeks have been learned already; it learns on. */
  forecaster?: Forecaster;
  /** Told after each week, for a progress bar. */
  onWeek?: (progress: { monday: number; done: number; total: number }) => void;
};

export function walkForward(
  matches: readonly MatchRecord[],
  options: WalkForwardOptions,
  visit: (match: MatchRecord, forecast: MatchForecast) => void,
): Forecaster {
  const ordered = matches.filter((match) => match.day <= options.toDay);
  ordered.sort((a, b) => a.day - b.day);
  const forecaster = options.forecaster ?? emptyForecaster();
  for (let at = 0; at < ordered.length; ) {
    const monday = mondayOf(ordered[at]!.day);
    let end = at;
    while (end < ordered.length && ordered[end]!.day < monday + 7) end++;
    const week = ordered.slice(at, end);
    for (const match of week) {
      if (match.day >= options.fromDay)
        visit(match, forecastMatch(forecaster, match, match.opening));
    }
    learnMatches(forecaster, week);
    at = end;
    options.onWeek?.({ monday, done: at, total: ordered.length });
  }
  return forecaster;
}
