// npm run bench -- fantasy [--data DIR] [--out FILE]: how fast a round is scored and, with a data folder
// (`fantacalcio` and `football-data`), how accurate season projections were on 2022/23 → 2023/24.
import { parseArgs } from 'node:util';
import { bestEleven } from '@tredici/engine/fantasy/lineup/search/best-eleven';
import { SEASON_MODEL } from '@tredici/engine/fantasy/projections/season-constants';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { modulesOf } from '@tredici/engine/fantasy/rules/modules';
import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
import type { Role } from '@tredici/engine/fantasy/rules/roles';
import type { MatchdayPlayer, MatchdayTeam } from '@tredici/engine/fantasy/scoring/match-day';
import { scoreFixture } from '@tredici/engine/fantasy/scoring/score-matchday';
import { seededRandom } from '@tredici/engine/numeric/random';
import { madeRoster, solveLineupProgram } from '../packages/engine/testing/lineup-program.ts';
import { crossValidate, loadSeasonPair, seasonFigures } from './measure/fantasy-season.ts';
import { saveResult } from './save-result.ts';

type Figure = { figure: string; measured: number; atMost?: number; atLeast?: number };

const TEAMS = 10;
const ROSTERS = 300;
/** Share of players without a vote, as in a usual round. */
const WITHOUT_VOTE = 0.15;

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, out: { type: 'string' } },
  });
  const figures: Figure[] = [
    { figure: 'a Classic round of 10 teams, ms', measured: roundTime('classic-modern'), atMost: 5 },
    { figure: 'a Mantra round of 10 teams, ms', measured: roundTime('mantra-d-factor'), atMost: 5 },
    ...(await elevenFigures()),
    ...(values.data ? await seasonFigureRows(values.data) : []),
  ];
  const isMet = ({ measured, atMost, atLeast }: Figure) =>
    measured <= (atMost ?? Number.POSITIVE_INFINITY) &&
    measured >= (atLeast ?? Number.NEGATIVE_INFINITY);
  console.table(figures.map((row) => ({ ...row, met: isMet(row) })));
  console.log(`Figures in ${saveResult('fantasy', figures, values.out)}`);
}

/** The best eleven compared with an integer program; the bench `lineup` times a recommendation. */
async function elevenFigures(): Promise<Figure[]> {
  const solve = await solveLineupProgram();
  return (['classic-standard', 'mantra-standard'] as const).map((preset) => {
    const rules = PRESETS[preset];
    let farthest = 0;
    for (let seed = 0; seed < ROSTERS; seed++) {
      const roster = madeRoster(rules, seed);
      const found = bestEleven(rules, roster)?.expected ?? 0;
      farthest = Math.max(farthest, Math.abs((solve(rules, roster) ?? 0) - found));
    }
    return {
      figure: `${preset}: farthest from the optimum, ${ROSTERS} rosters`,
      measured: farthest,
      atMost: 1e-5,
    };
  });
}

async function seasonFigureRows(folder: string): Promise<Figure[]> {
  const pair = await loadSeasonPair(folder);
  const shipped = seasonFigures(pair, SEASON_MODEL);
  const left = crossValidate(pair);
  return [
    {
      figure: 'fantavoto of a season, mean miss, cross-validated',
      measured: left.mae,
      atMost: 0.305,
    },
    { figure: 'its rank correlation, cross-validated', measured: left.rho, atLeast: 0.64 },
    { figure: 'the same as shipped: mean miss', measured: shipped.mae, atMost: 0.305 },
    { figure: 'rank correlation', measured: shipped.rho, atLeast: 0.64 },
    { figure: 'votes, mean miss', measured: shipped.votesMae, atMost: 8.2 },
    {
      figure: 'share within the 80% interval',
      measured: shipped.covered,
      atLeast: 0.76,
      atMost: 0.9,
    },
  ];
}

/** Median milliseconds for five matches. */
function roundTime(preset: keyof typeof PRESETS): number {
  const rules = PRESETS[preset];
  return median(60, (seed) => {
    for (let at = 0; at < TEAMS; at += 2) {
      const [home, away] = [at, at + 1].map((team) => madeTeam(rules, seed * TEAMS + team));
      const scoring = scoreFixture(rules, home!, away!);
      if (!scoring.ok) throw new Error(JSON.stringify(scoring.problems));
    }
  });
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

function madeTeam(rules: ChampionshipRules, seed: number): MatchdayTeam {
  const random = seededRandom(seed);
  const modules = modulesOf(rules.game, rules.season).filter(({ name }) =>
    rules.modules.includes(name),
  );
  const module = modules[random.integer(modules.length)]!;
  const player = (id: number, roles: readonly Role[]): MatchdayPlayer => ({
    id,
    roles: [roles[random.integer(roles.length)]!],
    vote: random.uniform() < WITHOUT_VOTE ? null : 5 + 0.5 * random.integer(6),
    events: random.uniform() < 0.15 ? { goals: 1 } : {},
  });
  const starters = module.slots.map((slot, at) => player(at, slot));
  const bench = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1].map((slot, at) =>
    player(20 + at, module.slots[slot]!),
  );
  return {
    players: [...starters, ...bench],
    lineup: {
      module: module.name,
      starters: starters.map(({ id }) => id),
      bench: bench.map(({ id }) => id),
      captain: 10,
    },
  };
}
