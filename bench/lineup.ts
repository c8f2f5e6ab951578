// npm run bench -- lineup [--quick | --whole] [--rosters N] [--seconds N] [--presets A,B] [--out FILE]: the
// recommended eleven with bench, substitutions and modifiers: how long it takes, and how far it is from what a
// long search finds. Usually on a few rosters, in some minutes; --quick without the long search, --whole for a
// minute on each of 50 rosters; the others to choose how many, for how long and under which rules. Times are
// those of the processor in the thread that works, as a browser's worker would take them.
import { parseArgs } from 'node:util';
import { chancesOf } from '@tredici/engine/fantasy/lineup/chances';
import { makeEvaluator } from '@tredici/engine/fantasy/lineup/expected-total';
import { lookAcross } from '@tredici/engine/fantasy/lineup/opponent';
import { recommendLineup } from '@tredici/engine/fantasy/lineup/recommend';
import {
  CLOSER_EFFORT,
  type Effort,
  searchLineups,
} from '@tredici/engine/fantasy/lineup/search-lineup';
import { makeSquad } from '@tredici/engine/fantasy/lineup/squad';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { readRules } from '@tredici/engine/fantasy/rules/read-rules';
import { usualRoster } from '../packages/engine/testing/lineup-program.ts';
import { saveResult } from './save-result.ts';

type Figure = { figure: string; measured: number; atMost: number };

const PRESETS = [
  ...['classic-standard', 'classic-defence', 'classic-modern', 'classic-historic'],
  ...['mantra-standard', 'mantra-d-factor'],
];
/** Those whose search is compared with a long one, on how many rosters and for how long at most. */
const SEARCHED = ['classic-standard', 'classic-modern', 'mantra-standard'];
const USUAL = { rosters: 8, seconds: 6 };
const WHOLE = { rosters: 50, seconds: 60 };

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      whole: { type: 'boolean', default: false },
      rosters: { type: 'string' },
      seconds: { type: 'string' },
      presets: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const figures: Figure[] = [];
  for (const preset of PRESETS) figures.push(...timesOf(preset));
  figures.push(...chanceTimes());
  figures.push(closerTime('classic-modern'), closerTime('mantra-standard'));
  const usual = values.whole ? WHOLE : USUAL;
  const rosters = Number(values.rosters ?? usual.rosters);
  const seconds = Number(values.seconds ?? usual.seconds);
  for (const preset of values.quick ? [] : (values.presets?.split(',') ?? SEARCHED)) {
    figures.push(...longSearch(preset, rosters, seconds));
  }
  console.table(figures.map((row) => ({ ...row, met: row.measured <= row.atMost })));
  console.log(`Figures in ${saveResult('lineup', figures, values.out)}`);
}

function rulesOf(said: unknown): ChampionshipRules {
  const reading = readRules(said);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.rules;
}

function timesOf(preset: string): Figure[] {
  const rules = rulesOf(preset);
  const plain = rulesOf({ preset, substitutions: { maximum: 0 }, ...WITHOUT_MODIFIERS });
  const time = (of: ChampionshipRules) =>
    median(25, (seed) => recommendLineup(of, usualRoster(of.game, seed)));
  return [
    { figure: `${preset}: 30 players, ms`, measured: time(rules), atMost: 150 },
    {
      figure: `${preset}: without substitutions and modifiers, ms`,
      measured: time(plain),
      atMost: 20,
    },
  ];
}

/** The second look that the page takes, while the first answer is read. */
function closerTime(preset: string): Figure {
  const rules = rulesOf(preset);
  const measured = median(9, (seed) =>
    recommendLineup(rules, usualRoster(rules.game, seed), {}, null, CLOSER_EFFORT[rules.game]),
  );
  return { figure: `${preset} looked at closely: 30 players, ms`, measured, atMost: 1000 };
}

const WITHOUT_MODIFIERS = {
  officeReserve: null,
  modifiers: { defence: null, midfield: null, attack: null, dFactor: null },
};

function chanceTimes(): Figure[] {
  return ['classic-defence', 'mantra-d-factor'].map((preset) => {
    const rules = rulesOf(preset);
    const sides = [1, 2].map((seed) => {
      const players = usualRoster(rules.game, seed);
      const recommending = recommendLineup(rules, players);
      if (!recommending.ok) throw new Error(recommending.reason);
      return { players, lineup: recommending.recommendation };
    });
    const measured = median(9, (seed) =>
      chancesOf(rules, sides[0]!, sides[1]!, { rounds: 10_000, seed }),
    );
    return { figure: `${preset}: 10,000 rounds against an opponent, ms`, measured, atMost: 200 };
  });
}

/** How much better a search is that goes on for so long, at worst: than the first answer, and than the one
 *  that was looked at closely. */
function longSearch(preset: string, rosters: number, seconds: number): Figure[] {
  const rules = rulesOf(preset);
  const below = { first: 0, closer: 0 };
  for (let seed = 0; seed < rosters; seed++) {
    const squad = makeSquad(rules, usualRoster(rules.game, seed));
    const evaluator = makeEvaluator(squad, lookAcross(rules, null));
    const found = (effort?: Effort) => {
      const [best] = searchLineups(squad, evaluator, EVERYTHING, effort).best;
      return best ? evaluator.expected(best, 'fine') : 0;
    };
    const first = found();
    const closer = Math.max(first, found(CLOSER_EFFORT[rules.game]));
    let most = closer;
    const taken = cpuTime();
    for (let round = 1; round <= MOST_ROUNDS && taken() < seconds * 1000; round++) {
      most = Math.max(most, found(longerEffort(round)));
    }
    below.first = Math.max(below.first, most - first);
    below.closer = Math.max(below.closer, most - closer);
  }
  const figure = (answer: string) =>
    `${preset}: ${answer} below a search of ${seconds} s, at worst of ${rosters} rosters, points`;
  return [
    { figure: figure('first answer'), measured: below.first, atMost: 0.02 },
    { figure: figure('closer answer'), measured: below.closer, atMost: 0.02 },
  ];
}

/** After so many the effort looks at everything that it can. */
const MOST_ROUNDS = 12;
const EVERYTHING = { locked: 0, forced: 0, modules: -1 };

function longerEffort(round: number): Effort {
  return {
    ...{ starts: 3 + 3 * round, margin: 0.4 + 0.4 * round, contenders: 16 * round },
    ...{ finalists: 5 * round, polished: 3 * round },
    looks: { climbing: 'rough', ordering: 'close', polishing: 'close', last: 'fine' },
  };
}

/** Median milliseconds of processor time. */
function median(runs: number, work: (run: number) => unknown): number {
  const times = Array.from({ length: runs }, (_, at) => {
    const taken = cpuTime();
    work(at);
    return taken();
  });
  return times.sort((a, b) => a - b)[runs >> 1]!;
}

/** Milliseconds of processor time that this thread takes from now on. */
function cpuTime(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
}
