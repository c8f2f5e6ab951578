import type { FieldedLineup } from '../expectation/fielded-lineup.ts';
import { membersOf, type PlayerSet, setOf } from '../squad/player-set.ts';
import { areReplaced, type Squad } from '../squad/squad.ts';
import { benchMoves, exchangeOnBench } from './bench-order.ts';

export type SearchWishes = {
  /** Players who must start. */
  readonly locked: PlayerSet;
  /** Players who must be named, on the field or on the bench. */
  readonly forced: PlayerSet;
  /** Modules that may be submitted, as bits. */
  readonly modules: number;
};
export type Moves = (lineup: FieldedLineup) => FieldedLineup[];

/** Line-ups that differ in one thing: the module, the bench or, if exchanges are given, a starter. */
export function movesAround(
  squad: Squad,
  { forced, modules }: SearchWishes,
  exchanged: ((starters: PlayerSet) => PlayerSet[]) | null,
): Moves {
  const { fits } = squad;
  // If nobody comes on, the bench does not matter.
  const hasBench = areReplaced(squad.rules);
  const holding = (starters: PlayerSet) =>
    squad.modules.flatMap((_, module) =>
      modules & (1 << module) && Number.isFinite(fits.submittedCost(starters, module))
        ? [module]
        : [],
    );
  return ({ module, starters, bench }) => {
    const others = (exchanged?.(starters) ?? []).flatMap((set) => {
      const [out, into] = [only(starters & ~set), only(set & ~starters)];
      const seats = exchangeOnBench(squad, bench, into, out);
      return suitingModules(squad, set, modules).map((one) => ({
        module: one,
        starters: set,
        bench: seats,
      }));
    });
    return [
      ...holding(starters).flatMap((one) =>
        one === module ? [] : [{ module: one, starters, bench }],
      ),
      ...(hasBench ? benchMoves(squad, starters, bench) : []).map((seats) => ({
        module,
        starters,
        bench: seats,
      })),
      ...others,
    ].filter((other) => namesAll(other, forced));
  };
}

export const namesAll = ({ starters, bench }: FieldedLineup, players: PlayerSet) =>
  players === 0 || !(players & ~(starters | setOf(bench)));

/** The bench of a line-up, adapted to another eleven: the old starter takes the seat of the new one. */
export function benchLike(
  squad: Squad,
  { starters, bench }: FieldedLineup,
  eleven: PlayerSet,
): readonly number[] {
  const { players } = squad;
  const left = membersOf(starters & ~eleven);
  let seats = bench;
  for (const into of membersOf(eleven & ~starters)) {
    const alike = left.findIndex((out) => players[out]!.line === players[into]!.line);
    const [out] = left.splice(Math.max(0, alike), 1);
    seats = exchangeOnBench(squad, seats, into, out!);
  }
  return seats.filter((one) => !(eleven & (1 << one)));
}

const only = (set: PlayerSet) => 31 - Math.clz32(set);

/** Elevens with one different player, the most promising first. A doubtful player who brings more may start,
 *  since the other one can cover from the bench. An eleven that no module holds in role loses points for
 *  that.
 *  @param valuations what each player brings, by one or more measures.
 *  @param bonus what modifiers give these players if all of them play. */
export function exchanges(
  { players, fits, rules }: Squad,
  valuations: ReadonlyArray<readonly number[]>,
  locked: PlayerSet,
  starters: PlayerSet,
  margin: number,
  bonus: (starters: PlayerSet) => number,
): PlayerSet[] {
  const isReplaced = areReplaced(rules);
  const together = (set: PlayerSet) => bonus(set) - (fits.firstHolding(set) < 0 ? LIKELY_MALUS : 0);
  const own = together(starters);
  const found: Array<{ set: PlayerSet; gain: number }> = [];
  for (const out of membersOf(starters & ~locked)) {
    players.forEach((player, into) => {
      if (starters & (1 << into)) return;
      if ((player.line === 'P') !== (players[out]!.line === 'P')) return;
      const left = players[out]!;
      const whenBothPlay = player.plays * left.plays * (player.points - left.points);
      const standsBehind = isReplaced && player.line === left.line && whenBothPlay > 0;
      let linear = Number.NEGATIVE_INFINITY;
      for (const values of valuations) {
        linear = Math.max(linear, values[into]! - values[out]!);
      }
      const alone = standsBehind ? Math.max(linear, whenBothPlay) : linear;
      if (alone < -margin - WORTH_A_LOOK) return;
      const set = (starters ^ (1 << out)) | (1 << into);
      const gain = alone + together(set) - own;
      if (gain >= -margin) found.push({ set, gain });
    });
  }
  return found.sort((a, b) => b.gain - a.gain || a.set - b.set).map(({ set }) => set);
}
/** What a player may add to the others beyond their own points. */
const WORTH_A_LOOK = 1;
/** The cost of standing out of role, for a player who mostly plays. */
const LIKELY_MALUS = 0.8;

/** Modules in which these may be submitted with the fewest out of role. */
export function suitingModules(
  { modules, fits }: Squad,
  starters: PlayerSet,
  allowed: number,
): number[] {
  const open = modules.flatMap((_, module) => (allowed & (1 << module) ? [module] : []));
  const inRole = open.filter((module) => fits.holds(starters, module));
  if (inRole.length > 0) return inRole;
  const costs = open.map((module) => fits.submittedCost(starters, module));
  const least = Math.min(...costs);
  return Number.isFinite(least) ? open.filter((_, at) => costs[at] === least) : [];
}
