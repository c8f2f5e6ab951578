// npm run bench -- engine-speed [--data DIR] [--out FILE]: how fast the engine is on one core. Without
// a data folder only the made-up league of the first figures is timed.

import { parseArgs } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { walkForward } from '@tredici/engine/evaluate/walk-forward';
import {
  type Forecaster,
  fitForecaster,
  forecastMatch,
  learnMatches,
} from '@tredici/engine/forecast/forecaster';
import { gridResult } from '@tredici/engine/grid/calibrated-grid';
import { type MatchRecord, mondayOf } from '@tredici/engine/match/match-record';
import { seededRandom } from '@tredici/engine/numeric/random';
import { fitDixonColes } from '@tredici/engine/reference/dixon-coles';
import type { PlayedMatch } from '@tredici/engine/reference/dixon-coles-design';
import { DAY_MS } from '@tredici/server/durations';
import { readHistoryFolder } from '@tredici/server/features/forecasts/compute/read-history-folder';
import { saveResult } from './save-result.ts';

type Figure = { figure: string; measured: number; unit: string; atMost: number };

const SEASON_START = Date.UTC(2022, 6, 1) / DAY_MS;
const SEASON_END = Date.UTC(2023, 5, 30) / DAY_MS;
/** A fit continues from the stored state if that is younger than this. */
const KEPT_WEEKS = 5;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, out: { type: 'string' } },
  });
  const figures = [...dixonColesFigures()];
  if (values.data) figures.push(...forecasterFigures(readHistoryFolder(values.data).matches));
  console.table(figures.map((row) => ({ ...row, met: row.measured <= row.atMost })));
  console.log(`Figures in ${saveResult('engine-speed', figures, values.out)}`);
}

function dixonColesFigures(): Figure[] {
  const single = madeUpSeasons(5);
  const double = madeUpSeasons(10);
  const fitted = (matches: readonly PlayedMatch[]) => {
    const asOfDay = matches.at(-1)!.day + 1;
    const result = fitDixonColes(matches, { asOfDay, halfLifeDays: 462 });
    if (!result.ok) throw new Error(result.reason);
    return result.fit;
  };
  for (let i = 0; i < 300; i++) fitted(single);
  const one = median(200, () => fitted(single));
  const { gradientNorm, matches } = fitted(single).diagnostics;
  const clubs = Object.keys(fitted(single).attack).length;
  for (let i = 0; i < 100; i++) fitted(double);
  const two = median(200, () => fitted(double));
  return [
    figure(`Dixon-Coles, ${matches} matches, ${clubs} clubs`, one, 'ms', 2),
    figure('its gradient norm', gradientNorm, '', 1e-6),
    figure('Dixon-Coles, twice the matches', two / one, 'times', 2.2),
  ];
}

function forecasterFigures(all: readonly MatchRecord[]): Figure[] {
  const matches = [...all].sort((a, b) => a.day - b.day);
  const asOfDay = SEASON_END - 60;
  const coming = matches.filter(({ day }) => day >= asOfDay && day < asOfDay + 7);
  const played = matches.filter(({ day }) => day < asOfDay);
  const forecastAll = (fitted: Forecaster) => {
    for (const match of coming) forecastMatch(fitted, match, match.opening);
    return fitted.matches;
  };
  const fitAndForecast = (from: number) => forecastAll(fitForecaster(played.slice(from), asOfDay));
  fitAndForecast(0);
  const learned = fitAndForecast(0);
  const monday = mondayOf(asOfDay) - 7 * KEPT_WEEKS;
  const kept = serialize(fitForecaster(played, monday));
  const saturday = lastSaturday(played);
  const today = played.filter(({ day }) => day === saturday);
  const eve = serialize(fitForecaster(played, saturday));
  const since = played.filter(({ day }) => day >= monday);
  const goOn = () => {
    const fitted = unpack(kept);
    learnMatches(fitted, since);
    forecastAll(fitted);
  };
  goOn();
  const update = (fitted: Forecaster) => median(1, () => learnMatches(fitted, today));
  // The variants take turns, so that other load on the machine affects all of them equally.
  const turns = Array.from({ length: 7 }, () => ({
    usual: median(1, goOn),
    day: update(unpack(eve)),
    whole: median(1, () => fitAndForecast(0)),
    half: median(1, () => fitAndForecast(played.length >> 1)),
  }));
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
  const day = middle(turns.map((turn) => turn.day));
  const usual = middle(turns.map((turn) => turn.usual)) / 1000;
  const seconds = middle(turns.map(({ whole }) => whole)) / 1000;
  const growth = middle(turns.map(({ whole, half }) => whole / half));
  const main = matches.filter(({ competition }) => !/^[A-Z]{3}$/.test(competition));
  const walk = median(1, () =>
    walkForward(main, { fromDay: SEASON_START, toDay: SEASON_END }, () => undefined),
  );
  return [
    figure(
      `go on from a kept state and forecast ${coming.length}, 22 tournaments`,
      usual,
      's',
      1.2,
    ),
    figure(`learn a Saturday of ${today.length} matches`, day, 'ms', 100),
    figure(
      'largest difference from the whole fit',
      differenceFromWhole(played, kept, since, coming),
      '',
      0,
    ),
    figure(`the same anew, from ${learned} matches`, seconds, 's', 5),
    figure('the same, twice the history', growth, 'times', 2.2),
    figure('walk-forward of 2022/23, 16 divisions, learning from 2014 on', walk / 1000, 's', 60),
  ];
}

/** Copied first, because the unpacked state refers to the bytes it came from, and learning writes there. */
function unpack(kept: Uint8Array): Forecaster {
  return deserialize(Buffer.from(kept));
}

/** The last Saturday on which most leagues played. */
function lastSaturday(played: readonly MatchRecord[]): number {
  const days = new Set(played.map(({ day }) => day));
  const isSaturday = (day: number) => mondayOf(day) === day - 5;
  return [...days].filter(isSaturday).reduce((a, b) => Math.max(a, b));
}

/** The largest difference of a 1X2 probability between continuing day by day from the stored state and
 *  learning everything anew. */
function differenceFromWhole(
  played: readonly MatchRecord[],
  kept: Uint8Array,
  since: readonly MatchRecord[],
  coming: readonly MatchRecord[],
): number {
  const whole = fitForecaster(played, Number.POSITIVE_INFINITY);
  const goneOn = unpack(kept);
  for (const day of Map.groupBy(since, (match) => match.day).values()) learnMatches(goneOn, day);
  const said = (forecaster: Forecaster, match: MatchRecord) => {
    const { blend, ratings } = forecastMatch(forecaster, match, match.opening, match.openingHours);
    return Object.values(gridResult((blend ?? ratings).grid));
  };
  const differences = coming.flatMap((match) => {
    const other = said(whole, match);
    return said(goneOn, match).map((p, at) => Math.abs(p - other[at]!));
  });
  return Math.max(...differences);
}

/** Twenty clubs per season, three replaced each summer: 32 in five seasons, after which the same clubs
 *  return. */
function madeUpSeasons(seasons: number): PlayedMatch[] {
  const random = seededRandom(13);
  const strength = Array.from({ length: 32 }, () => 0.25 * random.normal());
  const matches: PlayedMatch[] = [];
  for (let season = 0; season < seasons; season++) {
    for (let h = 0; h < 20; h++) {
      for (let a = 0; a < 20; a++) {
        if (h === a) continue;
        const [home, away] = [h, a].map((at) => (at < 17 ? at : at + 3 * (season % 5))) as [
          number,
          number,
        ];
        matches.push({
          home: `club ${home}`,
          away: `club ${away}`,
          day: 365 * season + ((h * 20 + a) % 270),
          homeGoals: random.poisson(Math.exp(0.35 + strength[home]! - strength[away]!)),
          awayGoals: random.poisson(Math.exp(0.1 + strength[away]! - strength[home]!)),
        });
      }
    }
  }
  return matches.sort((x, y) => x.day - y.day);
}

/** Median milliseconds of processor time, which leaves out other programs. */
function median(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)]!;
}

function figure(name: string, measured: number, unit: string, atMost: number): Figure {
  return { figure: name, measured: Number(measured.toPrecision(4)), unit, atMost };
}
