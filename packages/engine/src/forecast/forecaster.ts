/** The whole forecast: ratings per country and the blend on top of them, learned day by day in one ordered
 *  pass over the matches. Making a forecast reads the state and changes nothing. */

import {
  type Blend,
  type BlendForecast,
  blendGrid,
  emptyBlend,
  forecastBlend,
} from '../blend/blend.ts';
import { type BlendFeatures, blendFeatures } from '../blend/blend-features.ts';
import { traitsOf } from '../blend/club-memory.ts';
import { learnBlend, type TrainingExample } from '../blend/learn-blend.ts';
import { USUAL_HOURS } from '../blend/price-age.ts';
import {
  type CalibratedForecast,
  calibrateBothScore,
  learnBothScore,
  startBothScore,
} from '../calibration/calibrator.ts';
import type { OutcomeLearner } from '../calibration/outcome-learner.ts';
import { competitionOf } from '../goals/competitions.ts';
import { ratingGrid, rawRatings } from '../goals/rating-grid.ts';
import {
  addToTable,
  type CountryRatings,
  emptyRatings,
  forecastRatings,
  learnMatch,
  type RatingForecast,
  ratesOf,
} from '../goals/ratings.ts';
import { gridOver25 } from '../grid/calibrated-grid.ts';
import type { ScoreGrid } from '../grid/score-grid.ts';
import {
  type Fixture,
  isPlayed,
  type MatchPrices,
  type MatchRecord,
} from '../match/match-record.ts';

export type Forecaster = {
  countries: Map<string, CountryRatings>;
  blend: Blend;
  /** Calibrates both score of the ratings. */
  bothScore: OutcomeLearner;
  /** Nothing dated on or after this day has been learned. */
  asOfDay: number;
  matches: number;
};

export type ForecastWarning =
  | { code: 'unseen-club'; clubs: string[] }
  | { code: 'unrated-competition' }
  | { code: 'unusable-prices' };

export type MatchForecast = {
  ratings: { forecast: RatingForecast; calibrated: CalibratedForecast; grid: ScoreGrid };
  /** Null without usable prices; the forecast is then that of the ratings. */
  blend: { forecast: BlendForecast; grid: ScoreGrid } | null;
  warnings: ForecastWarning[];
};

export function emptyForecaster(): Forecaster {
  return {
    countries: new Map(),
    blend: emptyBlend(),
    bothScore: startBothScore(),
    asOfDay: Number.NEGATIVE_INFINITY,
    matches: 0,
  };
}

/** Learns from scratch all matches played before a day. */
export function fitForecaster(matches: readonly MatchRecord[], asOfDay: number): Forecaster {
  const forecaster = emptyForecaster();
  learnMatches(
    forecaster,
    matches.filter((match) => match.day < asOfDay),
  );
  return forecaster;
}

/** Learns played matches day by day; they must be later than those already learned. */
export function learnMatches(forecaster: Forecaster, matches: readonly MatchRecord[]): void {
  const played = matches.filter(isPlayed).sort((a, b) => a.day - b.day || compareFixtures(a, b));
  for (let at = 0; at < played.length; ) {
    const first = at;
    while (played[at]?.day === played[first]!.day) at++;
    learnDay(forecaster, played.slice(first, at));
  }
}

/** A fixed order within a day, so that the order of rows in a file cannot change a forecast. */
function compareFixtures(a: Fixture, b: Fixture): number {
  if (a.competition !== b.competition) return a.competition < b.competition ? -1 : 1;
  return a.home < b.home ? -1 : a.home > b.home ? 1 : 0;
}

function learnDay(
  forecaster: Forecaster,
  day: ReadonlyArray<MatchRecord & { score: NonNullable<MatchRecord['score']> }>,
): void {
  const seen = day.map((match) => {
    const { opening, openingHours, between } = match;
    const ratings = forecastRatings(countryOf(forecaster, match), match);
    const at = (prices: MatchPrices | undefined, hoursLeft: number | undefined) =>
      prices ? featuresFor(forecaster, match, { prices, hoursLeft }, ratings) : null;
    return {
      ratings,
      features: at(opening, openingHours),
      between: at(between?.prices, between?.hours),
    };
  });
  learnBothScore(
    forecaster.bothScore,
    day.map((match, at) => ({
      raw: rawRatings(seen[at]!.ratings, match.competition),
      score: match.score,
    })),
  );
  const examples = day.map((match, at): TrainingExample => {
    const market = learnMatch(countryOf(forecaster, match), match);
    const { features, between, ratings } = seen[at]!;
    const ratingSupremacy = ratings.supremacy.mean;
    return { match, clubs: clubKeys(match), features, between, ratingSupremacy, market };
  });
  for (const match of day) addToTable(countryOf(forecaster, match), match);
  learnBlend(forecaster.blend, examples);
  forecaster.matches += day.length;
  forecaster.asOfDay = Math.max(forecaster.asOfDay, day[0]!.day + 1);
}

/** Forecasts one match. `prices` are the last ones known before it, if any; `hoursLeft` is the time from when
 *  they were seen to kick-off. */
export function forecastMatch(
  forecaster: Forecaster,
  fixture: Fixture,
  prices?: MatchPrices,
  hoursLeft?: number,
): MatchForecast {
  const forecast = forecastRatings(countryOf(forecaster, fixture), fixture);
  const raw = rawRatings(forecast, fixture.competition);
  const calibrated = calibrateBothScore(forecaster.bothScore, raw);
  const grid = ratingGrid(forecast, calibrated);
  const warnings: ForecastWarning[] = [];
  const { unseen } = forecast.supremacy;
  if (unseen.length > 0) warnings.push({ code: 'unseen-club', clubs: unseen });
  if (unseen.length === 2) warnings.push({ code: 'unrated-competition' });
  const features = prices
    ? featuresFor(forecaster, fixture, { prices, hoursLeft }, forecast, gridOver25(grid))
    : null;
  if (prices && !features && Object.keys(prices).length > 0) {
    warnings.push({ code: 'unusable-prices' });
  }
  const blended = features && forecastBlend(forecaster.blend, features);
  return {
    ratings: { forecast, calibrated, grid },
    blend: blended && { forecast: blended, grid: blendGrid(blended) },
    warnings,
  };
}

function featuresFor(
  forecaster: Forecaster,
  fixture: Fixture,
  { prices, hoursLeft = USUAL_HOURS }: { prices: MatchPrices; hoursLeft: number | undefined },
  ratings: RatingForecast,
  over25?: number,
): BlendFeatures | null {
  const keys = clubKeys(fixture);
  const { blend } = forecaster;
  const rates = ratesOf(ratings.supremacy.mean, ratings.openness.mean, ratings.rho);
  const total = rates.homeGoals + rates.awayGoals;
  return blendFeatures(prices, {
    competition: fixture.competition,
    hoursLeft,
    ratings: {
      supremacy: ratings.supremacy.mean,
      variance: ratings.supremacy.variance,
      logTotal: Math.log(total),
      over25: over25 ?? 1 - Math.exp(-total) * (1 + total + (total * total) / 2),
    },
    tier: competitionOf(fixture.competition).tier,
    home: traitsOf(blend.clubs, keys.home),
    away: traitsOf(blend.clubs, keys.away),
    leagueMove: blend.leagues.get(fixture.competition) ?? { supremacy: 0, logTotal: 0 },
  });
}

function countryOf(forecaster: Forecaster, fixture: Fixture): CountryRatings {
  const { country } = competitionOf(fixture.competition);
  const known = forecaster.countries.get(country);
  if (known) return known;
  const fresh = emptyRatings(country);
  forecaster.countries.set(country, fresh);
  return fresh;
}

/** Prefixed by the country, because clubs of two countries may have the same name. */
function clubKeys(fixture: Fixture): { home: string; away: string } {
  const { country } = competitionOf(fixture.competition);
  return { home: `${country}/${fixture.home}`, away: `${country}/${fixture.away}` };
}
