// node studies/season-stakes.ts --data DIR
//
// How much of the closing supremacy that ratings miss is explained by what clubs still play for, by rounds
// left. The ratings include stakes, so the result is what they do not explain. Run with the constants
// STAKE_SUPREMACY at zero to see the whole effect (R² 0.33 in the last round, 0.18 three to five rounds
// before, 0.03 ten before, on 2015/16 to 2020/21).
import { competitionOf } from '@tredici/engine/goals/competitions';
import {
  addResult,
  emptyTable,
  type SeasonTable,
  stakesOf,
} from '@tredici/engine/goals/season-stakes';
import { mondayOf } from '@tredici/engine/match/match-record';
import { loadTuningMatches, replayRatings } from './replay.ts';

const matches = loadTuningMatches(process.argv.slice(2));
const missed = new Map(
  replayRatings(matches, '2015/16').map(({ match, forecast, closing }) => [
    `${match.competition} ${match.day} ${match.home}`,
    closing.supremacy - forecast.supremacy.mean,
  ]),
);

type Sums = { count: number; squares: number; xx: number; xy: number };
const bands = new Map<string, Sums>();
const tables = new Map<string, SeasonTable>();
let pending: Array<() => void> = [];
let week = 0;
for (const match of matches) {
  if (!match.score || match.awarded) continue;
  if (mondayOf(match.day) !== week) {
    for (const apply of pending) apply();
    [pending, week] = [[], mondayOf(match.day)];
  }
  const key = `${match.competition} ${match.season}`;
  const table = tables.get(key) ?? emptyTable(match.season);
  tables.set(key, table);
  const { home, away, score } = match;
  const miss = missed.get(`${match.competition} ${match.day} ${home}`);
  const stakes = [home, away].map((club) =>
    stakesOf(table, competitionOf(match.competition), club),
  );
  const lateness = Math.max(stakes[0]!.lateness, stakes[1]!.lateness);
  if (miss !== undefined && lateness > 0) {
    const band =
      lateness > 0.8 ? 'last' : lateness > 0.3 ? '2 to 4' : lateness > 0.1 ? '5 to 9' : '10+';
    const sums = bands.get(band) ?? { count: 0, squares: 0, xx: 0, xy: 0 };
    const x = stakes[0]!.any - stakes[1]!.any;
    bands.set(band, {
      count: sums.count + 1,
      squares: sums.squares + miss * miss,
      xx: sums.xx + x * x,
      xy: sums.xy + x * miss,
    });
  }
  pending.push(() => addResult(table, home, away, score));
}
console.table(
  [...bands].map(([roundsLeft, { count, squares, xx, xy }]) => ({
    roundsLeft,
    count,
    meanSquare: (squares / count).toFixed(4),
    slope: (xy / xx).toFixed(3),
    rSquared: ((xy * xy) / xx / squares).toFixed(4),
  })),
);
