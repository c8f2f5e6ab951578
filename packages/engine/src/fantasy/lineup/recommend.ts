/** The recommended line-up: the module, eleven, bench order, captain and vice-captain with the highest
 *  expected total under the championship's own rules; the parts of that expectation, what each starter is
 *  worth in it, and how close the second best is. */

import type { ChampionshipRules } from '../rules/championship-rules.ts';
import { isGoalkeeper } from '../rules/roles.ts';
import type { PlayerId } from '../scoring/match-day.ts';
import type { Look } from './expectation/expected-total.ts';
import {
  named,
  type Parts,
  type PreparedSquad,
  partsOf,
  prepareSquad,
  type RecommendedLineup,
  setOf,
  type Wishes,
} from './prepare-squad.ts';
import { firstBench } from './search/bench-order.ts';
import { bestEleven, type Eleven, secondEleven } from './search/best-eleven.ts';
import type { FoundLineup } from './search/improve-lineup.ts';
import type { SearchWishes } from './search/lineup-moves.ts';
import { type Effort, type Search, searchLineups, usualEffort } from './search/search-lineup.ts';
import { cheapest, withoutEach } from './search/without-each.ts';
import type { Candidate } from './squad/candidate.ts';
import { membersOf, type PlayerSet } from './squad/player-set.ts';
import { areReplaced } from './squad/squad.ts';

export type Recommendation = RecommendedLineup & {
  readonly expected: number;
  readonly parts: Parts;
  /** The best line-up with at least one different starter; null if there is none. */
  readonly second: {
    readonly module: string;
    readonly out: readonly PlayerId[];
    readonly in: readonly PlayerId[];
    readonly expected: number;
    /** How much lower its expected total is. */
    readonly distance: number;
  } | null;
  /** By starter: the best eleven seen without them, with who starts there instead, the module and the
   *  expected cost. The cost is negative if they start only because they are locked. Null if nobody could
   *  take their place. */
  readonly without: ReadonlyArray<{
    readonly id: PlayerId;
    readonly instead: readonly PlayerId[];
    readonly module: string | null;
    readonly cost: number | null;
  }>;
  /** Rules that the expectation leaves out. */
  readonly notCounted: readonly string[];
};
export type Refusal = 'too-few-goalkeepers' | 'too-few-players' | 'no-legal-module';
export type Recommending =
  | { readonly ok: true; readonly recommendation: Recommendation; readonly search: Search }
  | { readonly ok: false; readonly reason: Refusal };

/** @param facing the starters of a chosen opponent, for modifiers that depend on it; null for an average one. */
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
  const prepared = prepareSquad(rules, players, wishes, facing);
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
  const { last } = (effort ?? usualEffort(squad)).looks;
  const [best] = search.best;
  if (!best) return { ok: false, reason: 'no-legal-module' };
  const parts = partsOf(prepared, best);
  return {
    ok: true,
    search,
    recommendation: {
      ...named(prepared, best),
      expected: parts.expected,
      parts,
      ...alternatives(prepared, best, search, searchWishes, last, parts.expected),
      notCounted: rules.switch === 'off' ? [] : ['switch'],
    },
  };
}

/** Whether the expected total is a sum over starters, so that the best eleven can be found exactly. */
function isSum(rules: ChampionshipRules): boolean {
  const { officeReserve, modifiers, game } = rules;
  const together = [
    modifiers.defence,
    modifiers.midfield,
    modifiers.fairPlay,
    modifiers.rFactor,
    modifiers.dFactor,
  ];
  // In Mantra a missing player lets others move into role.
  const rolesStay = game === 'classic';
  const isAlone = !officeReserve && together.every((rule) => rule === null);
  return rolesStay && isAlone && !areReplaced(rules);
}

function searchSum(prepared: PreparedSquad, forced: PlayerSet, wishes: Wishes): Search {
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

/** The second best, and what each starter is worth. No line-up without a starter costs less than the second
 *  best, except one that the wishes forbid. */
function alternatives(
  prepared: PreparedSquad,
  best: FoundLineup,
  search: Search,
  wishes: SearchWishes,
  last: Look,
  expected: number,
): Pick<Recommendation, 'second' | 'without'> {
  const { squad } = prepared;
  const ids = (set: PlayerSet) => membersOf(set).map((at) => squad.players[at]!.candidate.id);
  const found = withoutEach(prepared, best, search, wishes, last);
  const allowed = [...found].flatMap(([starter, one]) =>
    one && !(wishes.locked & (1 << starter)) ? [one] : [],
  );
  const second = allowed.length > 0 ? cheapest(allowed) : null;
  const distance = Math.max(0, second?.cost ?? 0);
  return {
    second: second && {
      module: squad.modules[second.other.module]!.name,
      out: ids(best.starters & ~second.other.starters),
      in: ids(second.other.starters & ~best.starters),
      expected: expected - distance,
      distance,
    },
    without: [...found].map(([starter, one]) => {
      const { id } = squad.players[starter]!.candidate;
      if (!one) return { id, instead: [], module: null, cost: null };
      return {
        id,
        instead: ids(one.other.starters & ~best.starters),
        module: squad.modules[one.other.module]!.name,
        cost: wishes.locked & (1 << starter) ? one.cost : Math.max(distance, one.cost),
      };
    }),
  };
}
