/** Replays the past in order: every match is forecast from what was known before its day, plus its own prices
 *  before kick-off. Nothing of the day itself or later has been learned when a forecast is made. */
import {
  emptyForecaster,
  type Forecaster,
  forecastMatch,
  learnMatches,
  type MatchForecast,
} from '../forecast/forecaster.ts';
import type { MatchPrices, MatchRecord } from '../match/match-record.ts';

export type WalkForwardOptions = {
  /** First and last day to forecast; earlier matches are only learned from. */
  fromDay: number;
  toDay: number;
  /** A forecaster that has already learned earlier days; it keeps learning here. */
  forecaster?: Forecaster;
  /** Called after each day, for a progress bar. */
  onDay?: (progress: { day: number; done: number; total: number }) => void;
};

/** @param visit gets the forecast from opening prices, and a function for the one at kick-off. */
export function walkForward(
  matches: readonly MatchRecord[],
  options: WalkForwardOptions,
  visit: (match: MatchRecord, forecast: MatchForecast, atKickoff: () => MatchForecast) => void,
): Forecaster {
  const ordered = matches.filter((match) => match.day <= options.toDay);
  ordered.sort((a, b) => a.day - b.day);
  const forecaster = options.forecaster ?? emptyForecaster();
  for (let at = 0; at < ordered.length; ) {
    const { day } = ordered[at]!;
    let end = at;
    while (ordered[end]?.day === day) end++;
    const today = ordered.slice(at, end);
    for (const match of today) {
      if (day < options.fromDay) continue;
      const forecast = forecastMatch(forecaster, match, match.opening, match.openingHours);
      visit(match, forecast, () => forecastAtKickoff(forecaster, match) ?? forecast);
    }
    learnMatches(forecaster, today);
    at = end;
    options.onDay?.({ day, done: at, total: ordered.length });
  }
  return forecaster;
}

/** Null if no closing prices are known. */
function forecastAtKickoff(forecaster: Forecaster, match: MatchRecord): MatchForecast | null {
  const prices = lastPrices(match);
  return prices && forecastMatch(forecaster, match, prices, 0);
}

/** Closing prices; markets without a closing price keep their opening one. */
function lastPrices({ opening, closing }: MatchRecord): MatchPrices | null {
  if (!closing || !Object.values(closing).some(({ result }) => result)) return null;
  if (!opening || Object.values(closing).some(({ totals25 }) => totals25)) return closing;
  const out: Record<string, MatchPrices[string]> = { ...closing };
  for (const [book, { totals25 }] of Object.entries(opening)) {
    if (totals25) out[book] = { ...out[book], totals25 };
  }
  return out;
}
