/** The bench of an eleven: who is on it and in which order they come on. */
import type { BenchRules } from '../../rules/championship-rules.ts';
import { CLASSIC_ROLES } from '../../rules/roles.ts';
import type { PlayerSet } from '../squad/player-set.ts';
import type { Squad } from '../squad/squad.ts';

/** A good bench to start from: those who are likely to bring most points, within the places of the bench,
 *  with those who bring more when they play first. The ones behind come on only if those before do not play.
 *  @param forced players who must be named: on the bench unless they start. */
export function firstBench(
  squad: Squad,
  starters: PlayerSet,
  forced: PlayerSet,
): readonly number[] {
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
  // One reserve goalkeeper, and another if the rules ask for one or if both before may well be missing, since
  // nobody else can stand in goal.
  const keepers = players.flatMap(({ line }, at) => (line === 'P' ? [at] : []));
  const missing = (at: number) =>
    starters & (1 << at) || chosen.has(at) ? 1 - players[at]!.plays : 1;
  const isNeeded = (at: number) => {
    const sitting = keepers.filter((one) => chosen.has(one)).length;
    if (sitting < Math.max(1, bench.minimumGoalkeepers)) return true;
    return keepers.reduce((chance, one) => chance * missing(one), worth(at)) > RARELY;
  };
  for (const at of likely) if (players[at]!.line === 'P' && isNeeded(at)) take(at);
  for (const at of likely) if (players[at]!.line !== 'P') take(at);
  const ordered = [...chosen].sort((a, b) => players[b]!.points - players[a]!.points || a - b);
  return inOrder(squad, ordered);
}

/** The same bench in other orders to start from, if the rules allow any order: line by line, each line in its
 *  own order. Which line comes first matters most where reserves may change the module. */
export function benchesByLine({ players, rules }: Squad, bench: readonly number[]): number[][] {
  if (rules.bench.order !== 'free') return [];
  const ofLine = (line: string) => bench.filter((at) => players[at]!.line === line);
  return LINE_ORDERS.map((lines) => [...lines, 'P'].flatMap(ofLine));
}
const LINE_ORDERS = ['DCA', 'DAC', 'CDA', 'CAD', 'ADC', 'ACD'];

/** Roughly what the last player of a long bench brings. */
const RARELY = 0.03;
/** On a bench this short any two players may swap, and any may be left out. */
const SHORT = 5;

/** Benches that differ by one step: two neighbours swapped, one player moved, or one replaced by another. */
export function benchMoves(
  squad: Squad,
  starters: PlayerSet,
  bench: readonly number[],
): Array<readonly number[]> {
  const { players, rules } = squad;
  const moves: Array<readonly number[]> = [];
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
  if (isFree) moves.push(...insertions(squad, bench));
  if (bench.length <= SHORT) {
    for (const one of bench) moves.push(bench.filter((other) => other !== one));
  }
  const named = bench.reduce((set, one) => set | (1 << one), starters);
  players.forEach((player, outsider) => {
    if (named & (1 << outsider) || player.plays === 0) return;
    const longer = inOrder(squad, [...bench, outsider]);
    if (holds(rules.bench, squad, longer)) moves.push(longer);
    bench.forEach((_, place) => {
      // A player who seldom plays costs little in front of others, and one of a scarce role may matter more
      // than a better one.
      const others = bench.filter((_, at) => at !== place);
      const other = inOrder(squad, withInPlace(squad, others, outsider));
      if (holds(rules.bench, squad, other)) moves.push(other);
    });
  });
  return moves;
}

/** Moves one player over two or more others; players with the same roles keep their order. */
function insertions({ kinds }: Squad, bench: readonly number[]): number[][] {
  const moves: number[][] = [];
  bench.forEach((one, from) => {
    const others = bench.toSpliced(from, 1);
    for (const step of [-1, 1]) {
      for (let to = from + step; to >= 0 && to < bench.length; to += step) {
        if (kinds[bench[to]!] === kinds[one]) break;
        if (Math.abs(to - from) > 1) moves.push(others.toSpliced(to, 0, one));
      }
    }
  });
  return moves;
}

/** The bench with one more player, placed in their line before the first who brings less. */
function withInPlace({ players }: Squad, bench: readonly number[], one: number): number[] {
  const { line, points } = players[one]!;
  const isOfLine = (at: number) => players[at]!.line === line;
  const weaker = bench.findIndex((at) => isOfLine(at) && players[at]!.points < points);
  const place = weaker >= 0 ? weaker : bench.findLastIndex(isOfLine) + 1 || bench.length;
  return bench.toSpliced(place, 0, one);
}

/** The bench after a reserve has swapped places with a starter, if the rules allow that one on it; otherwise
 *  without the reserve. If the new starter was not on the bench, the old one takes the place of the reserve
 *  who is expected to bring least. */
export function exchangeOnBench(
  squad: Squad,
  bench: readonly number[],
  into: number,
  out: number,
): readonly number[] {
  const { players, rules } = squad;
  if (!bench.includes(into)) {
    const [, ...spareKeepers] = bench.filter((at) => players[at]!.line === 'P');
    const worth = (at: number) => {
      if (spareKeepers.includes(at)) return 0;
      return players[at]!.line === 'P' ? Infinity : players[at]!.plays * players[at]!.points;
    };
    const least = bench.reduce((worst, at) => (worth(at) < worth(worst) ? at : worst), out);
    const others = bench.length < rules.bench.size ? bench : bench.filter((at) => at !== least);
    const seated = least === out ? bench : inOrder(squad, withInPlace(squad, others, out));
    return holds(rules.bench, squad, seated) ? seated : bench;
  }
  const seats = bench.map((one) => (one === into ? out : one));
  const isLegal = holds(squad.rules.bench, squad, seats);
  return inOrder(squad, isLegal ? seats : bench.filter((one) => one !== into));
}

/** Whether the rules allow this bench, with a place kept for goalkeepers. */
function holds(rules: BenchRules, { players }: Squad, bench: readonly number[]): boolean {
  const { size, perRole, minimumGoalkeepers } = rules;
  if (bench.length > size) return false;
  const ofLine = (line: string) => {
    let count = 0;
    for (const at of bench) if (players[at]!.line === line) count++;
    return count;
  };
  if (perRole && CLASSIC_ROLES.some((line) => ofLine(line) > perRole[line])) return false;
  return ofLine('P') + size - bench.length >= minimumGoalkeepers;
}

function inOrder({ rules, players }: Squad, bench: readonly number[]): readonly number[] {
  if (rules.bench.order === 'free') return bench;
  return CLASSIC_ROLES.flatMap((line) => bench.filter((at) => players[at]!.line === line));
}
