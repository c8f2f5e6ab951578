// node studies/evidence.ts --data DIR
//
// Computes the table of docs/models/evidence.md from files alone: the reference of Dixon & Coles, the
// ratings, the blend, the forecast at kick-off and the market, on the same matches of the main divisions.

import {
  logLoss,
  meanOf,
  outcomeOf,
  rankedProbabilityScore,
} from '@tredici/engine/evaluate/scores';
import { walkForward } from '@tredici/engine/evaluate/walk-forward';
import { gridResult, type ResultProbabilities } from '@tredici/engine/grid/calibrated-grid';
import { scoreGrid } from '@tredici/engine/grid/score-grid';
import { isPlayed, type MatchRecord, mondayOf } from '@tredici/engine/match/match-record';
import { type MarginMethod, removeMargin } from '@tredici/engine/odds/margin';
import { type DixonColesFit, fitDixonColes } from '@tredici/engine/reference/dixon-coles';
import { loadMainMatches } from './replay.ts';

const SEASONS = ['2021/22', '2022/23'];
/** The decay per day of age used for Dixon & Coles here, and how far back they look. */
const WEIGHT_PER_DAY = 0.0015;
const YEARS_DAYS = 4 * 365;

type Line = { season: string; source: string; rps: number; loss: number };
const lines: Line[] = [];
const matches = loadMainMatches(process.argv.slice(2));
const reference = referenceForecasts(matches);
const span = { fromDay: 0, toDay: Number.POSITIVE_INFINITY };
walkForward(matches, span, (match, forecast, atKickoff) => {
  if (!SEASONS.includes(match.season) || !isPlayed(match)) return;
  const [open, close] = [match.opening?.average?.result, match.closing?.average?.result];
  if (!open || !close) return;
  const late = atKickoff();
  const said: Record<string, ResultProbabilities | null> = {
    'Dixon-Coles, refitted weekly': reference.get(match) ?? null,
    ratings: gridResult(forecast.ratings.grid),
    'market open, normalised': fair(open, 'normalised'),
    'market open, power': fair(open, 'power'),
    'blend, by opening prices': gridResult((forecast.blend ?? forecast.ratings).grid),
    'market close, power': fair(close, 'power'),
    'kickoff, by closing prices': gridResult((late.blend ?? late.ratings).grid),
  };
  const outcome = outcomeOf(match.score);
  for (const [source, p] of Object.entries(said)) {
    if (!p) continue;
    const scores = { rps: rankedProbabilityScore(p, outcome), loss: logLoss(p, outcome) };
    lines.push({ season: match.season, source, ...scores });
  }
});
const columns = Map.groupBy(lines, ({ source }) => source);
console.table(
  [...columns].map(([source, all]) => ({
    source,
    ...Object.fromEntries(
      SEASONS.flatMap((season) => {
        const own = all.filter((line) => line.season === season);
        const mean = (of: 'rps' | 'loss') => meanOf(own.map((line) => line[of])).mean.toFixed(5);
        return [
          [`${season} matches`, own.length],
          [`${season} RPS`, mean('rps')],
          [`${season} log loss`, mean('loss')],
        ];
      }),
    ),
  })),
);

function fair(
  { home, draw, away }: { home: number; draw: number; away: number },
  method: MarginMethod,
): ResultProbabilities | null {
  const found = removeMargin([home, draw, away], method);
  if (!found.ok) return null;
  const [p1, px, p2] = found.probabilities as [number, number, number];
  return { home: p1, draw: px, away: p2 };
}

/** Fitted per division before each week; an unknown club counts as an average one. */
function referenceForecasts(all: readonly MatchRecord[]): Map<MatchRecord, ResultProbabilities> {
  const said = new Map<MatchRecord, ResultProbabilities>();
  for (const division of Map.groupBy(all, ({ competition }) => competition).values()) {
    const played = division
      .filter(isPlayed)
      .map((match) => ({ ...match, homeGoals: match.score.home, awayGoals: match.score.away }));
    const wanted = division.filter(({ season }) => SEASONS.includes(season));
    for (const [asOfDay, week] of Map.groupBy(wanted, ({ day }) => mondayOf(day))) {
      const past = played.filter(({ day }) => day < asOfDay && day >= asOfDay - YEARS_DAYS);
      const result = fitDixonColes(past, { asOfDay, halfLifeDays: Math.LN2 / WEIGHT_PER_DAY });
      if (!result.ok) continue;
      for (const match of week) said.set(match, referenceResult(result.fit, match));
    }
  }
  return said;
}

function referenceResult(fit: DixonColesFit, { home, away }: MatchRecord): ResultProbabilities {
  const attack = (club: string) => fit.attack[club] ?? 0;
  const defence = (club: string) => fit.defence[club] ?? 0;
  return gridResult(
    scoreGrid({
      homeGoals: Math.exp(fit.intercept + fit.homeAdvantage + attack(home) - defence(away)),
      awayGoals: Math.exp(fit.intercept + attack(away) - defence(home)),
      rho: fit.rho,
    }),
  );
}
