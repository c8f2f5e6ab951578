// node studies/history-length.ts --data DIR
//
// How far back a fit must look: forecasts of the same matches from the last year, two, three, five and from
// all years. Chosen on seasons up to 2020/21. Clubs return after years only in the two later seasons, which
// are reported (no second tier before 2017/18 is in the files). This is why all stored history is learned
// (apps/server/src/features/forecasts/compute/learn-history.ts).
import { logLoss, outcomeOf } from '@tredici/engine/evaluate/scores';
import { fitForecaster, forecastMatch } from '@tredici/engine/forecast/forecaster';
import { gridResult, type ResultProbabilities } from '@tredici/engine/grid/calibrated-grid';
import { type MatchRecord, mondayOf } from '@tredici/engine/match/match-record';
import { loadMainMatches } from './replay.ts';

const DAY_MS = 86_400_000;
const FIRST = mondayOf(Date.UTC(2019, 7, 12) / DAY_MS);
const LAST = Date.UTC(2023, 4, 22) / DAY_MS;
const LAST_CHOSEN_ON = '2020/21';
const STEP_DAYS = 8 * 7;
/** Days that are forecast from one fit. */
const AHEAD_DAYS = 28;
const YEARS = [1, 2, 3, 5, Number.POSITIVE_INFINITY];

type Loss = { ratings: number; blend: number; matches: number };
const none = (): Loss => ({ ratings: 0, blend: 0, matches: 0 });
const add = (
  to: Loss,
  match: MatchRecord,
  ratings: ResultProbabilities,
  blend: ResultProbabilities,
) => {
  const outcome = outcomeOf(match.score!);
  to.ratings += logLoss(ratings, outcome);
  to.blend += logLoss(blend, outcome);
  to.matches += 1;
};

const matches = loadMainMatches(process.argv.slice(2));
const chosenOn = YEARS.map(none);
const reported = YEARS.map(none);
/** Matches with a club that played before, but not in the last three years. */
const returned = YEARS.map(none);
let furthest = { apart: 0, match: '' };

for (let monday = FIRST; monday <= LAST; monday += STEP_DAYS) {
  const before = matches.filter(({ day }) => day < monday);
  const seenSince = (day: number) =>
    new Set(before.filter((match) => match.day >= day).flatMap(({ home, away }) => [home, away]));
  const [ever, lately] = [seenSince(Number.NEGATIVE_INFINITY), seenSince(monday - 3 * 365)];
  const coming = matches.filter(
    ({ day, score, awarded, opening }) =>
      day >= monday && day < monday + AHEAD_DAYS && score && !awarded && opening?.average?.result,
  );
  const said = YEARS.map((years, at) => {
    const from = monday - years * 365;
    const fitted = fitForecaster(
      before.filter(({ day }) => day >= from),
      monday,
    );
    return coming.map((match) => {
      const { ratings, blend } = forecastMatch(fitted, match, match.opening);
      const one = gridResult(ratings.grid);
      const two = gridResult((blend ?? ratings).grid);
      add((match.season <= LAST_CHOSEN_ON ? chosenOn : reported)[at]!, match, one, two);
      const isBack = [match.home, match.away].some((club) => ever.has(club) && !lately.has(club));
      if (isBack) add(returned[at]!, match, one, two);
      return one.home;
    });
  });
  const [three, whole] = [said[YEARS.indexOf(3)]!, said.at(-1)!];
  for (const [at, match] of coming.entries()) {
    const apart = Math.abs(three[at]! - whole[at]!);
    if (apart > furthest.apart) furthest = { apart, match: `${match.home} – ${match.away}` };
  }
}

const rows = (losses: readonly Loss[]) =>
  Object.fromEntries(
    losses.map(({ ratings, blend, matches: count }, at) => [
      Number.isFinite(YEARS[at]) ? `${YEARS[at]} years` : 'all',
      { matches: count, ratings: (ratings / count).toFixed(5), blend: (blend / count).toFixed(5) },
    ]),
  );
console.log('log loss of 1X2, 2019/20 and 2020/21');
console.table(rows(chosenOn));
console.log('2021/22 and 2022/23');
console.table(rows(reported));
console.log('of all, with a club that comes back after three years or more');
console.table(rows(returned));
console.log(
  `three years and all are at most ${furthest.apart.toFixed(3)} apart: ${furthest.match}`,
);
