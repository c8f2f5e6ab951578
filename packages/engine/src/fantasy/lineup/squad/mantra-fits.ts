/** Which players a Mantra module can hold, and who comes on there. */

import type { Module } from '../../rules/modules.ts';
import { type PlaceKind, placesIn } from '../../scoring/place-players.ts';
import { fewestOutOfRole } from './fewest-out-of-role.ts';
import type { Fits, Formation } from './fits.ts';
import { hallLimits, type ModuleLimits, moduleLimits, SLOTS } from './hall-limits.ts';
import { makeJoinBench } from './join-bench.ts';
import type { PlayerModel } from './player-model.ts';
import type { PlayerSet } from './player-set.ts';
import { ANYWHERE, makeRoleStates } from './role-states.ts';

/** @param kinds by player: equal numbers for equal roles. */
export function mantraFits(
  modules: readonly Module[],
  players: readonly PlayerModel[],
  kinds: readonly number[],
): Fits {
  const placesOf = (kind: PlaceKind) =>
    modules.map((module) =>
      Int32Array.from(players, ({ candidate }) => placesIn(module, candidate.roles, kind)),
    );
  const joined = (one: readonly Int32Array[], other: readonly Int32Array[]) =>
    one.map((places, module) => places.map((set, player) => set | other[module]![player]!));
  const inRole = placesOf('inRole');
  const adapted = placesOf('outOfRole');
  const submitted = placesOf('outOfRoleSubmitted');
  const hall = inRole.map(hallLimits);
  const hallSomehow = joined(inRole, adapted).map(hallLimits);
  const limits = hall.map(moduleLimits);
  const limitsSomehow = hallSomehow.map(moduleLimits);
  /** How many are out of role in a module, for sets that it does not hold in role. */
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
  const states = makeRoleStates(kinds, hall);
  const somehow = makeRoleStates(kinds, hallSomehow);
  const isInRole = states.isHeld;
  const costOf = ({ isOne, count }: ReturnType<typeof outsidersWith>) =>
    states.remember((like, module) =>
      isOne(like, module) ? 1 : Math.min(NOWHERE, count(like, module)),
    );
  const asCost =
    (known: ReturnType<typeof costOf>) =>
    (set: PlayerSet, module: number): number => {
      const state = states.of(set);
      if (isInRole(state, module)) return 0;
      const cost = known(state, module);
      return cost === NOWHERE ? Number.POSITIVE_INFINITY : cost;
    };
  const outsiders = outsidersWith(adapted, limitsSomehow);
  const knownCost = costOf(outsiders);
  const cost = asCost(knownCost);
  /** For sets that no module holds in role: the first module with the fewest out of role, and how many. */
  const cheapestAnywhere = states.remember((like) => {
    const withOne = modules.findIndex((_, module) => outsiders.isOne(like, module));
    if (withOne >= 0) return withOne * COSTS + 1;
    let best = { module: 0, cost: NOWHERE };
    for (let module = 0; module < modules.length; module++) {
      if (Math.max(2, limits[module]!.excess(like)) >= best.cost) continue;
      const there = outsiders.count(like, module);
      if (there < best.cost) best = { module, cost: there };
    }
    return best.module * COSTS + best.cost;
  });
  const cheapest = (state: number) => cheapestAnywhere(state, 0);
  /** Only how many, which is quicker: modules where they may be few are tried first. */
  const fewestAnywhere = states.remember((like) => {
    if (modules.some((_, module) => outsiders.isOne(like, module))) return 1;
    const least = limits.map((limit) => Math.max(2, limit.excess(like)));
    let fewest = NOWHERE;
    for (let men = 2; men < fewest; men++) {
      for (let module = 0; module < modules.length && men < fewest; module++) {
        if (least[module] === men) fewest = Math.min(fewest, outsiders.count(like, module));
      }
    }
    return fewest;
  });
  /** By module and number out of role. */
  const formations = modules.flatMap((_, module) =>
    Array.from({ length: COSTS }, (_, cost): Formation => ({ module, cost })),
  );
  const firstOf = (holding: number) => 31 - Math.clz32(holding & -holding);
  const ways = {
    inRole: { ...states, ...makeJoinBench(states) },
    somehow: { ...somehow, ...makeJoinBench(somehow) },
  };
  return {
    ways,
    cost,
    costsAtMost(set, module, most) {
      // The players in excess of some slots have to leave them.
      const least = limits[module]!.excess(set);
      if (least === 0 || least > most) return least === 0;
      return most === 1 ? outsiders.isOne(set, module) : cost(set, module) <= most;
    },
    holds: (set, module) => isInRole(states.of(set), module),
    submittedCost: asCost(
      costOf(
        outsidersWith(
          submitted,
          joined(inRole, submitted).map((places) => moduleLimits(hallLimits(places))),
        ),
      ),
    ),
    firstHolding: (set) => firstOf(states.holding(states.of(set))),
    holdsSomehow: (set, module) => somehow.isHeld(somehow.of(set), module),
    anyHoldsSomehow: (set) => somehow.holding(somehow.of(set)) !== 0,
    joining(onField, bench, available, most, module, isSomehow) {
      const way = isSomehow ? ways.somehow : ways.inRole;
      const state = way.of(onField);
      if (module !== ANYWHERE) return way.inTurn(state, bench, available, most, module);
      return way.moreThan(0, state, bench, available, most);
    },
    fewestOutOfRole(set) {
      const state = states.of(set);
      return states.holding(state) !== 0 ? 0 : fewestAnywhere(state, 0);
    },
    formation(set, module) {
      const state = states.of(set);
      if (isInRole(state, module)) return formations[module * COSTS]!;
      const holding = states.holding(state);
      if (holding !== 0) return formations[firstOf(holding) * COSTS]!;
      const anywhere = cheapest(state);
      const isAsGood = knownCost(state, module) === anywhere % COSTS;
      return formations[isAsGood ? module * COSTS + (anywhere % COSTS) : anywhere]!;
    },
  };
}
/** Stands for a set that finds no places at all. */
const NOWHERE = SLOTS + 1;
/** The number of different costs, including none. */
const COSTS = NOWHERE + 1;
