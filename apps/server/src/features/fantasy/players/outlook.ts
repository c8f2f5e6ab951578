import { NEXT_FIXTURES } from '@tredici/contract/fantasy-players';
import {
  type ClubGoals,
  type ClubStrengths,
  clubGoals,
  fitClubStrengths,
  nextStrengths,
} from '@tredici/engine/fantasy/projections/club-strengths';
import {
  type FixtureOutlook,
  fixtureOutlook,
} from '@tredici/engine/fantasy/projections/fixture-outlook';
import { normaliseGrid, type ScoreGrid, scoreGrid } from '@tredici/engine/grid/score-grid';
import type { ComingMatch, ExpectedRow } from './fixture-store.ts';

/** A coming match from the side of one of its clubs. */
export interface ClubFixture {
  readonly match: ComingMatch;
  readonly side: 'home' | 'away';
  readonly opponent: string;
  /** Null if neither the match nor its clubs have ever been forecast. */
  readonly grid: ScoreGrid | null;
  readonly outlook: (FixtureOutlook & { readonly source: 'forecast' | 'strengths' }) | null;
}

/** What the forecasts expect of the clubs: goals per match in each season, and in each coming match. */
export interface ClubsOutlook {
  /** For past and current seasons, by season label and club. */
  readonly goals: Readonly<Record<string, Readonly<Record<string, ClubGoals>>>>;
  /** The next matches of each club, in order. */
  readonly fixtures: ReadonlyMap<string, readonly ClubFixture[]>;
}

export function clubsOutlook(
  coming: readonly ComingMatch[],
  expected: readonly ExpectedRow[],
  seasons: { readonly newest: string; readonly last: string | undefined },
): ClubsOutlook {
  const bySeason = Map.groupBy(expected, ({ season }) => season);
  const clubs = [...new Set(coming.flatMap(({ home, away }) => [home, away]))];
  const fitted = new Map(
    [...bySeason].map(([season, matches]) => [season, fitClubStrengths(matches)]),
  );
  const last = seasons.last === undefined ? null : (fitted.get(seasons.last) ?? null);
  // While few of its matches are forecast, a season is estimated from the one before.
  const now = fitted.get(seasons.newest) ?? (last && nextStrengths(last, clubs));
  const goals: Record<string, Readonly<Record<string, ClubGoals>>> = {};
  if (seasons.last !== undefined && last) goals[seasons.last] = clubGoals(last);
  if (now) goals[seasons.newest] = clubGoals(now);
  return { goals, fixtures: fixturesOf(coming, now) };
}

function fixturesOf(
  coming: readonly ComingMatch[],
  strengths: ClubStrengths | null,
): ReadonlyMap<string, ClubFixture[]> {
  const fixtures = new Map<string, ClubFixture[]>();
  for (const match of coming) {
    const source = match.scores ? ('forecast' as const) : ('strengths' as const);
    const grid = match.scores ? gridOf(match.scores) : gridFrom(strengths, match);
    for (const side of ['home', 'away'] as const) {
      const own = fixtures.get(match[side]) ?? [];
      fixtures.set(match[side], own);
      if (own.length >= NEXT_FIXTURES) continue;
      const outlook = grid && { ...fixtureOutlook(grid, side), source };
      own.push({ match, side, opponent: match[side === 'home' ? 'away' : 'home'], grid, outlook });
    }
  }
  return fixtures;
}

/** Rebuilds a grid from the stored scores, whose rounding error is spread over it. */
function gridOf(scores: readonly (readonly number[])[]): ScoreGrid {
  return normaliseGrid({ size: scores.length, cells: Float64Array.from(scores.flat()) });
}

function gridFrom(
  strengths: ClubStrengths | null,
  { home, away }: Pick<ComingMatch, 'home' | 'away'>,
): ScoreGrid | null {
  if (!strengths) return null;
  const rate = (by: string, against: string, side: number) =>
    Math.exp(
      strengths.mean +
        side * strengths.home +
        (strengths.attack[by] ?? 0) -
        (strengths.defence[against] ?? 0),
    );
  return scoreGrid({ homeGoals: rate(home, away, 0.5), awayGoals: rate(away, home, -0.5), rho: 0 });
}
