// npm run bench -- lineup [--seconds 60] [--rosters 50] [--out FILE]: the recommended eleven with bench,
// substitutions and modifiers: how long it takes, and how far it is from what a long search finds.
import { parseArgs } from 'node:util';
import { chancesOf } from '@tredici/engine/fantasy/lineup/chances';
import { makeEvaluator } from '@tredici/engine/fantasy/lineup/expected-total';
import { lookAcross } from '@tredici/engine/fantasy/lineup/opponent';
import { recommendLineup } from '@tredici/engine/fantasy/lineup/recommend';
import { CLOSER_EFFORT, searchLineups } from '@tredici/engine/fantasy/lineup/search-lineup';
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
/** Exact enough to tell two line-ups apart. */
const FINE = 1e-5;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '60' },
      rosters: { type: 'string', default: '50' },
      out: { type: 'string' },
    },
  });
  const figures: Figure[] = [];
  for (const preset of PRESETS) figures.push(...timesOf(preset));
  figures.push(...chanceTimes());
  const [rosters, seconds] = [Number(values.rosters), Number(values.seconds)];
  for (const preset of ['classic-standard', 'classic-modern', 'mantra-standard']) {
    figures.push(longSearch(preset, rosters, seconds));
  }
  figures.push(longSearch('classic-modern', rosters, seconds, CLOSER_EFFORT), closerTime());
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

/** The second look that the page takes at a long bench, while the first answer is read. */
function closerTime(): Figure {
  const rules = rulesOf('classic-modern');
  const measured = median(9, (seed) =>
    recommendLineup(rules, usualRoster(rules.game, seed), {}, null, CLOSER_EFFORT),
  );
  return { figure: 'classic-modern looked at closely: 30 players, ms', measured, atMost: 1000 };
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

/** How much better a search is that goes on for so long, at worst. */
function longSearch(
  preset: string,
  rosters: number,
  seconds: number,
  usually?: typeof CLOSER_EFFORT,
): Figure {
  const rules = rulesOf(preset);
  let farthest = 0;
  for (let seed = 0; seed < rosters; seed++) {
    const squad = makeSquad(rules, usualRoster(rules.game, seed));
    const evaluator = makeEvaluator(squad, lookAcross(rules, null));
    const wishes = { locked: 0, forced: 0, modules: -1 };
    const [usual] = searchLineups(squad, evaluator, wishes, usually).best;
    if (!usual) continue;
    const own = evaluator.expected(usual, FINE);
    const began = performance.now();
    for (let round = 1; performance.now() - began < seconds * 1000 && round <= 4; round++) {
      const effort = {
        ...{ starts: 2 + 3 * round, margin: 0.4 + 0.4 * round, contenders: 10 * round },
        ...{ finalists: 4 * round, coarse: 1e-3 / 4 ** round, fine: FINE, closely: 4 },
      };
      const [found] = searchLineups(squad, evaluator, wishes, effort).best;
      farthest = Math.max(farthest, evaluator.expected(found!, FINE) - own);
    }
  }
  const looked = usually ? `${preset} looked at closely` : preset;
  const figure = `${looked}: below a search of ${seconds} s, at worst of ${rosters} rosters, points`;
  return { figure, measured: farthest, atMost: 0.02 };
}

/** Median milliseconds of processor time. */
function median(runs: number, work: (run: number) => unknown): number {
  const times = Array.from({ length: runs }, (_, at) => {
    const before = process.cpuUsage();
    work(at);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[runs >> 1]!;
}
