// npm run bench -- lineup [--quick | --whole] [--rosters N] [--seconds N] [--presets A,B] [--out FILE]: how
// long the recommended line-up with bench, substitutions and modifiers takes, and how far it is from the
// result of a long search. By default it uses a few rosters and takes some minutes. --quick leaves out the
// long search; --whole gives it a minute on each of 50 rosters, ten under each of five rules; --presets runs
// only the long search under some rules, with the given number of rosters and seconds. Times are processor
// time of the working thread, as in a browser's worker.
import { parseArgs } from 'node:util';
import { chancesOf } from '@tredici/engine/fantasy/lineup/chances';
import { prepareSquad } from '@tredici/engine/fantasy/lineup/prepare-squad';
import { recommendLineup } from '@tredici/engine/fantasy/lineup/recommend';
import { CLOSER_EFFORT, type Effort } from '@tredici/engine/fantasy/lineup/search/search-lineup';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { readRules } from '@tredici/engine/fantasy/rules/read-rules';
import { usualRoster } from '../packages/engine/testing/lineup-program.ts';
import { cpuTime, searchOn } from './measure/long-lineup-search.ts';
import { saveResult } from './save-result.ts';

type Figure = { figure: string; measured: number; atMost: number };

const PRESETS = [
  'classic-standard',
  'classic-defence',
  'classic-modern',
  'classic-historic',
  'mantra-standard',
  'mantra-d-factor',
];
/** The presets whose search is compared with a long one; below, the number of rosters and the seconds for
 *  each. */
const SEARCHED = [
  'classic-standard',
  'classic-defence',
  'classic-modern',
  'mantra-standard',
  'mantra-d-factor',
];
const USUAL = { rosters: 4, seconds: 6 };
const WHOLE = { rosters: 10, seconds: 60 };

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
  const figures = values.presets ? [] : times();
  const usual = values.whole ? WHOLE : USUAL;
  const rosters = Number(values.rosters ?? usual.rosters);
  const seconds = Number(values.seconds ?? usual.seconds);
  for (const preset of values.quick ? [] : (values.presets?.split(',') ?? SEARCHED)) {
    figures.push(...longSearch(preset, rosters, seconds));
  }
  console.table(figures.map((row) => ({ ...row, met: row.measured <= row.atMost })));
  console.log(`Figures in ${saveResult('lineup', figures, values.out)}`);
}

function times(): Figure[] {
  return [
    ...PRESETS.flatMap(timesOf),
    ...chanceTimes(),
    closerTime('classic-modern'),
    closerTime('mantra-standard'),
    closerTime('mantra-d-factor'),
  ];
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

/** The second, closer search, which the page runs while the first answer is read. */
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

/** The largest improvement that a search of this length finds over the first answer and over the closer one,
 *  both as the page requests them. All are measured by the value that the page shows. */
function longSearch(preset: string, rosters: number, seconds: number): Figure[] {
  const rules = rulesOf(preset);
  const below = { first: 0, closer: 0 };
  for (let seed = 0; seed < rosters; seed++) {
    const players = usualRoster(rules.game, seed);
    const answer = (effort?: Effort) => {
      const recommending = recommendLineup(rules, players, {}, null, effort);
      if (!recommending.ok) throw new Error(recommending.reason);
      return recommending;
    };
    const { recommendation, search } = answer();
    const closer = answer(CLOSER_EFFORT[rules.game]);
    const first = recommendation.expected;
    const second = Math.max(first, closer.recommendation.expected);
    const begun = [...search.best, ...closer.search.best];
    const most = Math.max(second, searchOn(prepareSquad(rules, players), begun, seconds, seed));
    below.first = Math.max(below.first, most - first);
    below.closer = Math.max(below.closer, most - second);
    const gaps = `first answer ${(most - first).toFixed(4)}, closer ${(most - second).toFixed(4)}`;
    console.log(`${preset}, roster ${seed}: best ${most.toFixed(3)}, below it ${gaps}`);
  }
  const figure = (answer: string) =>
    `${preset}: ${answer} below a search of ${seconds} s, at worst of ${rosters} rosters, points`;
  return [
    { figure: figure('first answer'), measured: below.first, atMost: 0.02 },
    { figure: figure('closer answer'), measured: below.closer, atMost: 0.02 },
  ];
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
