/** `tredici backtest`: forecasts a stretch of the past as it was lived and writes every number. */

import { createWriteStream, writeFileSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { walkForward } from '@tredici/engine/evaluate/walk-forward';
import type { MatchForecast } from '@tredici/engine/forecast/forecaster';
import { gridResult } from '@tredici/engine/grid/calibrated-grid';
import type { ScoreGrid } from '@tredici/engine/grid/score-grid';
import { betProbability } from '@tredici/engine/markets/probabilities';
import { DAY_MS } from '#durations.ts';
import {
  readHistoryFolder,
  type WrittenMatch,
} from '#features/forecasts/compute/read-history-folder.ts';
import { csvLine } from '#sources/csv-line.ts';
import { type Command, fail, refuseUsage } from './command.ts';
import { canWrite, isFolder } from './files.ts';
import {
  flatYields,
  PLAN_HEADER,
  type PricedMatch,
  planRows,
  pricedMatch,
} from './plan-backtest.ts';
import { createProgress, type Progress } from './progress.ts';
import { readWords } from './read-words.ts';

const USAGE = `npm run tredici -- backtest --data DIR --from YYYY-MM-DD --to YYYY-MM-DD --out FILE.csv
                           [--plan FILE.csv]

Forecasts every match of DIR (laid out as {season}/{division}.csv and new/{code}.csv) dated from
--from to --to, each from rows dated before its own day. Needs no database.

Writes div,date,home,away,source,p1,px,p2,o25,btts with one row per match and source:
  ratings  the match's own odds are not used
  blend    its pre-match odds are, closing odds never; the ratings where it has none
  kickoff  its closing odds are: what would be published at kick-off; the blend where it has none

--plan also plays the investment plan over these forecasts and writes
week_start,level,price,bets,won,staked_cents,returned_cents,bankroll_cents,savings_cents for every
week (its Monday), risk level (70, 65, 60, 55) and price, each begun with 100 euro. Bets are chosen
at the best price (Max…, BbMx…); 'average' settles the same bets at the average one (Avg…, BbAv…).
What a flat stake would have yielded is printed beside it.`;

const HEADER = 'div,date,home,away,source,p1,px,p2,o25,btts\n';
/** Rows of a match: ratings, blend and kickoff. */
const SOURCES = 3;

export const command: Command = {
  name: 'backtest',
  summary: 'Forecasts past matches from football-data.co.uk files, without looking ahead',
  usage: USAGE,
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') return refuseUsage(options, command);
  if (!isFolder(options.data)) return fail(`there is no folder ${options.data}.`);
  const { matches, written, files, problems } = readHistoryFolder(options.data);
  if (files === 0) return fail(`no season files found in ${options.data}.`);
  console.error(`${matches.length} matches in ${files} files`);
  for (const { file, where, reason } of problems) console.error(`  ${file}, ${where}: ${reason}`);
  if (matches.length === 0) return fail(`no match could be read in ${options.data}.`);
  // Said before the work, which takes minutes, and not after it.
  for (const file of [options.plan, options.out]) {
    if (file && !canWrite(file)) return fail(`${file} cannot be written.`);
  }
  const out = createWriteStream(options.out);
  out.write(HEADER);
  let rows = 0;
  let progress: Progress | undefined;
  const onDay = ({ done, total }: { done: number; total: number }) => {
    progress ??= createProgress(total, { mostLines: 10 });
    progress.step(done, 'matches');
  };
  const priced: PricedMatch[] = [];
  // The engine counts days in UTC and the files in British time: a day wider, then by the files' own.
  const span = { fromDay: options.fromDay - 1, toDay: options.toDay + 1, onDay };
  walkForward(matches, span, (match, forecast, atKickoff) => {
    const asWritten = written.get(match)!;
    const day = readDay(asWritten.date)!;
    if (day < options.fromDay || day > options.toDay) return;
    out.write(rowsOf(match.competition, asWritten, forecast, atKickoff()));
    rows += SOURCES;
    const offer = options.plan ? pricedMatch(match, forecast) : null;
    if (offer) priced.push(offer);
  });
  progress?.end();
  out.end();
  await finished(out);
  console.error(`${rows} rows in ${options.out}`);
  if (options.plan) {
    const lines = planRows(priced, options);
    writeFileSync(options.plan, PLAN_HEADER + lines.join(''));
    console.error(`${lines.length} rows in ${options.plan}`);
    console.table(flatYields(priced));
  }
  return 0;
}

function rowsOf(
  competition: string,
  { date, home, away }: WrittenMatch,
  forecast: MatchForecast,
  atKickoff: MatchForecast,
): string {
  const match = [competition, date, home, away];
  const line = (source: string, grid: ScoreGrid) =>
    `${csvLine([...match, source, ...cells(grid)])}\n`;
  const published = ({ blend, ratings }: MatchForecast) => blend?.grid ?? ratings.grid;
  return [
    line('ratings', forecast.ratings.grid),
    line('blend', published(forecast)),
    line('kickoff', published(atKickoff)),
  ].join('');
}

function cells(grid: ScoreGrid): string[] {
  const { home, draw, away } = gridResult(grid);
  const over25 = betProbability(grid, 'o_2_5');
  return [home, draw, away, over25, betProbability(grid, 'goal')].map((p) => p.toFixed(6));
}

type Options = { data: string; fromDay: number; toDay: number; out: string; plan?: string };

/** The options, or a sentence about what is wrong with them. */
function readOptions(args: readonly string[]): Options | string {
  const text = { type: 'string' } as const;
  const words = readWords(args, { data: text, from: text, to: text, out: text, plan: text });
  if ('problem' in words) return words.problem;
  if (words.positionals.length > 0) return `"${words.positionals[0]}" is one word too many.`;
  const { data, from, to, out, plan } = words.values;
  if (!data || !from || !to || !out) return '--data, --from, --to and --out are all needed.';
  const fromDay = readDay(from);
  const toDay = readDay(to);
  if (fromDay === null) return `--from ${from} is not a date like 2022-07-01.`;
  if (toDay === null) return `--to ${to} is not a date like 2023-06-30.`;
  if (toDay < fromDay) return `--to ${to} lies before --from ${from}.`;
  return { data, fromDay, toDay, out, ...(plan ? { plan } : {}) };
}

function readDay(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  const isReal = Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
  return isReal ? time / DAY_MS : null;
}
