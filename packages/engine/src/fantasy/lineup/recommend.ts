/** The recommended line-up: module, eleven, captain and vice, bench in order, and how close the second
 *  best is. Substitutions and the modifiers named in `notCounted` are not in the expectation. */
import type { PlayerId } from '../match-day.ts';
import type { ChampionshipRules } from '../rules/championship-rules.ts';
import { CLASSIC_ROLES, isGoalkeeper, lineOf } from '../rules/roles.ts';
import { bestEleven, type Eleven, secondEleven, type Wishes } from './best-eleven.ts';
import { type Candidate, captainPoints, expectedPoints } from './candidate.ts';

export type Recommendation = {
  readonly module: string;
  readonly starters: readonly PlayerId[];
  readonly bench: readonly PlayerId[];
  readonly captain: PlayerId | null;
  readonly vice: PlayerId | null;
  /** Expected points of the eleven: chance to play times points, summed. */
  readonly expected: number;
  /** The best eleven with at least one other man; null where there is none. */
  readonly second: {
    readonly module: string;
    readonly out: readonly PlayerId[];
    readonly in: readonly PlayerId[];
    readonly expected: number;
    /** How much less it is expected to make. */
    readonly distance: number;
  } | null;
  readonly notCounted: readonly string[];
};
export type Recommending =
  | { readonly ok: true; readonly recommendation: Recommendation }
  | {
      readonly ok: false;
      readonly reason: 'too-few-goalkeepers' | 'too-few-players' | 'no-legal-module';
    };

export function recommendLineup(
  rules: ChampionshipRules,
  players: readonly Candidate[],
  wishes: Wishes = {},
): Recommending {
  const free = players.filter(({ id }) => !wishes.banned?.includes(id));
  if (!free.some(({ roles }) => isGoalkeeper(roles)))
    return { ok: false, reason: 'too-few-goalkeepers' };
  if (free.length < 11) return { ok: false, reason: 'too-few-players' };
  const best = bestEleven(rules, players, wishes);
  if (!best) return { ok: false, reason: 'no-legal-module' };
  const second = secondEleven(rules, players, best, wishes);
  const rest = free.filter((player) => !best.starters.includes(player));
  return {
    ok: true,
    recommendation: {
      module: best.module,
      starters: best.starters.map(({ id }) => id),
      bench: chooseBench(rules, rest).map(({ id }) => id),
      captain: best.captain?.id ?? null,
      vice: viceOf(rules, best)?.id ?? null,
      expected: best.expected,
      second: second && compare(best, second),
      notCounted: notCounted(rules),
    },
  };
}

function compare(best: Eleven, second: Eleven): NonNullable<Recommendation['second']> {
  const missing = (from: Eleven, other: Eleven) =>
    from.starters.filter((player) => !other.starters.includes(player)).map(({ id }) => id);
  return {
    ...{ module: second.module, expected: second.expected },
    ...{ out: missing(best, second), in: missing(second, best) },
    distance: best.expected - second.expected,
  };
}

/** The best captain of the others. */
function viceOf(rules: ChampionshipRules, { starters, captain }: Eleven): Candidate | null {
  if (!captain) return null;
  const worth = (player: Candidate) => player.plays * captainPoints(rules, player);
  const others = starters.filter((player) => player !== captain);
  return others.reduce((best, player) => (worth(player) > worth(best) ? player : best), others[0]!);
}

/** Who is likeliest to bring points, within the places of the bench. Whoever brings more when they play
 *  stands first: those behind come on only if those before do not play. */
function chooseBench(
  { bench, ...rules }: ChampionshipRules,
  rest: readonly Candidate[],
): Candidate[] {
  const points = (player: Candidate) => expectedPoints({ bench, ...rules }, player);
  const likely = rest
    .filter(({ plays }) => plays > 0)
    .sort((a, b) => b.plays * points(b) - a.plays * points(a));
  const keepers = likely
    .filter(({ roles }) => isGoalkeeper(roles))
    .slice(0, bench.minimumGoalkeepers);
  const chosen = new Set(keepers);
  for (const player of likely) {
    if (chosen.size >= bench.size) break;
    const line = lineOf(player.roles);
    const ofLine = [...chosen].filter(({ roles }) => lineOf(roles) === line).length;
    // One reserve goalkeeper is enough unless the rules ask for more.
    const isSpare = line === 'P' && ofLine >= Math.max(1, bench.minimumGoalkeepers);
    if (isSpare || ofLine >= (bench.perRole?.[line] ?? Number.POSITIVE_INFINITY)) continue;
    chosen.add(player);
  }
  const ordered = [...chosen].sort((a, b) => points(b) - points(a));
  if (bench.order === 'free') return ordered;
  return CLASSIC_ROLES.flatMap((line) => ordered.filter(({ roles }) => lineOf(roles) === line));
}

function notCounted({ modifiers, substitutions, bench }: ChampionshipRules): string[] {
  const linear = new Set(['captain', 'module']);
  const names = Object.entries(modifiers)
    .filter(([name, rule]) => rule !== null && !linear.has(name))
    .map(([name]) => name);
  return [...(substitutions.maximum > 0 && bench.size > 0 ? ['substitutions'] : []), ...names];
}
