/** Searches for the line-up with the highest expected total. It starts with the best eleven of every module,
 *  where each player brings their own points and, when missing, those of a usual reserve. Then it exchanges
 *  one starter after another while that helps, orders the benches of the best few, and looks at the leaders
 *  once more. */
import type { Game } from '../../rules/roles.ts';
import type { Evaluator, Look } from '../expectation/expected-total.ts';
import type { FieldedLineup } from '../expectation/fielded-lineup.ts';
import { membersOf, type PlayerSet, SMALL_ROSTER } from '../squad/player-set.ts';
import { areReplaced, type Squad } from '../squad/squad.ts';
import { benchesByLine, firstBench } from './bench-order.ts';
import { elevenOf } from './best-eleven.ts';
import { type FoundLineup, improve, improveFurther } from './improve-lineup.ts';
import { likeliestRivals } from './likeliest-rivals.ts';
import {
  benchLike,
  exchanges,
  movesAround,
  namesAll,
  type SearchWishes,
  suitingModules,
} from './lineup-moves.ts';

export type Effort = {
  /** Modules from whose best eleven the search starts. */
  readonly starts: number;
  /** Exchanges of a starter that look at most this much worse are tried. */
  readonly margin: number;
  /** The numbers of elevens that are looked at more closely, of those whose benches are ordered, of those
   *  looked at once more with everything that may change, of those then evaluated by themselves, and of those
   *  for which another change is tried at the same precision. */
  readonly contenders: number;
  readonly finalists: number;
  readonly polished: number;
  /** Of all elevens looked at, this many are compared with the leader once more, with its bench, and this
   *  many of them, the likeliest first, are also changed in every way. */
  readonly rivals: number;
  readonly followed: number;
  /** How often the winner's bench is changed at several places at once and improved again. */
  readonly further: number;
  readonly weighed: number;
  readonly settled: number;
  readonly looks: {
    readonly climbing: Look;
    readonly ordering: Look;
    readonly polishing: Look;
    readonly last: Look;
  };
};
const LOOKS = { climbing: 'rough', ordering: 'rough', polishing: 'close', last: 'fine' } as const;
const SHORT_BENCH = 7;
const SHORT_BENCH_EFFORT: Effort = {
  starts: 4,
  margin: 0.6,
  contenders: 24,
  finalists: 8,
  polished: 5,
  rivals: 0,
  followed: 0,
  further: 0,
  weighed: 8,
  settled: 0,
  looks: LOOKS,
};
const LONG_BENCH_EFFORT: Effort = {
  starts: 3,
  margin: 0.5,
  contenders: 16,
  finalists: 4,
  polished: 2,
  rivals: 0,
  followed: 0,
  further: 0,
  weighed: 4,
  settled: 0,
  looks: LOOKS,
};
/** Sets of players with many roles take longer to evaluate, so only one line-up and its likeliest rivals are
 *  followed to the end. */
const MANTRA_EFFORT: Effort = {
  starts: 4,
  margin: 0.1,
  contenders: 5,
  finalists: 1,
  polished: 1,
  rivals: 25,
  followed: 2,
  further: 1,
  weighed: 2,
  settled: 1,
  looks: { ...LOOKS, last: 'closer' },
};
/** For callers who can wait a little: line-ups that a rough look takes for equal may differ. */
export const CLOSER_EFFORT: Readonly<Record<Game, Effort>> = {
  classic: {
    starts: 6,
    margin: 1.2,
    contenders: 32,
    finalists: 8,
    polished: 4,
    rivals: 0,
    followed: 0,
    further: 0,
    weighed: 8,
    settled: 0,
    looks: LOOKS,
  },
  mantra: {
    starts: 8,
    margin: 0.5,
    contenders: 24,
    finalists: 4,
    polished: 2,
    rivals: 40,
    followed: 6,
    further: 20,
    weighed: 4,
    settled: 2,
    looks: LOOKS,
  },
};
const SMALL_EFFORT: Effort = {
  starts: 9,
  margin: 9,
  contenders: 60,
  finalists: 20,
  polished: 2,
  rivals: 0,
  followed: 0,
  further: 0,
  weighed: 20,
  settled: 0,
  looks: { climbing: 'close', ordering: 'close', polishing: 'fine', last: 'exact' },
};

export function usualEffort({ players, rules }: Squad): Effort {
  if (players.length <= SMALL_ROSTER) return SMALL_EFFORT;
  if (rules.game === 'mantra') return MANTRA_EFFORT;
  return rules.bench.size <= SHORT_BENCH ? SHORT_BENCH_EFFORT : LONG_BENCH_EFFORT;
}

export type Search = {
  /** The best line-ups found, each with a different eleven, best first; empty if no module can be filled. */
  readonly best: readonly FoundLineup[];
  /** All line-ups looked at on the way, with estimates, best first. */
  readonly looked: readonly FoundLineup[];
};

export function searchLineups(
  squad: Squad,
  evaluator: Evaluator,
  wishes: SearchWishes,
  effort: Effort = usualEffort(squad),
): Search {
  const { starts, contenders, finalists, polished, rivals, followed, further, weighed, settled } =
    effort;
  const { margin, looks } = effort;
  const valuations = replacedValues(squad);
  const together = evaluator.modifiers.filter(({ of }) => of !== 0);
  const bonus = (starters: PlayerSet) =>
    together.reduce((sum, modifier) => sum + modifier.rough(starters, 0), 0);
  const exchanged = (starters: PlayerSet) =>
    exchanges(squad, valuations, wishes.locked, starters, margin, bonus);
  const tried = new Map<PlayerSet, FoundLineup>();
  /** The eleven in the module that suits it best, with its first bench. */
  const look = (starters: PlayerSet, estimate: Estimate): FoundLineup | null => {
    const known = tried.get(starters);
    if (known) return known;
    const first = firstBench(squad, starters, wishes.forced);
    const benches = [first, ...benchesByLine(squad, first)];
    let best: FoundLineup | null = null;
    for (const module of suitingModules(squad, starters, wishes.modules)) {
      // Once it is known in which order the lines of the bench do best, it is used for all elevens.
      for (const [order, bench] of benches.entries()) {
        if (bestOrder !== null && order !== bestOrder) continue;
        const lineup = { module, starters, bench };
        const expected = estimate(lineup);
        if (best && expected <= best.expected + 1e-9) continue;
        best = { ...lineup, expected };
        orderOf.set(starters, order);
      }
    }
    if (best) tried.set(starters, best);
    return best;
  };
  const orderOf = new Map<PlayerSet, number>();
  let bestOrder: number | null = null;
  const begun: FoundLineup[] = [];
  const byItself: Estimate = (lineup) => evaluator.estimate(lineup, looks.climbing);
  const near = (lineup: FieldedLineup) => evaluator.estimateNear(lineup, looks.climbing);
  const elevens = valuations.flatMap((values) => firstElevens(squad, values, wishes));
  for (const starters of new Set(elevens)) {
    const found = look(starters, byItself);
    if (found) begun.push(found);
    bestOrder ??= orderOf.get(starters) ?? null;
  }
  for (const start of byExpected(begun).slice(0, starts)) {
    climb(exchanged, start, look, near);
  }
  const looked = byExpected([...tried.values()]);
  const closer = looked.slice(0, contenders).map((lineup) => ({
    ...lineup,
    expected: evaluator.estimate(lineup, looks.polishing),
  }));
  const order = makeOrdering(squad, evaluator, wishes, looks.ordering);
  const [leader, ...contending] = byExpected(closer);
  if (!leader) return { best: [], looked };
  const first = order(leader, new Set());
  // The leader's ordered bench is tried for the others too.
  const learned = (finalists > 1 ? contending : []).map((lineup) => {
    const like = { ...lineup, bench: benchLike(squad, first, lineup.starters) };
    if (!namesAll(like, wishes.forced)) return lineup;
    const expected = evaluator.estimate(like, looks.polishing);
    return expected > lineup.expected ? { ...like, expected } : lineup;
  });
  const followers = byExpected(learned).slice(0, finalists - 1);
  const inOrder = [first, ...followers.map((lineup) => order(lineup, new Set(first.hopeless)))];
  // A single one has nothing to be compared with.
  const ordered =
    inOrder.length <= polished
      ? inOrder
      : inOrder.map((lineup) => ({
          ...lineup,
          expected: evaluator.estimate(lineup, looks.polishing),
        }));
  // The leaders once more with their present benches: a starter may swap with a reserve.
  const moves = movesAround(squad, wishes, exchanged);
  const polish = (lineup: FoundLineup, hopeless: Set<string>): TriedLineup => ({
    ...improve(evaluator, lineup, looks.polishing, moves, hopeless),
    hopeless,
  });
  const benches = movesAround(squad, wishes, null);
  const goFurther = ({ hopeless, ...lineup }: TriedLineup): TriedLineup => ({
    ...improveFurther(evaluator, lineup, looks.polishing, benches, hopeless, further),
    hopeless,
  });
  const last: TriedLineup[] = byExpected(ordered).map((lineup, rank) =>
    rank < polished ? polish(lineup, lineup.hopeless) : lineup,
  );
  if (rivals > 0) {
    const [winner = first] = byExpected(last);
    const others = [...closer, ...looked.slice(0, rivals)];
    const near = likeliestRivals(squad, evaluator, wishes, winner, others, looks.polishing);
    for (const rival of near.slice(0, followed)) last.push(polish(rival, new Set()));
  }
  const [winner, ...others] = byExpected(last);
  const leaders = withOtherElevens([goFurther(winner!), ...others]).slice(0, weighed);
  const weighedOnes =
    looks.last === looks.polishing
      ? leaders
      : leaders.map((lineup) => ({
          ...lineup,
          expected: evaluator.expected(lineup, looks.last),
        }));
  const best = byExpected(weighedOnes).map((lineup, rank) =>
    rank < settled ? improve(evaluator, lineup, looks.last, moves, lineup.hopeless) : lineup,
  );
  return { best: withOtherElevens(byExpected(best)), looked };
}

/** Orders the bench of a line-up, starting from the best of a few orders. */
function makeOrdering(squad: Squad, evaluator: Evaluator, wishes: SearchWishes, look: Look) {
  const moves = movesAround(squad, wishes, null);
  return (lineup: FoundLineup, hopeless: Set<string>) => {
    const begun = [lineup.bench, ...benchesByLine(squad, lineup.bench)].map((bench) => {
      const own = { ...lineup, bench };
      return { ...own, expected: evaluator.estimate(own, look) };
    });
    return { ...improve(evaluator, byExpected(begun)[0]!, look, moves, hopeless), hopeless };
  };
}

/** A line-up with the changes that need not be tried on it again. */
type TriedLineup = FoundLineup & { readonly hopeless: Set<string> };

/** Two line-ups may have reached the same eleven: the better one stays. */
function withOtherElevens<Found extends FoundLineup>(lineups: readonly Found[]): Found[] {
  return lineups.filter(
    ({ starters }, at) => lineups.findIndex((other) => other.starters === starters) === at,
  );
}

const byExpected = <Found extends FoundLineup>(lineups: readonly Found[]) =>
  [...lineups].sort((a, b) => b.expected - a.expected || a.starters - b.starters);

type Estimate = (lineup: FieldedLineup) => number;

/** Exchanges starters while it helps; `look` remembers every line-up seen on the way. */
function climb(
  exchanged: (starters: PlayerSet) => PlayerSet[],
  start: FoundLineup,
  look: (starters: PlayerSet, estimate: Estimate) => FoundLineup | null,
  near: (lineup: FieldedLineup) => Estimate,
): void {
  let best = start;
  let estimate = near(best);
  for (let improved = true; improved; ) {
    improved = false;
    for (const starters of exchanged(best.starters)) {
      const found = look(starters, estimate);
      if (!found || found.expected <= best.expected + 1e-9) continue;
      best = found;
      estimate = near(best);
      improved = true;
      break;
    }
  }
}

/** The best eleven of each module, the best of all first. */
function firstElevens(
  { modules, players }: Squad,
  values: readonly number[],
  { locked, modules: allowed }: SearchWishes,
): PlayerSet[] {
  const candidates = players.map(({ candidate }) => candidate);
  const must = new Set(membersOf(locked));
  const elevens = modules.flatMap((module, at) => {
    const eleven = allowed & (1 << at) ? elevenOf(module, candidates, values, must) : null;
    return eleven ? [eleven.reduce((set, player) => set | (1 << player), 0)] : [];
  });
  const worth = (set: PlayerSet) => membersOf(set).reduce((sum, at) => sum + values[at]!, 0);
  return elevens.sort((a, b) => worth(b) - worth(a) || a - b);
}

/** Rank within the line of the player with whom a usual bench starts. */
const FIRST_RESERVE = { P: 1, D: 4, C: 4, A: 3 };

/** What each player brings: their own points, or those of a reserve when they are missing. In Classic that is
 *  the first reserve of the line. In Mantra, where reserves change the module, it is a mixture of that one
 *  and whoever of any line comes on. The closer it is to the latter, the more doubtful players who bring much
 *  will start, and no single mixture finds the best eleven of every roster. */
function replacedValues(squad: Squad): number[][] {
  const { players, rules } = squad;
  const own = players.map(({ plays, points }) => plays * points);
  if (!areReplaced(rules)) return [own];
  const ofLine = players.map(({ line }, at) => {
    const others = players
      .flatMap((player, other) => (player.line === line && other !== at ? [own[other]!] : []))
      .sort((a, b) => b - a);
    return others[Math.min(FIRST_RESERVE[line], others.length) - 1] ?? 0;
  });
  const anybody = rules.game === 'mantra' ? anyReserve(squad) : 0;
  const mixtures = rules.game === 'mantra' ? FROM_ANY_LINE : [0];
  return mixtures.map((share) =>
    players.map(({ plays, line }, at) => {
      const reserve = line === 'P' ? ofLine[at]! : share * anybody + (1 - share) * ofLine[at]!;
      return own[at]! + (1 - plays) * reserve;
    }),
  );
}
/** Chosen on 45 rosters with D-Factor and 45 without: either alone missed more, 0 and 1 took longer. */
const FROM_ANY_LINE = [0.9, 0.3];

/** The points of whoever comes on first from a bench of all lines. */
function anyReserve({ players, rules }: Squad): number {
  const bench = players
    .filter(({ line }) => line !== 'P')
    .sort((a, b) => b.plays * b.points - a.plays * a.points)
    .slice(OUTFIELD, OUTFIELD + rules.bench.size - 1)
    .sort((a, b) => b.points - a.points);
  let [points, nobodyYet] = [0, 1];
  for (const player of bench) {
    points += nobodyYet * player.plays * player.points;
    nobodyYet *= 1 - player.plays;
  }
  return FINDS_A_PLACE * points;
}
const OUTFIELD = 10;
/** Roughly how often they find a place. */
const FINDS_A_PLACE = 0.95;
