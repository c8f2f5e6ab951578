/** Looks for the line-up with the highest expected total. It begins with the best eleven of every module
 *  where each brings their own points and, when missing, those of a usual reserve; then exchanges one
 *  starter after another while that helps; orders the benches of the best few; and looks at the leaders
 *  once more. */
import type { Game } from '../rules/roles.ts';
import { benchMoves, exchangeOnBench, firstBench } from './bench-order.ts';
import { elevenOf } from './best-eleven.ts';
import type { FieldedLineup } from './choose-entering.ts';
import type { Evaluator } from './expected-total.ts';
import { membersOf, type PlayerSet, type Squad } from './squad.ts';

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
  /** Elevens that are looked at more closely, and those of them whose benches are ordered. */
  readonly contenders: number;
  readonly finalists: number;
  readonly coarse: number;
  readonly fine: number;
  /** How many times finer than the first look the best is looked at once more; none: not at all. */
  readonly closely?: number;
};
/** Sets of players of many roles are slower to look at. */
const USUAL_EFFORT: Readonly<Record<Game, Effort>> = {
  classic: { starts: 2, margin: 0.4, contenders: 16, finalists: 5, coarse: 1e-3, fine: 1e-4 },
  mantra: { starts: 2, margin: 0.3, contenders: 12, finalists: 5, coarse: 1e-3, fine: 4e-3 },
};
/** For who can wait a little: what a rough look at a long bench takes for equal may not be. */
export const CLOSER_EFFORT: Effort = { ...USUAL_EFFORT.classic, coarse: 2.5e-4, closely: 12 };
/** Of a small roster nearly everything can be looked at. */
const SMALL_ROSTER = 16;
const SMALL_EFFORT: Effort = {
  ...{ starts: 9, margin: 9, contenders: 60, finalists: 20, coarse: 1e-5, fine: 0 },
};

export function usualEffort({ players, rules }: Squad): Effort {
  return players.length <= SMALL_ROSTER ? SMALL_EFFORT : USUAL_EFFORT[rules.game];
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
  const { coarse, fine, starts, contenders, finalists, margin } = effort;
  const values = replacedValues(squad);
  const tried = new Map<PlayerSet, FoundLineup>();
  /** The eleven in the module that suits it best, with its first bench. */
  const look = (starters: PlayerSet): FoundLineup | null => {
    const known = tried.get(starters);
    if (known) return known;
    const bench = firstBench(squad, starters, wishes.forced);
    let best: FoundLineup | null = null;
    for (const module of suitingModules(squad, starters, wishes.modules)) {
      const lineup = { module, starters, bench };
      const expected = evaluator.estimate(lineup, coarse);
      if (!best || expected > best.expected + 1e-9) best = { ...lineup, expected };
    }
    if (best) tried.set(starters, best);
    return best;
  };
  const begun = firstElevens(squad, values, wishes).flatMap((starters) => look(starters) ?? []);
  for (const start of byExpected(begun).slice(0, starts)) {
    climb(squad, values, wishes, effort, start, look);
  }
  const looked = byExpected([...tried.values()]);
  const closer = looked.slice(0, contenders).map((lineup) => ({
    ...lineup,
    expected: evaluator.estimate(lineup, coarse / 10),
  }));
  const ordered = byExpected(closer)
    .slice(0, finalists)
    .map((lineup) => {
      const own = improve(evaluator, lineup, coarse, movesAround(squad, wishes, null));
      return { ...own, expected: evaluator.estimate(own, coarse / 10) };
    });
  // The leaders once more with their benches as they are now: a starter may change with a reserve.
  const moves = movesAround(squad, wishes, (starters) =>
    exchanges(squad, values, wishes.locked, starters, margin),
  );
  const polished = byExpected(ordered).map((lineup, rank) => {
    const own = rank < POLISHED ? improve(evaluator, lineup, coarse / 3, moves) : lineup;
    return { ...own, expected: evaluator.expected(own, fine) };
  });
  const [best] = byExpected(polished);
  if (!best || !effort.closely) return { best: withOtherElevens(byExpected(polished)), looked };
  const closest = improve(evaluator, best, coarse / effort.closely, moves);
  const last = { ...closest, expected: evaluator.expected(closest, fine) };
  return { best: withOtherElevens(byExpected([last, ...polished])), looked };
}

/** How many leaders are looked at once more. */
const POLISHED = 2;

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

/** Elevens with one other man, the likeliest to be better first. */
function exchanges(
  { players }: Squad,
  values: readonly number[],
  locked: PlayerSet,
  starters: PlayerSet,
  margin: number,
): PlayerSet[] {
  const found: Array<{ set: PlayerSet; gain: number }> = [];
  for (const out of membersOf(starters & ~locked)) {
    players.forEach((player, into) => {
      if (starters & (1 << into)) return;
      if ((player.line === 'P') !== (players[out]!.line === 'P')) return;
      const gain = values[into]! - values[out]!;
      if (gain >= -margin) found.push({ set: (starters ^ (1 << out)) | (1 << into), gain });
    });
  }
  return found.sort((a, b) => b.gain - a.gain || a.set - b.set).map(({ set }) => set);
}

/** Modules in which these may be handed in with the fewest out of role. */
function suitingModules({ modules, fits }: Squad, starters: PlayerSet, allowed: number): number[] {
  const open = modules.flatMap((_, module) => (allowed & (1 << module) ? [module] : []));
  const inRole = open.filter((module) => fits.holds(starters, module));
  if (inRole.length > 0) return inRole;
  const costs = open.map((module) => fits.submittedCost(starters, module));
  const least = Math.min(...costs);
  return Number.isFinite(least) ? open.filter((_, at) => costs[at] === least) : [];
}

function firstElevens(
  { modules, players }: Squad,
  values: readonly number[],
  { locked, modules: allowed }: SearchWishes,
): PlayerSet[] {
  const candidates = players.map(({ candidate }) => candidate);
  const must = new Set(membersOf(locked));
  return modules.flatMap((module, at) => {
    const eleven = allowed & (1 << at) ? elevenOf(module, candidates, values, must) : null;
    return eleven ? [eleven.reduce((set, player) => set | (1 << player), 0)] : [];
  });
}

/** Rank within the line of whom a usual bench begins with. */
const FIRST_RESERVE = { P: 1, D: 4, C: 4, A: 3 };

/** What each brings: their own points, or those of the line's first reserve where they are missing. */
function replacedValues({ players, rules }: Squad): number[] {
  const isReplaced = rules.substitutions.maximum > 0 && rules.bench.size > 0;
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
  precision: number,
  movesOf: Moves,
): FoundLineup {
  let best = { ...lineup, expected: evaluator.estimate(lineup, precision) };
  let moves = movesOf(best);
  for (let at = 0, without = 0; without < moves.length; at++, without++) {
    const other = moves[at % moves.length]!;
    const expected = evaluator.estimate(other, precision);
    if (expected <= best.expected + 1e-6) continue;
    best = { ...other, expected };
    moves = movesOf(best);
    without = -1;
  }
  return best;
}
