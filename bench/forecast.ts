// npm run bench -- forecast --data DIR [--out FILE]: the quality of the forecasts, walk-forward over
// the 16 main divisions, beside the market's, with the figures that were asked for.
import { parseArgs } from 'node:util';
import {
  type CalibrationBin,
  type Claim,
  calibrationBins,
} from '@tredici/engine/evaluate/calibration';
import {
  binaryLogLoss,
  brierScore,
  logLoss,
  meanOf,
  outcomeOf,
  rankedProbabilityScore,
} from '@tredici/engine/evaluate/scores';
import { walkForward } from '@tredici/engine/evaluate/walk-forward';
import {
  gridOver25,
  gridResult,
  type ResultProbabilities,
} from '@tredici/engine/grid/calibrated-grid';
import type { MatchRecord } from '@tredici/engine/match/match-record';
import { fairOver25Of, fairResultOf } from '@tredici/engine/odds/market-view';
import { readHistoryFolder } from '@tredici/server/features/forecasts/read-history-folder';
import { saveResult } from './save-result.ts';

type Source = 'ratings' | 'blend' | 'open' | 'close';
type Sample = {
  group: string;
  match: MatchRecord & { score: { home: number; away: number } };
  result: Partial<Record<Source, ResultProbabilities>>;
  over25: Partial<Record<Source, number>>;
};

const FIRST_DAY = Date.UTC(2021, 6, 1) / 86_400_000;
const LAST_DAY = Date.UTC(2023, 5, 30) / 86_400_000;
const SEASONS = ['2021/22', '2022/23'];
const EXTRA = new Set(['ARG', 'BRA', 'JPN', 'NOR', 'SWE', 'USA']);
const SOURCES: readonly Source[] = ['ratings', 'blend', 'open', 'close'];

/** The figures asked for: must, then aim, by season. */
const ASKED = {
  'ratings, RPS': { must: [0.203, 0.2017], aim: [0.202, 0.2007] },
  'ratings, log loss': { must: [0.9992, 0.9895], aim: [0.996, 0.987] },
  'blend, log loss': { must: [0.9927, 0.9854], aim: [0.9915, 0.9841] },
} as const;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, out: { type: 'string' } },
  });
  if (!values.data) throw new Error('npm run bench -- forecast --data DIR');
  const { matches } = readHistoryFolder(values.data);
  const started = performance.now();
  const samples = collect(matches);
  const seconds = (performance.now() - started) / 1000;
  const main = samples.filter(({ group }) => SEASONS.includes(group));
  const table = SEASONS.flatMap((season) =>
    figuresOf(
      season,
      main.filter(({ group }) => group === season),
    ),
  );
  console.table(table);
  const asked = askedFigures(main);
  console.table(asked);
  const extra = [...EXTRA].flatMap((code) =>
    figuresOf(
      code,
      samples.filter(({ group }) => group === code),
    ),
  );
  console.table(extra);
  const bins = { ratings: binsOf(main, 'ratings'), blend: binsOf(main, 'blend') };
  for (const source of ['ratings', 'blend'] as const) printBins(source, bins[source]);
  console.log(`Walk-forward of all seasons, ${matches.length} matches: ${seconds.toFixed(1)} s`);
  const path = saveResult('forecast', { table, asked, extra, bins, seconds }, values.out);
  console.log(`Figures in ${path}`);
}

function collect(matches: readonly MatchRecord[]): Sample[] {
  const samples: Sample[] = [];
  walkForward(matches, { fromDay: FIRST_DAY, toDay: LAST_DAY }, (match, forecast) => {
    if (!match.score || match.awarded) return;
    const isExtra = EXTRA.has(match.competition);
    const open = fairResultOf(match.opening?.average);
    const close = fairResultOf(match.closing?.average);
    // Where there is no market there is nothing to compare with.
    if (isExtra ? !close : !open) return;
    const ratings = forecast.ratings.grid;
    const blend = forecast.blend?.grid ?? ratings;
    const optional = <T>(source: Source, value: T | null) =>
      value === null ? {} : { [source]: value };
    samples.push({
      group: isExtra ? match.competition : match.season,
      match: { ...match, score: match.score },
      result: {
        ratings: gridResult(ratings),
        ...(isExtra ? {} : { blend: gridResult(blend) }),
        ...optional('open', open),
        ...optional('close', close),
      },
      over25: {
        ratings: gridOver25(ratings),
        ...(isExtra ? {} : { blend: gridOver25(blend) }),
        ...optional('open', fairOver25Of(match.opening?.average)),
        ...optional('close', fairOver25Of(match.closing?.average)),
      },
    });
  });
  return samples;
}

function figuresOf(group: string, samples: readonly Sample[]) {
  return SOURCES.flatMap((source) => {
    const seen = samples.filter(({ result }) => result[source]);
    if (seen.length === 0) return [];
    const mean = (score: (p: ResultProbabilities, outcome: '1' | 'X' | '2') => number) =>
      round(
        meanOf(seen.map(({ result, match }) => score(result[source]!, outcomeOf(match.score))))
          .mean,
      );
    return [
      {
        group,
        source,
        matches: seen.length,
        rps: mean(rankedProbabilityScore),
        logLoss: mean(logLoss),
        brier: mean(brierScore),
        over25LogLoss: overLogLoss(samples, source),
      },
    ];
  });
}

function overLogLoss(samples: readonly Sample[], source: Source): number {
  const losses = samples.flatMap(({ over25, match }) =>
    over25[source] === undefined
      ? []
      : [binaryLogLoss(over25[source], match.score.home + match.score.away > 2)],
  );
  return round(meanOf(losses).mean);
}

function askedFigures(samples: readonly Sample[]) {
  return SEASONS.flatMap((season, at) => {
    const rows = figuresOf(
      season,
      samples.filter(({ group }) => group === season),
    );
    const of = (source: Source) => rows.find((row) => row.source === source)!;
    const [open, close] = [of('open').over25LogLoss, of('close').over25LogLoss];
    const line = (figure: string, measured: number, must: number, aim: number) => ({
      ...{ season, figure, measured, must, aim },
      met: measured <= aim ? 'aim' : measured <= must ? 'must' : 'missed',
    });
    const { 'ratings, RPS': rps, 'ratings, log loss': loss, 'blend, log loss': blend } = ASKED;
    return [
      line('ratings, RPS', of('ratings').rps, rps.must[at]!, rps.aim[at]!),
      line('ratings, log loss', of('ratings').logLoss, loss.must[at]!, loss.aim[at]!),
      line('blend, log loss', of('blend').logLoss, blend.must[at]!, blend.aim[at]!),
      line('blend, over 2.5 log loss', of('blend').over25LogLoss, open, round((open + close) / 2)),
    ];
  });
}

function binsOf(samples: readonly Sample[], source: 'ratings' | 'blend') {
  const claims = (side: 'home' | 'away', outcome: '1' | '2'): Claim[] =>
    samples.map(({ result, match }) => ({
      probability: result[source]![side],
      happened: outcomeOf(match.score) === outcome,
    }));
  return { '1': calibrationBins(claims('home', '1')), '2': calibrationBins(claims('away', '2')) };
}

function printBins(source: string, bins: Record<'1' | '2', CalibrationBin[]>): void {
  const rows = (['1', '2'] as const).flatMap((bet) =>
    bins[bet].map((bin) => ({
      ...{ source, bet, from: bin.from, count: bin.count },
      said: round(bin.meanProbability, 4),
      observed: round(bin.observed, 4),
      interval: `${round(bin.low, 4)} – ${round(bin.high, 4)}`,
      inside: bin.isInside,
    })),
  );
  console.table(rows);
  console.log(`${source}: ${rows.filter((row) => !row.inside).length} of 20 bins outside`);
}

function round(value: number, digits = 5): number {
  return Number(value.toFixed(digits));
}
