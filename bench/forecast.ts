// npm run bench -- forecast --data DIR [--against FILE.csv] [--out FILE]: the quality of the forecasts,
// walk-forward over the 16 main divisions, next to the market's and the required figures. --against is the
// CSV that `backtest` of another commit wrote for 2018-07-01 to 2023-06-30.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type CalibrationBin,
  type Claim,
  calibrationBins,
} from '@tredici/engine/evaluate/calibration';
import { pairedByWeek } from '@tredici/engine/evaluate/paired';
import {
  binaryLogLoss,
  brierScore,
  logLoss,
  meanOf,
  outcomeOf,
  rankedProbabilityScore,
} from '@tredici/engine/evaluate/scores';
import { walkForward } from '@tredici/engine/evaluate/walk-forward';
import type { ResultProbabilities } from '@tredici/engine/grid/calibrated-grid';
import { fairOver25Of, fairResultOf } from '@tredici/engine/odds/market-view';
import { DAY_MS } from '@tredici/server/durations';
import { readHistoryFolder } from '@tredici/server/features/forecasts/compute/read-history-folder';
import { coverageOf, intervalsAt, type WithIntervals } from './measure/interval-coverage.ts';
import { type Said, saidBy } from './measure/said.ts';
import { saveResult } from './save-result.ts';

type Source = 'ratings' | 'blend' | 'kickoff' | 'open' | 'close';
/** The files contain no market prices for both score. */
type Quoted = Omit<Said, 'bothScore'> & { bothScore?: number };
type Sample = WithIntervals & {
  group: string;
  /** As `backtest` names it. */
  key: string;
  score: { home: number; away: number };
  said: Partial<Record<Source, Quoted>>;
};
type Question = 'result' | 'over25' | 'bothScore';

const FIRST_DAY = Date.UTC(2018, 6, 1) / DAY_MS;
const LAST_DAY = Date.UTC(2023, 5, 30) / DAY_MS;
/** The requirement covers all seasons together; these are also shown separately. */
const SHOWN_SEASONS = ['2021/22', '2022/23'];
const EXTRA = new Set(['ARG', 'BRA', 'JPN', 'NOR', 'SWE', 'USA']);
const SOURCES: readonly Source[] = ['ratings', 'blend', 'kickoff', 'open', 'close'];
/** The last season whose files hold Pinnacle's closing prices and no average. */
const PINNACLE_SEASON = '2018/19';

/** In 1e-5 of log loss: how much worse than the forecast it is compared with it may be at most. */
const ASKED: ReadonlyArray<[Source, 'close' | 'before', Question, must: number, aim: number]> = [
  ['kickoff', 'close', 'result', 0, -40],
  ['kickoff', 'close', 'over25', 10, 0],
  ['blend', 'before', 'result', -10, -20],
  ['ratings', 'before', 'result', -25, -60],
  ['blend', 'before', 'bothScore', -20, -40],
];

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, against: { type: 'string' }, out: { type: 'string' } },
  });
  if (!values.data) throw new Error('npm run bench -- forecast --data DIR');
  const started = performance.now();
  const samples = collect(values.data);
  const seconds = (performance.now() - started) / 1000;
  const main = samples.filter(({ group }) => !EXTRA.has(group));
  const groups = [...new Set(main.map(({ group }) => group)), ...EXTRA];
  const table = groups.flatMap((group) =>
    figuresOf(
      group,
      samples.filter((sample) => sample.group === group),
    ),
  );
  console.table(table);
  const before = values.against ? readBefore(values.against) : null;
  const asked = ASKED.flatMap((line) => askedFigures(main, before, line));
  console.table(asked);
  const shown = main.filter(({ group }) => SHOWN_SEASONS.includes(group));
  const bins = Object.fromEntries(
    (['ratings', 'blend', 'kickoff'] as const).map((source) => [source, binsOf(shown, source)]),
  );
  for (const [source, of] of Object.entries(bins)) printBins(source, of);
  const coverage = coverageOf(main);
  console.table(coverage);
  console.log(`Walk-forward of all seasons, ${samples.length} judged: ${seconds.toFixed(1)} s`);
  const path = saveResult('forecast', { table, asked, bins, coverage, seconds }, values.out);
  console.log(`Figures in ${path}`);
}

function collect(folder: string): Sample[] {
  const { matches, written } = readHistoryFolder(folder);
  const samples: Sample[] = [];
  walkForward(matches, { fromDay: FIRST_DAY, toDay: LAST_DAY }, (match, forecast, atKickoff) => {
    const { score, competition, season, day } = match;
    if (!score || match.awarded) return;
    const isExtra = EXTRA.has(competition);
    const [opening, closing] = [match.opening?.average, match.closing?.average];
    const open = fairResultOf(opening);
    const closer = season === PINNACLE_SEASON && !isExtra ? match.closing?.pinnacle : closing;
    const close = fairResultOf(closer);
    // Without a market there is nothing to compare with.
    if (isExtra ? !close : !open) return;
    const blend = forecast.blend?.grid ?? forecast.ratings.grid;
    const late = isExtra ? null : atKickoff();
    const { date, home, away } = written.get(match)!;
    samples.push({
      group: isExtra ? competition : season,
      key: [competition, date, home, away].join(),
      day,
      score,
      said: {
        ratings: saidBy(forecast.ratings.grid),
        ...(isExtra ? {} : { blend: saidBy(blend) }),
        ...(late ? { kickoff: saidBy(late.blend?.grid ?? late.ratings.grid) } : {}),
        ...(open ? { open: { result: open, over25: fairOver25Of(opening) } } : {}),
        ...(close ? { close: { result: close, over25: fairOver25Of(closing) } } : {}),
      },
      ...intervalsAt(match, forecast, samples.length),
    });
  });
  return samples;
}

/** Probabilities by match and source, as `backtest` wrote them. */
function readBefore(file: string): Map<string, Quoted> {
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [div, date, home, away, source, ...cells] = row.split(',');
      const [p1, px, p2, over25, bothScore] = cells.map(Number) as [
        number,
        number,
        number,
        number,
        number,
      ];
      const result = { home: p1, draw: px, away: p2 };
      return [`${[div, date, home, away].join()} ${source}`, { result, over25, bothScore }];
    }),
  );
}

function lossOf(said: Quoted | undefined, question: Question, { score }: Sample): number | null {
  if (!said) return null;
  if (question === 'result') return logLoss(said.result, outcomeOf(score));
  const probability = said[question];
  if (probability === null || probability === undefined) return null;
  const happened =
    question === 'over25' ? score.home + score.away > 2 : score.home > 0 && score.away > 0;
  return binaryLogLoss(probability, happened);
}

/** Differences of log loss are shown multiplied by this. */
const UNIT = 1e5;

function askedFigures(
  samples: readonly Sample[],
  before: ReadonlyMap<string, Quoted> | null,
  [source, against, question, must, aim]: (typeof ASKED)[number],
) {
  if (against === 'before' && !before) return [];
  const rows = samples.flatMap((sample) => {
    const other = against === 'close' ? sample.said.close : before!.get(`${sample.key} ${source}`);
    const [own, others] = [sample.said[source], other].map((one) => lossOf(one, question, sample));
    if (own == null || others == null) return [];
    return [{ group: sample.group, day: sample.day, difference: own - others }];
  });
  const line = (group: string, part: typeof rows) => {
    const paired = pairedByWeek(part);
    const inUnits = (value: number) => Number((UNIT * value).toFixed(1));
    const difference = inUnits(paired.difference);
    const standardError = inUnits(paired.standardError);
    const met = difference <= aim ? 'aim' : difference <= must ? 'must' : 'missed';
    return {
      figure: `${source} − ${against}, ${question}`,
      group,
      matches: paired.matches,
      difference,
      standardError,
      must,
      aim,
      met,
    };
  };
  const seasons = [...Map.groupBy(rows, ({ group }) => group)];
  return [line('all', rows), ...seasons.map(([season, part]) => line(season, part))];
}

function figuresOf(group: string, samples: readonly Sample[]) {
  return SOURCES.flatMap((source) => {
    const seen = samples.filter(({ said }) => said[source]);
    if (seen.length === 0) return [];
    const mean = (score: (p: ResultProbabilities, outcome: '1' | 'X' | '2') => number) =>
      round(
        meanOf(seen.map(({ said, score: end }) => score(said[source]!.result, outcomeOf(end))))
          .mean,
      );
    const loss = (question: Question) =>
      round(meanOf(seen.flatMap((one) => lossOf(one.said[source], question, one) ?? [])).mean);
    return [
      {
        group,
        source,
        matches: seen.length,
        rps: mean(rankedProbabilityScore),
        logLoss: mean(logLoss),
        brier: mean(brierScore),
        over25: loss('over25'),
        bothScore: loss('bothScore'),
      },
    ];
  });
}

function binsOf(samples: readonly Sample[], source: 'ratings' | 'blend' | 'kickoff') {
  const claims = (side: 'home' | 'away', outcome: '1' | '2'): Claim[] =>
    samples.map(({ said, score }) => ({
      probability: said[source]!.result[side],
      happened: outcomeOf(score) === outcome,
    }));
  return { '1': calibrationBins(claims('home', '1')), '2': calibrationBins(claims('away', '2')) };
}

function printBins(source: string, bins: Record<'1' | '2', CalibrationBin[]>): void {
  const rows = (['1', '2'] as const).flatMap((bet) =>
    bins[bet].map((bin) => ({
      source,
      bet,
      from: bin.from,
      count: bin.count,
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
