/** The best eleven as an integer program, solved by HiGHS: an independent result to compare with. */
import highsLoader from 'highs';
import type { Candidate } from '../src/fantasy/lineup/squad/candidate.ts';
import { expectedPoints } from '../src/fantasy/lineup/squad/candidate.ts';
import type { ChampionshipRules } from '../src/fantasy/rules/championship-rules.ts';
import { modulesOf } from '../src/fantasy/rules/modules.ts';
import { slotCost } from '../src/fantasy/rules/out-of-role.ts';
import { type Game, lineOf, MANTRA_ROLES, type Role } from '../src/fantasy/rules/roles.ts';
import { seededRandom } from '../src/numeric/random.ts';

/** The highest expected total of an eleven without captain and modifiers; null if there is none. */
export async function solveLineupProgram(): Promise<
  (rules: ChampionshipRules, players: readonly Candidate[]) => number | null
> {
  // Its types describe the CommonJS build, in which the loader is called `default`.
  const load = highsLoader as unknown as typeof highsLoader.default;
  const highs = await load();
  return (rules, players) => {
    const solution = highs.solve(lineupProgram(rules, players));
    return solution.Status === 'Optimal' ? solution.ObjectiveValue : null;
  };
}

/** x_p_k: player p stands in a slot of kind k; y_m: module m is played. A kind is a list of roles, and
 *  4-1-4-1 has its own kinds because its costs differ. */
function lineupProgram(rules: ChampionshipRules, players: readonly Candidate[]): string {
  const modules = modulesOf(rules.game, rules.season).filter(({ name }) =>
    rules.modules.includes(name),
  );
  const kinds = new Map<string, { slot: readonly Role[]; module: string; counts: number[] }>();
  modules.forEach(({ name, slots }, m) => {
    for (const slot of slots) {
      const key = `${slot.join('/')}${name === '4-1-4-1' ? '*' : ''}`;
      const kind = kinds.get(key) ?? { slot, module: name, counts: modules.map(() => 0) };
      kind.counts[m]! += 1;
      kinds.set(key, kind);
    }
  });
  const objective: string[] = [];
  const columns: string[] = [];
  const ofPlayer: string[][] = players.map(() => []);
  const ofKind: string[][] = [...kinds].map(() => []);
  players.forEach((player, p) => {
    [...kinds.values()].forEach(({ slot, module }, k) => {
      const isClassic = rules.game === 'classic';
      const cost = isClassic
        ? slot[0] === player.roles[0]
          ? 0
          : Number.POSITIVE_INFINITY
        : slotCost(slot, player.roles, module, true);
      if (!Number.isFinite(cost)) return;
      const x = `x_${p}_${k}`;
      objective.push(`${term(player.plays * (expectedPoints(rules, player) - cost))} ${x}`);
      columns.push(x);
      ofPlayer[p]!.push(x);
      ofKind[k]!.push(x);
    });
  });
  const y = modules.map((_, m) => `y_${m}`);
  const filled = [...kinds.values()].map(({ counts }, k) => {
    const asked = counts.flatMap((count, m) => (count > 0 ? [`- ${count} ${y[m]}`] : []));
    return `k${k}: ${[ofKind[k]!.join(' + ') || `0 ${y[0]}`, ...asked].join(' ')} = 0`;
  });
  return [
    'Maximize',
    `obj: ${objective.join(' ')}`,
    'Subject To',
    `one: ${y.join(' + ')} = 1`,
    ...ofPlayer.flatMap((xs, p) => (xs.length > 0 ? [`p${p}: ${xs.join(' + ')} <= 1`] : [])),
    ...filled,
    'Binary',
    ...columns,
    ...y,
    'End',
  ].join('\n');
}

const term = (value: number) => `${value < 0 ? '-' : '+'} ${Math.abs(value).toFixed(9)}`;

/** A roster of random players with at least two goalkeepers. */
export function madeRoster(rules: ChampionshipRules, seed: number, size = 25): Candidate[] {
  const random = seededRandom(seed);
  const isMantra = rules.game === 'mantra';
  const role = (): Role =>
    isMantra
      ? MANTRA_ROLES[1 + random.integer(11)]!
      : (['D', 'C', 'A'] as const)[random.integer(3)]!;
  return Array.from({ length: size }, (_, id) => {
    const first: Role = id < 2 ? (isMantra ? 'Por' : 'P') : role();
    const others = isMantra && id >= 2 && random.uniform() < 0.4 ? [role()] : [];
    return {
      id,
      roles: [...new Set([first, ...others])],
      plays: random.uniform() < 0.2 ? random.uniform() : 0.7 + 0.3 * random.uniform(),
      vote: 5.5 + random.uniform(),
      voteSd: 0.6,
      events:
        id < 2 ? { goalsConceded: 1.5 * random.uniform() } : { goals: 0.4 * random.uniform() },
    };
  });
}

/** How often each set of roles occurs in Mantra, and each role in Classic, among players of a real list. */
const USUAL_ROLES: Readonly<Record<Game, ReadonlyArray<readonly [string, number]>>> = {
  classic: [
    ['P', 3],
    ['D', 9],
    ['C', 10],
    ['A', 8],
  ],
  mantra: [
    ...[['Por', 3] as const, ['Dc', 4] as const, ['Dd;E', 2] as const, ['Ds;E', 2] as const],
    ...[['B;Dc', 1] as const, ['E', 2] as const, ['M;C', 4] as const, ['M', 1] as const],
    ...[['C', 2] as const, ['C;T', 1] as const, ['W', 2] as const, ['T;A', 1] as const],
    ...[['A', 2] as const, ['Pc', 3] as const],
  ],
};

/** A typical roster: every role, most players likely to play, some doubtful. */
export function usualRoster(game: Game, seed: number): Candidate[] {
  const random = seededRandom(seed);
  const roles = USUAL_ROLES[game].flatMap(([names, count]) =>
    Array.from({ length: count }, () => names.split(';') as Role[]),
  );
  return roles.map((own, id) => {
    const line = lineOf(own);
    const kind = random.uniform();
    const plays =
      kind < 0.1 ? 0 : kind < 0.3 ? 0.2 + 0.5 * random.uniform() : 0.7 + 0.28 * random.uniform();
    const goals = { P: 0, D: 0.05, C: 0.12, A: 0.35 }[line] * (0.4 + 1.2 * random.uniform());
    return {
      id,
      roles: own,
      plays,
      vote: 5.7 + 0.6 * random.uniform(),
      voteSd: 0.65,
      events:
        line === 'P'
          ? { goalsConceded: 0.8 + random.uniform(), yellowCards: 0.05 }
          : { goals, assists: goals / 2, yellowCards: 0.1 + 0.2 * random.uniform() },
    };
  });
}
