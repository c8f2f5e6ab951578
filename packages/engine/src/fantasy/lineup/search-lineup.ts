/** Looks for the line-up with the highest expected total. It begins with the best eleven of every module
 *  where each brings their own points and, when missing, those of a usual reserve; then exchanges one
 *  starter after another while that helps; orders the benches of the best few; and looks at the leaders
 *  once more. */
import type { ChampionshipRules } from '../rules/championship-rules.ts';
import type { Game } from '../rules/roles.ts';
import { benchesByLine, benchMoves, exchangeOnBench, firstBench } from './bench-order.ts';
import { elevenOf } from './best-eleven.ts';
import type { FieldedLineup } from './choose-entering.ts';
import type { Evaluator, Look } from './expected-total.ts';
import { membersOf, type PlayerSet } from './player-set.ts';
import type { Squad } from './squad.ts';

export type SearchWishes = {
  /** Must start. */
  readonly locked: PlayerSet;
  /** Must be named, on the field or on the bench. */
  readonly forced: PlayerSet;
  /** Modules that may be handed in, as bits. */
  readonly modules: number;
};
export type FoundLineup = FieldedLineup & { readonly expected: number };
export type Effort = {
  /** Modules from whose best eleven the search sets out. */
  readonly starts: number;
  /** Exchanges of a starter that look at most so much worse are tried. */
  readonly margin: number;
  /** Elevens that are looked at more closely, those of them whose benches are ordered, and those of these
   *  that are looked at once more with everything that may change. */
  readonly contenders: number;
  readonly finalists: number;
  readonly polished: number;
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
  ...{ starts: 4, margin: 0.6, contenders: 24, finalists: 8, polished: 5, looks: LOOKS },
};
const LONG_BENCH_EFFORT: Effort = {
  ...{ starts: 3, margin: 0.5, contenders: 16, finalists: 4, polished: 2, looks: LOOKS },
};
/** Sets of players of many roles are slower to look at. */
const MANTRA_EFFORT: Effort = {
  ...{ starts: 2, margin: 0.3, contenders: 8, finalists: 2, polished: 1 },
  looks: { ...LOOKS, polishing: 'fair', last: 'close' },
};
/** For who can wait a little: what a rough look takes for equal may not be. */
export const CLOSER_EFFORT: Readonly<Record<Game, Effort>> = {
  classic: {
    ...{ starts: 6, margin: 1.2, contenders: 32, finalists: 8, polished: 4, looks: LOOKS },
  },
  mantra: {
    ...{ starts: 3, margin: 0.5, contenders: 16, finalists: 5, polished: 2 },
    looks: { ...LOOKS, ordering: 'close' },
  },
};
/** Of a small roster nearly everything can be looked at. */
const SMALL_ROSTER = 16;
const SMALL_EFFORT: Effort = {
  ...{ starts: 9, margin: 9, contenders: 60, finalists: 20, polished: 2 },
  looks: { climbing: 'close', ordering: 'close', polishing: 'fine', last: 'exact' },
};

export function usualEffort({ players, rules }: Squad): Effort {
  if (players.length <= SMALL_ROSTER) return SMALL_EFFORT;
  if (rules.game === 'mantra') return MANTRA_EFFORT;
  return rules.bench.size <= SHORT_BENCH ? SHORT_BENCH_EFFORT : LONG_BENCH_EFFORT;
}

export type Search = {
  /** The best line-ups found, each with another eleven, best first; none where no module can be filled. */
  readonly best: readonly FoundLineup[];
  /** All that were looked at on the way, with estimates, best first. */
  readonly looked: readonly FoundLineup[];
};

export function searchLineups(
  squad: Squad,
  evaluator: Evaluator,
  wishes: SearchWishes,
  effort: Effort = usualEffort(squad),
): Search {
  const { starts, contenders, finalists, polished, margin, looks } = effort;
  const values = replacedValues(squad);
  const tried = new Map<PlayerSet, FoundLineup>();
  /** The eleven in the module that suits it best, with its first bench. */
  const look = (starters: PlayerSet): FoundLineup | null => {
    const known = tried.get(starters);
    if (known) return known;
    const first = firstBench(squad, starters, wishes.forced);
    const benches = [first, ...benchesByLine(squad, first)];
    let best: FoundLineup | null = null;
    for (const module of suitingModules(squad, starters, wishes.modules)) {
      // Once it is known in which order the lines of the bench do best, all elevens have it.
      for (const [order, bench] of benches.entries()) {
        if (bestOrder !== null && order !== bestOrder) continue;
        const lineup = { module, starters, bench };
        const expected = evaluator.estimate(lineup, looks.climbing);
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
  for (const starters of firstElevens(squad, values, wishes)) {
    const found = look(starters);
    if (found) begun.push(found);
    bestOrder ??= orderOf.get(starters) ?? null;
  }
  for (const start of byExpected(begun).slice(0, starts)) {
    climb(squad, values, wishes, effort, start, look);
  }
  const looked = byExpected([...tried.values()]);
  const closer = looked.slice(0, contenders).map((lineup) => ({
    ...lineup,
    expected: evaluator.estimate(lineup, looks.polishing),
  }));
  const ordered = byExpected(closer)
    .slice(0, finalists)
    .map((lineup) => {
      const begun = [lineup.bench, ...benchesByLine(squad, lineup.bench)].map((bench) => {
        const own = { ...lineup, bench };
        return { ...own, expected: evaluator.estimate(own, looks.ordering) };
      });
      const [start] = byExpected(begun);
      const own = improve(evaluator, start!, looks.ordering, movesAround(squad, wishes, null));
      return { ...own, expected: evaluator.estimate(own, looks.polishing) };
    });
  // The leaders once more with their benches as they are now: a starter may change with a reserve.
  const moves = movesAround(squad, wishes, (starters) =>
    exchanges(squad, values, wishes.locked, starters, margin),
  );
  const last = byExpected(ordered).map((lineup, rank) => {
    const own = rank < polished ? improve(evaluator, lineup, looks.polishing, moves) : lineup;
    return { ...own, expected: evaluator.expected(own, looks.last) };
  });
  return { best: withOtherElevens(byExpected(last)), looked };
}

/** Two may have come to the same eleven: the better stays. */
function withOtherElevens(lineups: readonly FoundLineup[]): FoundLineup[] {
  return lineups.filter(
    ({ starters }, at) => lineups.findIndex((other) => other.starters === starters) === at,
  );
}

const byExpected = (lineups: readonly FoundLineup[]) =>
  [...lineups].sort((a, b) => b.expected - a.expected || a.starters - b.starters);

/** Exchanges starters while it helps; `look` remembers all that was seen on the way. */
function climb(
  squad: Squad,
  values: readonly number[],
  { locked }: SearchWishes,
  { margin }: Effort,
  start: FoundLineup,
  look: (starters: PlayerSet) => FoundLineup | null,
): void {
  let best = start;
  for (let improved = true; improved; ) {
    improved = false;
    for (const starters of exchanges(squad, values, locked, best.starters, margin)) {
      const found = look(starters);
      if (!found || found.expected <= best.expected + 1e-9) continue;
      best = found;
      improved = true;
      break;
    }
  }
}

/** Elevens with one other man, the likeliest to be better first. Who brings more may start although they are
 *  doubtful: the other one stands behind them. One whom no module holds in role loses points by that. */
function exchanges(
  { players, fits, rules }: Squad,
  values: readonly number[],
  locked: PlayerSet,
  starters: PlayerSet,
  margin: number,
): PlayerSet[] {
  const isReplaced = areReplaced(rules);
  const malus = (set: PlayerSet) => (fits.firstHolding(set) < 0 ? LIKELY_MALUS : 0);
  const own = malus(starters);
  const found: Array<{ set: PlayerSet; gain: number }> = [];
  for (const out of membersOf(starters & ~locked)) {
    players.forEach((player, into) => {
      if (starters & (1 << into)) return;
      if ((player.line === 'P') !== (players[out]!.line === 'P')) return;
      const left = players[out]!;
      const together = player.plays * left.plays * (player.points - left.points);
      const standsBehind = isReplaced && player.line === left.line && together > 0;
      const linear = values[into]! - values[out]!;
      const gain = (standsBehind ? Math.max(linear, together) : linear) + own;
      if (gain < -margin) return;
      const set = (starters ^ (1 << out)) | (1 << into);
      const after = gain - malus(set);
      if (after >= -margin) found.push({ set, gain: after });
    });
  }
  return found.sort((a, b) => b.gain - a.gain || a.set - b.set).map(({ set }) => set);
}
/** What standing out of role costs a man who mostly plays. */
const LIKELY_MALUS = 0.8;

/** Modules in which these may be handed in with the fewest out of role. */
function suitingModules({ modules, fits }: Squad, starters: PlayerSet, allowed: number): number[] {
  const open = modules.flatMap((_, module) => (allowed & (1 << module) ? [module] : []));
  const inRole = open.filter((module) => fits.holds(starters, module));
  if (inRole.length > 0) return inRole;
  const costs = open.map((module) => fits.submittedCost(starters, module));
  const least = Math.min(...costs);
  return Number.isFinite(least) ? open.filter((_, at) => costs[at] === least) : [];
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

const areReplaced = ({ substitutions, bench }: ChampionshipRules) =>
  substitutions.maximum > 0 && bench.size > 0;

/** Rank within the line of whom a usual bench begins with. */
const FIRST_RESERVE = { P: 1, D: 4, C: 4, A: 3 };

/** What each brings: their own points, or those of the line's first reserve where they are missing. */
function replacedValues({ players, rules }: Squad): number[] {
  const isReplaced = areReplaced(rules);
  const own = players.map(({ plays, points }) => plays * points);
  return players.map(({ line, plays }, at) => {
    const others = players
      .flatMap((player, other) => (player.line === line && other !== at ? [own[other]!] : []))
      .sort((a, b) => b - a);
    const reserve = others[Math.min(FIRST_RESERVE[line], others.length) - 1] ?? 0;
    return own[at]! + (isReplaced ? (1 - plays) * reserve : 0);
  });
}

type Moves = (lineup: FieldedLineup) => FieldedLineup[];

/** Line-ups that differ by one thing: the module, the bench, and where exchanges are given a starter. */
function movesAround(
  squad: Squad,
  { forced, modules }: SearchWishes,
  exchanged: ((starters: PlayerSet) => PlayerSet[]) | null,
): Moves {
  const { fits } = squad;
  const holding = (starters: PlayerSet) =>
    squad.modules.flatMap((_, module) =>
      modules & (1 << module) && Number.isFinite(fits.submittedCost(starters, module))
        ? [module]
        : [],
    );
  return ({ module, starters, bench }) => {
    const keepsForced = (other: FieldedLineup) =>
      !(forced & ~other.bench.reduce((set, one) => set | (1 << one), other.starters));
    const others = (exchanged?.(starters) ?? []).flatMap((set) => {
      const [out, into] = [only(starters & ~set), only(set & ~starters)];
      const seats = exchangeOnBench(squad, bench, into, out);
      return suitingModules(squad, set, modules).map((one) => ({
        ...{ module: one, starters: set, bench: seats },
      }));
    });
    return [
      ...holding(starters).flatMap((one) =>
        one === module ? [] : [{ module: one, starters, bench }],
      ),
      ...benchMoves(squad, starters, bench).map((seats) => ({ module, starters, bench: seats })),
      ...others,
    ].filter(keepsForced);
  };
}

const only = (set: PlayerSet) => 31 - Math.clz32(set);

/** Makes one change after the other while it helps: each is tried on the best so far, until none has
 *  helped for a whole round. */
function improve(
  evaluator: Evaluator,
  lineup: FoundLineup,
  look: Look,
  movesOf: Moves,
): FoundLineup {
  let estimate = evaluator.estimateNear(lineup, look);
  let best = { ...lineup, expected: estimate(lineup) };
  let moves = movesOf(best);
  for (let at = 0, without = 0; without < moves.length; at++, without++) {
    const other = moves[at % moves.length]!;
    const expected = estimate(other);
    if (expected <= best.expected + 1e-6) continue;
    best = { ...other, expected };
    estimate = evaluator.estimateNear(best, look);
    moves = movesOf(best);
    without = -1;
  }
  return best;
}
