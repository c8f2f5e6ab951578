import type { MatchForecast } from '@tredici/engine/forecast/forecaster';
import { blendIntervals, ratingIntervals } from '@tredici/engine/forecast/intervals';
import { gridBothScore } from '@tredici/engine/grid/calibrated-grid';
import { scoreGrid } from '@tredici/engine/grid/score-grid';
import type { MatchRecord } from '@tredici/engine/match/match-record';
import { impliedGoals } from '@tredici/engine/odds/implied-goals';
import { fairOver25Of, fairResultOf } from '@tredici/engine/odds/market-view';
import { DAY_MS } from '@tredici/server/durations';

/** Whether 90% intervals contain the closing probabilities. Computing them is slow, so one match in this many
 *  is used, but every match at the beginning and the end of a season. */
const EVERY = 5;
const BETS = ['1', 'X', '2', 'o_2_5', 'goal'] as const;
/** Starts about five rounds before the last one. */
const LATE = 0.3;
const AUGUST = 7;

type Covered = Record<(typeof BETS)[number], boolean>;
export interface WithIntervals {
  readonly day: number;
  readonly part: 'August' | 'last rounds' | 'rest';
  readonly covered: { readonly ratings: Covered; readonly blend: Covered } | null;
  /** Whether it is one of the evenly spread matches that represent whole seasons. */
  readonly isSpread: boolean;
}

export function intervalsAt(
  match: MatchRecord,
  { ratings, blend }: MatchForecast,
  at: number,
): Omit<WithIntervals, 'day'> {
  const { phase } = ratings.forecast;
  const month = new Date(match.day * DAY_MS).getUTCMonth();
  const part = phase.lateness >= LATE ? 'last rounds' : month === AUGUST ? 'August' : 'rest';
  const isSpread = at % EVERY === 0;
  const closing = isSpread || part !== 'rest' ? closingOf(match) : null;
  if (!closing || !blend) return { part, isSpread, covered: null };
  const holds = (intervals: ReturnType<typeof ratingIntervals>) =>
    Object.fromEntries(
      BETS.map((bet) => {
        const { low, high } = intervals[bet];
        return [bet, low <= closing[bet] && closing[bet] <= high];
      }),
    ) as Covered;
  return {
    part,
    isSpread,
    covered: {
      ratings: holds(ratingIntervals(ratings)),
      blend: holds(blendIntervals(blend.forecast, phase)),
    },
  };
}

/** Closing probabilities; both score is taken from the grid that they imply. */
function closingOf(match: MatchRecord): Record<(typeof BETS)[number], number> | null {
  const average = match.closing?.average;
  const [result, over] = [fairResultOf(average), fairOver25Of(average)];
  const rates = result && over !== null ? impliedGoals(result, over) : null;
  if (!result || over === null || !rates) return null;
  const goal = gridBothScore(scoreGrid(rates));
  return { '1': result.home, X: result.draw, '2': result.away, o_2_5: over, goal };
}

/** Percent covered, by season and by part of the season. */
export function coverageOf(samples: ReadonlyArray<WithIntervals & { readonly group: string }>) {
  const judged = samples.flatMap(({ group, part, covered, isSpread }) =>
    covered ? [{ group, part, covered, isSpread }] : [],
  );
  const spread = judged.filter(({ isSpread }) => isSpread);
  const groups = {
    ...Object.groupBy(spread, ({ group }) => group),
    ...Object.groupBy(judged, ({ part }) => part),
  };
  return (['ratings', 'blend'] as const).flatMap((source) =>
    Object.entries({ ...groups, all: spread }).map(([name, rows]) => ({
      source,
      group: name,
      matches: rows!.length,
      ...Object.fromEntries(
        BETS.map((bet) => {
          const share = rows!.filter(({ covered }) => covered[source][bet]).length / rows!.length;
          return [bet, Number((100 * share).toFixed(1))];
        }),
      ),
    })),
  );
}
