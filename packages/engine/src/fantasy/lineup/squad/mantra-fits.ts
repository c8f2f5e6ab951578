/** Which players a module of Mantra can hold, and who comes on there. */

import type { Module } from '../../rules/modules.ts';
import { type PlaceKind, placesIn } from '../../scoring/place-players.ts';
import { fewestOutOfRole } from './fewest-out-of-role.ts';
import type { Fits, Formation } from './fits.ts';
import { type ModuleLimits, moduleLimits, SLOTS } from './hall-limits.ts';
import { makeJoinBench } from './join-bench.ts';
import type { PlayerModel } from './player-model.ts';
import { countOf, membersOf, type PlayerSet } from './player-set.ts';
import { rememberSets } from './remember-sets.ts';

/** A set that no module holds. */
const NONE = 31;

/** @param kinds by player: the same number for the same roles. */
export function mantraFits(
  modules: readonly Module[],
  players: readonly PlayerModel[],
  kinds: readonly number[],
): Fits {
  const usual = makeUsualSet(kinds);
  const placesOf = (kind: PlaceKind) =>
    modules.map((module) =>
      Int32Array.from(players, ({ candidate }) => placesIn(module, candidate.roles, kind)),
    );
  const joined = (one: readonly Int32Array[], other: readonly Int32Array[]) =>
    one.map((places, module) => places.map((set, player) => set | other[module]![player]!));
  const inRole = placesOf('inRole');
  const adapted = placesOf('outOfRole');
  const submitted = placesOf('outOfRoleSubmitted');
  const limits = inRole.map(moduleLimits);
  const limitsSomehow = joined(inRole, adapted).map(moduleLimits);
  /** How many stand out of role in a module, of those who do not find places in role there. */
  const outsidersWith = (outOfRole: readonly Int32Array[], somehow: readonly ModuleLimits[]) => {
    const fewest = modules.map((_, module) => fewestOutOfRole(inRole[module]!, outOfRole[module]!));
    return {
      isOne(set: PlayerSet, module: number): boolean {
        const limit = limits[module]!;
        for (let left = limit.removable(set); left !== 0; left &= left - 1) {
          const bit = left & -left;
          const own = outOfRole[module]![31 - Math.clz32(bit)]!;
          if (own !== 0 && (own & limit.open(set & ~bit)) !== 0) return true;
        }
        return false;
      },
      count: (set: PlayerSet, module: number): number =>
        somehow[module]!.holds(set) ? fewest[module]!(set) : Number.POSITIVE_INFINITY,
    };
  };
  const costOf = ({ isOne, count }: ReturnType<typeof outsidersWith>) => {
    const known = modules.map((_, module) =>
      rememberSets(COSTS_KEPT, (set) => {
        if (limits[module]!.holds(set)) return 0;
        return isOne(set, module) ? 1 : Math.min(NOWHERE, count(set, module));
      }),
    );
    return (set: PlayerSet, module: number): number => {
      const cost = known[module]!(set);
      return cost === NOWHERE ? Number.POSITIVE_INFINITY : cost;
    };
  };
  const outsiders = outsidersWith(adapted, limitsSomehow);
  const cost = costOf(outsiders);
  const firstHolding = rememberSets(SETS_KEPT, (set) => {
    const first = limits.findIndex((limit) => limit.holds(set));
    return first < 0 ? NONE : first;
  });
  const anySomehow = rememberSets(SETS_KEPT, (set) =>
    Number(limitsSomehow.some((limit) => limit.holds(set))),
  );
  /** Of sets that no module holds in role: where the fewest stand out of role. */
  const cheapest = modules.map((_, module) =>
    rememberSets(SETS_KEPT, (set) => {
      if (outsiders.isOne(set, module)) return module * (SLOTS + 1) + 1;
      const withOne = modules.findIndex((_, other) => outsiders.isOne(set, other));
      if (withOne >= 0) return withOne * (SLOTS + 1) + 1;
      let best = { module, cost: outsiders.count(set, module) };
      for (let other = 0; other < modules.length; other++) {
        if (Math.max(2, limits[other]!.excess(set)) >= best.cost) continue;
        const there = outsiders.count(set, other);
        if (there < best.cost) best = { module: other, cost: there };
      }
      return best.module * (SLOTS + 1) + Math.min(SLOTS, best.cost);
    }),
  );
  /** By module and how many stand out of role. */
  const formations = modules.flatMap((_, module) =>
    Array.from({ length: SLOTS + 1 }, (_, cost): Formation => ({ module, cost })),
  );
  const standing = modules.map((_, module) =>
    rememberSets(SETS_KEPT, (set) => {
      if (limits[module]!.holds(set)) return module * (SLOTS + 1);
      const like = usual(set);
      const first = firstHolding(like);
      return first === NONE ? cheapest[module]!(like) : first * (SLOTS + 1);
    }),
  );
  const alike = kinds.map((kind) =>
    kinds.reduce((set, other, player) => (other === kind ? set | (1 << player) : set), 0),
  );
  const joinInRole = makeJoinBench(inRole, alike);
  const joinSomehow = makeJoinBench(joined(inRole, adapted), alike);
  return {
    cost,
    costsAtMost(set, module, most) {
      // Whoever is too many for some slots has to leave them.
      const least = limits[module]!.excess(set);
      if (least === 0 || least > most) return least === 0;
      return most === 1 ? outsiders.isOne(set, module) : cost(set, module) <= most;
    },
    holds: (set, module) => limits[module]!.holds(set),
    submittedCost: costOf(outsidersWith(submitted, joined(inRole, submitted).map(moduleLimits))),
    firstHolding: (set) => {
      const found = firstHolding(usual(set));
      return found === NONE ? -1 : found;
    },
    holdsSomehow: (set, module) => limitsSomehow[module]!.holds(set),
    anyHoldsSomehow: (set) => anySomehow(usual(set)) === 1,
    joining(onField, bench, ready, most, module, isSomehow) {
      const joins = isSomehow ? joinSomehow : joinInRole;
      if (module >= 0) return joins.within(onField, bench, ready, most, module);
      return joins.anywhere(onField, bench, ready, most);
    },
    formation: (set, module) => formations[standing[module]!(set)]!,
  };
}
/** Of how many sets answers are kept, as powers of two. */
const SETS_KEPT = 11;
const COSTS_KEPT = 9;
/** Stands for who finds no place at all. */
const NOWHERE = SLOTS + 1;

/** The first so many of each kind in place of those of a set: what a module holds depends on roles alone, and
 *  sets that are alike share what was worked out. */
function makeUsualSet(kinds: readonly number[]): (set: PlayerSet) => PlayerSet {
  const masks: PlayerSet[] = [];
  kinds.forEach((kind, player) => {
    masks[kind] = (masks[kind] ?? 0) | (1 << player);
  });
  const several = Int32Array.from(masks.filter((mask) => countOf(mask) > 1));
  const alone = masks.reduce((set, mask) => (countOf(mask) === 1 ? set | mask : set), 0);
  const firsts = Array.from(several, (mask) => {
    let set = 0;
    return Int32Array.from([0, ...membersOf(mask)], (player, at) => {
      if (at > 0) set |= 1 << player;
      return set;
    });
  });
  return (set) => {
    let like = set & alone;
    for (let at = 0; at < several.length; at++) {
      like |= firsts[at]![countOf(set & several[at]!)]!;
    }
    return like;
  };
}
