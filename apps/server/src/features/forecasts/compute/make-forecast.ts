import { type MarketPosition, marketPosition } from '@tredici/engine/blend/blend-features';
import { explainMatch } from '@tredici/engine/forecast/explain';
import type { MatchForecast } from '@tredici/engine/forecast/forecaster';
import { blendIntervals, ratingIntervals } from '@tredici/engine/forecast/intervals';
import type { ResultProbabilities } from '@tredici/engine/grid/calibrated-grid';
import { type ScoreGrid, scoreGrid } from '@tredici/engine/grid/score-grid';
import { type BetProbabilities, betProbabilities } from '@tredici/engine/markets/probabilities';
import type { MatchPrices } from '@tredici/engine/match/match-record';
import type { Probabilities } from '#db/schema/forecasts.ts';

/** The content of a forecast as it is stored: probabilities have four decimals, so that what is stored is
 *  what is shown. */
export interface ForecastContent {
  readonly model: Probabilities;
  readonly market: Probabilities | null;
  readonly blend: Probabilities;
  readonly interval: Record<string, [low: number, high: number]> | null;
  readonly explanation: Record<string, unknown> | null;
  readonly scores: number[][] | null;
  readonly bestOdds: Record<string, number> | null;
}

export type ThreeWay = Readonly<Record<'1' | 'X' | '2', number>>;
/** What is stored as a forecast's explanation. */
export interface StoredExplanation {
  readonly start: ThreeWay;
  readonly factors: ReadonlyArray<{ name: string; supremacy: number; change: ThreeWay }>;
  readonly end: ThreeWay;
  readonly expectedGoals: { readonly home: number; readonly away: number };
  readonly warnings: readonly string[];
}

/** A side's goals from which a score is shown as "or more". */
const SCORES_SHOWN = 6;

export interface MakeOptions {
  /** Intervals, reasons and scores: omitted when a year is replayed, except for its last weeks. */
  readonly detailed: boolean;
  readonly bestOdds: Readonly<Record<string, number>> | null;
}

/** Converts an engine's forecast to what is stored. Throws if the fit gave an invalid probability: such a run
 *  must not be published. */
export function makeForecast(match: MatchForecast, options: MakeOptions): ForecastContent {
  const { ratings, blend } = match;
  const grid = blend?.grid ?? ratings.grid;
  const content: ForecastContent = {
    model: rounded(betProbabilities(ratings.grid)),
    market: blend && rounded(betProbabilities(marketGrid(blend.forecast.market))),
    blend: rounded(betProbabilities(grid)),
    interval: options.detailed ? intervalsOf(match) : null,
    explanation: options.detailed ? { ...explanationOf(match) } : null,
    scores: options.detailed ? scoresOf(grid) : null,
    bestOdds: options.bestOdds && { ...options.bestOdds },
  };
  for (const side of [content.model, content.market, content.blend]) if (side) check(side);
  return content;
}

/** The market's probabilities without its margin; null without a complete 1X2. */
export function marketProbabilities(prices: MatchPrices): BetProbabilities | null {
  const position = marketPosition(prices, TYPICAL_OVER_25);
  return position && betProbabilities(marketGrid(position));
}

/** Assumed if there are no prices for totals. */
const TYPICAL_OVER_25 = 0.5;

function marketGrid({ supremacy, logTotal, rho }: MarketPosition): ScoreGrid {
  const total = Math.exp(logTotal);
  const homeGoals = total / (1 + Math.exp(-supremacy));
  return scoreGrid({ homeGoals, awayGoals: total - homeGoals, rho });
}

/** A blend without past errors to learn from is as uncertain as the model behind it; its own sum of no errors
 *  would make it fully certain. Half of openness is the logarithm of goals. */
function intervalsOf({ ratings, blend }: MatchForecast): Record<string, [number, number]> {
  const { supremacy, openness, phase } = ratings.forecast;
  const intervals = blend
    ? blendIntervals(
        {
          ...blend.forecast,
          variance: blend.forecast.variance || supremacy.variance,
          totalVariance: blend.forecast.totalVariance || openness.variance / 4,
        },
        phase,
      )
    : ratingIntervals(ratings);
  return Object.fromEntries(
    Object.entries(intervals).map(([bet, { low, high }]) => [bet, [round(low), round(high)]]),
  );
}

function explanationOf(match: MatchForecast): StoredExplanation {
  const { start, factors, end, expectedGoals } = explainMatch(match);
  return {
    start: threeWay(start),
    factors: factors.map(({ name, supremacy, change }) => ({
      name,
      supremacy: round(supremacy),
      change: threeWay(change),
    })),
    end: threeWay(end),
    expectedGoals: { home: round(expectedGoals.home), away: round(expectedGoals.away) },
    warnings: match.warnings.map(({ code }) => code),
  };
}

const threeWay = ({ home, draw, away }: ResultProbabilities): ThreeWay => ({
  '1': round(home),
  X: round(draw),
  '2': round(away),
});

/** Rows are home goals. */
export function scoresOf(grid: ScoreGrid): number[][] {
  const size = SCORES_SHOWN + 1;
  const shown = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (let home = 0; home < grid.size; home++) {
    const row = shown[Math.min(home, SCORES_SHOWN)]!;
    for (let away = 0; away < grid.size; away++) {
      row[Math.min(away, SCORES_SHOWN)]! += grid.cells[home * grid.size + away]!;
    }
  }
  return shown.map((row) => row.map(round));
}

function rounded(probabilities: BetProbabilities): Probabilities {
  return Object.fromEntries(Object.entries(probabilities).map(([bet, p]) => [bet, round(p)]));
}

/** Avoids negative zero: it is written as 0 and would change the text. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

const TOLERANCE = 0.0003;

function check(probabilities: Probabilities): void {
  const wrong = Object.entries(probabilities).find(([, p]) => !(p >= 0 && p <= 1));
  if (wrong) throw new Error(`the fit gave ${wrong[1]} as the probability of ${wrong[0]}`);
  const sum = probabilities['1']! + probabilities.X! + probabilities['2']!;
  if (!(Math.abs(sum - 1) < TOLERANCE)) throw new Error(`the fit gave 1X2 that add up to ${sum}`);
}
