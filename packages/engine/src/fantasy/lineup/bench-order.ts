/** The bench of an eleven: who sits there and in which order they would come on. */
import type { BenchRules } from '../rules/championship-rules.ts';
import { CLASSIC_ROLES } from '../rules/roles.ts';
import type { PlayerModel } from './player-model.ts';
import type { PlayerSet, Squad } from './squad.ts';

/** A good bench to begin with: who is likeliest to bring points, within the places of the bench, and whoever
 *  brings more when they play first: those behind come on only if those before do not play.
 *  @param forced who must be named: on the bench unless they start. */
export function firstBench(squad: Squad, starters: PlayerSet, forced: PlayerSet): number[] {
  const { players, rules } = squad;
  const { bench } = rules;
  const worth = (at: number) => players[at]!.plays * players[at]!.points;
  const likely = players
    .map((_, at) => at)
    .filter((at) => !(starters & (1 << at)) && (players[at]!.plays > 0 || forced & (1 << at)))
    .sort((a, b) => worth(b) - worth(a) || a - b);
  const chosen = new Set<number>();
  const take = (at: number) => {
    if (chosen.has(at) || !holds(bench, squad, [...chosen, at])) return;
    chosen.add(at);
  };
  for (const at of likely) if (forced & (1 << at)) take(at);
  for (const at of likely) {
    const keepers = [...chosen].filter((one) => players[one]!.line === 'P').length;
    if (players[at]!.line === 'P' && keepers < Math.max(1, bench.minimumGoalkeepers)) take(at);
  }
  // One reserve goalkeeper is enough unless the rules ask for more.
  for (const at of likely) if (players[at]!.line !== 'P') take(at);
  const ordered = [...chosen].sort((a, b) => players[b]!.points - players[a]!.points || a - b);
  return inOrder(squad, ordered);
}

/** Who would bring so much less than the one who sits there is not tried in their place. */
const WORTH_TRYING = 0.5;
/** On a bench so short any two change places, and any may be left out. */
const SHORT = 5;

/** Benches that differ by one thing: two neighbours who change places, or one who makes room for another. */
export function benchMoves(
  squad: Squad,
  starters: PlayerSet,
  bench: readonly number[],
): number[][] {
  const { players, rules } = squad;
  const worth = ({ plays, points }: PlayerModel) => plays * points;
  const moves: number[][] = [];
  const isFree = rules.bench.order === 'free';
  const exchange = (a: number, b: number) => {
    const [first, second] = [bench[a]!, bench[b]!];
    if (!isFree && players[first]!.line !== players[second]!.line) return;
    moves.push(bench.map((one, at) => (at === a ? second : at === b ? first : one)));
  };
  const farthest = bench.length <= SHORT ? bench.length : 1;
  for (let apart = 1; apart <= farthest; apart++) {
    for (let at = 0; at + apart < bench.length; at++) exchange(at, at + apart);
  }
  if (bench.length <= SHORT) {
    for (const one of bench) moves.push(bench.filter((other) => other !== one));
  }
  const named = bench.reduce((set, one) => set | (1 << one), starters);
  players.forEach((player, outsider) => {
    if (named & (1 << outsider) || player.plays === 0) return;
    const longer = inOrder(squad, [...bench, outsider]);
    if (holds(rules.bench, squad, longer)) moves.push(longer);
    bench.forEach((sitting, place) => {
      if (worth(player) < worth(players[sitting]!) - WORTH_TRYING) return;
      const other = bench.map((one, at) => (at === place ? outsider : one));
      if (holds(rules.bench, squad, other)) moves.push(inOrder(squad, other));
    });
  });
  return moves;
}

/** The bench after a reserve has changed places with a starter, where the rules let that one sit there;
 *  else without the reserve. Whoever sat nowhere leaves it as it is. */
export function exchangeOnBench(
  squad: Squad,
  bench: readonly number[],
  into: number,
  out: number,
): readonly number[] {
  if (!bench.includes(into)) return bench;
  const seats = bench.map((one) => (one === into ? out : one));
  const isLegal = holds(squad.rules.bench, squad, seats);
  return inOrder(squad, isLegal ? seats : bench.filter((one) => one !== into));
}

/** Whether the rules let these sit there, keeping a place for goalkeepers. */
function holds(rules: BenchRules, { players }: Squad, bench: readonly number[]): boolean {
  if (bench.length > rules.size) return false;
  const ofLine = (line: string) => bench.filter((at) => players[at]!.line === line).length;
  for (const line of CLASSIC_ROLES) {
    if (ofLine(line) > (rules.perRole?.[line] ?? Number.POSITIVE_INFINITY)) return false;
  }
  return rules.size - bench.length >= rules.minimumGoalkeepers - ofLine('P');
}

function inOrder({ rules, players }: Squad, bench: readonly number[]): number[] {
  if (rules.bench.order === 'free') return [...bench];
  return CLASSIC_ROLES.flatMap((line) => bench.filter((at) => players[at]!.line === line));
}
