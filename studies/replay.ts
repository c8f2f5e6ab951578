// Replays the ratings over the main divisions up to 2020/21, the seasons on which constants may be chosen.
import { competitionOf } from '@tredici/engine/goals/competitions';
import { type MarketEvidence, marketEvidence } from '@tredici/engine/goals/match-evidence';
import { OPENNESS, SUPREMACY } from '@tredici/engine/goals/rating-constants';
import {
  addToTable,
  type CountryRatings,
  emptyRatings,
  forecastRatings,
  learnMatch,
  type RatingForecast,
} from '@tredici/engine/goals/ratings';
import { type MatchRecord, mondayOf } from '@tredici/engine/match/match-record';
import { readHistoryFolder } from '@tredici/server/features/forecasts/compute/read-history-folder';

export type Replayed = {
  match: MatchRecord & { score: { home: number; away: number } };
  forecast: RatingForecast;
  /** The closing prices' view. */
  closing: MarketEvidence;
};

const LAST_SEASON = '2020/21';
/** Codes of main divisions end in a digit; those of extra leagues are three letters. */
const IS_MAIN = /\d$/;

/** Matches of the seasons on which constants may be chosen. */
export function loadTuningMatches(args: readonly string[]): MatchRecord[] {
  return loadMainMatches(args).filter(({ season }) => season <= LAST_SEASON);
}

export function loadMainMatches(args: readonly string[]): MatchRecord[] {
  return loadAllMatches(args).filter(isMain);
}

export const isMain = ({ competition }: MatchRecord): boolean => IS_MAIN.test(competition);

/** Including the extra leagues, as the product learns them. */
export function loadAllMatches(args: readonly string[]): MatchRecord[] {
  const at = args.indexOf('--data');
  const folder = at >= 0 ? args[at + 1] : undefined;
  if (!folder) throw new Error('--data DIR is needed');
  return readHistoryFolder(folder).matches.sort((a, b) => a.day - b.day);
}

/** Forecasts week by week every match from `firstSeason` on that has closing prices. */
export function replayRatings(
  matches: readonly MatchRecord[],
  firstSeason: string,
  constants = { supremacy: SUPREMACY, openness: OPENNESS },
): Replayed[] {
  const countries = new Map<string, CountryRatings>();
  const of = (match: MatchRecord) => {
    const { country } = competitionOf(match.competition);
    const known = countries.get(country) ?? emptyRatings(country, constants);
    countries.set(country, known);
    return known;
  };
  const out: Replayed[] = [];
  for (let at = 0; at < matches.length; ) {
    const monday = mondayOf(matches[at]!.day);
    let end = at;
    while (end < matches.length && matches[end]!.day < monday + 7) end++;
    const week = matches.slice(at, end);
    for (const match of week) {
      const { score } = match;
      if (!score || match.awarded || match.season < firstSeason) continue;
      const closing = marketEvidence(match);
      if (!closing?.hasClosingResult) continue;
      out.push({
        match: { ...match, score },
        forecast: forecastRatings(of(match), match),
        closing,
      });
    }
    for (const day of Map.groupBy(week, (match) => match.day).values()) {
      for (const match of day) learnMatch(of(match), match);
      for (const match of day) addToTable(of(match), match);
    }
    at = end;
  }
  return out;
}
