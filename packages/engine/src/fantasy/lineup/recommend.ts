/** The recommended line-up: module, eleven, bench in order, captain and vice that together are expected to
 *  make the most under the championship's own rules, what that expectation is made of, what each starter
 *  is worth in it, and how close the second best is. */

import type { ChampionshipRules } from '../rules/championship-rules.ts';
import { isGoalkeeper } from '../rules/roles.ts';
import type { PlayerId } from '../scoring/match-day.ts';
import type { FieldedLineup } from './expectation/fielded-lineup.ts';
import {
  named,
  type Parts,
  type Prepared,
  partsOf,
  prepare,
  type RecommendedLineup,
  setOf,
  type Wishes,
} from './prepare.ts';
import { exchangeOnBench, firstBench } from './search/bench-order.ts';
import { bestEleven, type Eleven, secondEleven } from './search/best-eleven.ts';
import type { FoundLineup } from './search/improve-lineup.ts';
import { namesAll, type SearchWishes, suitingModules } from './search/lineup-moves.ts';
import { type Effort, type Search, searchLineups } from './search/search-lineup.ts';
import type { Candidate } from './squad/candidate.ts';
import { membersOf, type PlayerSet } from './squad/player-set.ts';
import { areReplaced } from './squad/squad.ts';

export type Recommendation = RecommendedLineup & {
  readonly expected: number;
  readonly parts: Parts;
  /** The best line-up with at least one other starter; null where there is none. */
  readonly second: {
    readonly module: string;
    readonly out: readonly PlayerId[];
    readonly in: readonly PlayerId[];
    readonly expected: number;
    /** How much less it is expected to make. */
    readonly distance: number;
  } | null;
  /** By starter: the best eleven without them that was seen: who starts there and not here, in which module,
   *  and how much that is expected to cost. Null where nobody could take their place. */
  readonly without: ReadonlyArray<{
    readonly id: PlayerId;
    readonly instead: readonly PlayerId[];
    readonly module: string | null;
    readonly cost: number | null;
  }>;
  /** Rules that are not in the expectation. */
  readonly notCounted: readonly string[];
};
export type Refusal = 'too-few-goalkeepers' | 'too-few-players' | 'no-legal-module';
export type Recommending =
  | { readonly ok: true; readonly recommendation: Recommendation; readonly search: Search }
  | { readonly ok: false; readonly reason: Refusal };

/** @param facing the starters of a chosen opponent, for modifiers that look across; null for an average
 *  one. */
export function recommendLineup(
  rules: ChampionshipRules,
  players: readonly Candidate[],
  wishes: Wishes = {},
  facing: readonly Candidate[] | null = null,
  effort?: Effort,
): Recommending {
  const free = players.filter(({ id }) => !wishes.banned?.includes(id));
  if (!free.some(({ roles }) => isGoalkeeper(roles))) {
    return { ok: false, reason: 'too-few-goalkeepers' };
  }
  if (free.length < 11) return { ok: false, reason: 'too-few-players' };
  const prepared = prepare(rules, players, wishes, facing);
  const { squad, evaluator } = prepared;
  const asked = (name: string) => wishes.modules?.includes(name) ?? true;
  const searchWishes = {
    locked: setOf(squad, wishes.locked ?? []),
    forced: setOf(squad, wishes.forced ?? []),
    modules: squad.modules.reduce((set, { name }, at) => (asked(name) ? set | (1 << at) : set), 0),
  };
  const isMissing = membersOf(searchWishes.locked).length < new Set(wishes.locked).size;
  if (isMissing) return { ok: false, reason: 'no-legal-module' };
  const search = isSum(rules)
    ? searchSum(prepared, searchWishes.forced, wishes)
    : searchLineups(squad, evaluator, searchWishes, effort);
  const [best, second] = search.best;
  if (!best) return { ok: false, reason: 'no-legal-module' };
  const parts = partsOf(prepared, best);
  return {
    ok: true,
    search,
    recommendation: {
      ...named(prepared, best),
      expected: parts.expected,
      parts,
      second: second ? compare(prepared, best, second, parts.expected) : null,
      without: withoutEach(prepared, best, search, searchWishes),
      notCounted: rules.switch === 'off' ? [] : ['switch'],
    },
  };
}

/** Whether the expected total is a sum over starters: then the best eleven is found exactly. */
function isSum(rules: ChampionshipRules): boolean {
  const { officeReserve, modifiers, game } = rules;
  const together = [
    modifiers.defence,
    modifiers.midfield,
    modifiers.fairPlay,
    modifiers.rFactor,
    modifiers.dFactor,
  ];
  // Whoever is missing lets others move into role.
  const rolesStay = game === 'classic';
  const isAlone = !officeReserve && together.every((rule) => rule === null);
  return rolesStay && isAlone && !areReplaced(rules);
}

function searchSum(prepared: Prepared, forced: PlayerSet, wishes: Wishes): Search {
  const { squad, evaluator } = prepared;
  const rules = wishes.modules
    ? {
        ...squad.rules,
        modules: squad.rules.modules.filter((one) => wishes.modules!.includes(one)),
      }
    : squad.rules;
  const candidates = squad.players.map(({ candidate }) => candidate);
  const { locked = [] } = wishes;
  const first = bestEleven(rules, candidates, { locked });
  const second = first && secondEleven(rules, candidates, first, { locked });
  const found = (eleven: Eleven): FoundLineup => {
    const starters = setOf(
      squad,
      eleven.starters.map(({ id }) => id),
    );
    const module = squad.modules.findIndex(({ name }) => name === eleven.module);
    const lineup = { module, starters, bench: firstBench(squad, starters, forced) };
    return { ...lineup, expected: evaluator.expected(lineup, 'exact') };
  };
  const best = [first, second].flatMap((eleven) => (eleven ? [found(eleven)] : []));
  return { best, looked: best };
}

function compare(
  { squad }: Prepared,
  best: FoundLineup,
  second: FoundLineup,
  expected: number,
): NonNullable<Recommendation['second']> {
  const ids = (set: PlayerSet) => membersOf(set).map((at) => squad.players[at]!.candidate.id);
  return {
    module: squad.modules[second.module]!.name,
    out: ids(best.starters & ~second.starters),
    in: ids(second.starters & ~best.starters),
    expected: expected - (best.expected - second.expected),
    distance: best.expected - second.expected,
  };
}

/** The best that was seen without each starter, or one other man in their place where the search had no reason to
 *  look at any. Estimates are compared with estimates. */
function withoutEach(
  prepared: Prepared,
  best: FoundLineup,
  { looked }: Search,
  wishes: SearchWishes,
): Recommendation['without'] {
  const { squad } = prepared;
  const idOf = (at: number) => squad.players[at]!.candidate.id;
  const seen = looked.find(({ starters }) => starters === best.starters) ?? best;
  const exchange = makeExchange(prepared, best, wishes);
  return membersOf(best.starters).map((starter) => {
    const other = looked.find(({ starters }) => !(starters & (1 << starter)));
    const found = other ? { other, cost: seen.expected - other.expected } : exchange(starter);
    if (!found) return { id: idOf(starter), instead: [], module: null, cost: null };
    return {
      id: idOf(starter),
      instead: membersOf(found.other.starters & ~best.starters).map(idOf),
      module: squad.modules[found.other.module]!.name,
      cost: Math.max(0, found.cost),
    };
  });
}

type Exchanged = { readonly other: FieldedLineup; readonly cost: number };

/** The best line-up with one other man in a starter's place, and what it costs. */
function makeExchange(
  { squad, evaluator }: Prepared,
  best: FoundLineup,
  { forced, modules }: SearchWishes,
): (starter: number) => Exchanged | null {
  let estimate: ((lineup: FieldedLineup) => number) | null = null;
  return (starter) => {
    estimate ??= evaluator.estimateNear(best, 'rough');
    let found: Exchanged | null = null;
    for (const into of squad.players.keys()) {
      if (best.starters & (1 << into)) continue;
      const starters = (best.starters ^ (1 << starter)) | (1 << into);
      const bench = exchangeOnBench(squad, best.bench, into, starter);
      for (const module of suitingModules(squad, starters, modules)) {
        const other = { module, starters, bench };
        if (!namesAll(other, forced)) continue;
        const cost = estimate(best) - estimate(other);
        if (!found || cost < found.cost) found = { other, cost };
      }
    }
    return found;
  };
}
