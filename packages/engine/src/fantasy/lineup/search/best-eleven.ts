/** The eleven with the highest expected points if the expectation is a sum over players: their own points
 *  times the chance that they play, the malus out of role, the captain's and the module's bonus. Exact: the
 *  cheapest assignment of players to slots for every module. */

import { cheapestAssignment } from '../../../numeric/assignment.ts';
import type { ChampionshipRules } from '../../rules/championship-rules.ts';
import type { Module } from '../../rules/modules.ts';
import { OUT_OF_ROLE_MALUS } from '../../rules/out-of-role.ts';
import { enabledModules } from '../../scoring/check-lineup.ts';
import type { PlayerId } from '../../scoring/match-day.ts';
import { type Candidate, expectedPoints } from '../squad/candidate.ts';
import { modelPlayer } from '../squad/player-model.ts';

export type Eleven = {
  readonly module: string;
  /** In the order of the module's slots. */
  readonly starters: readonly Candidate[];
  readonly captain: Candidate | null;
  readonly expected: number;
};
/** Who must start, and who must not. */
type Wishes = {
  readonly locked?: readonly PlayerId[];
  readonly banned?: readonly PlayerId[];
};

const FORBIDDEN = 1e6;
const LOCKED = 1e4;

/** Null if the wishes leave too few players to fill any module. */
export function bestEleven(
  rules: ChampionshipRules,
  players: readonly Candidate[],
  { locked = [], banned = [] }: Wishes = {},
): Eleven | null {
  const free = players.filter(({ id }) => !banned.includes(id));
  const values = free.map((player) => player.plays * expectedPoints(rules, player));
  const captains = rules.modifiers.captain
    ? free.map((player) => player.plays * modelPlayer(rules, player).captain)
    : [];
  const must = new Set(free.flatMap(({ id }, at) => (locked.includes(id) ? [at] : [])));
  if (must.size < new Set(locked).size) return null;
  let best: Eleven | null = null;
  for (const module of enabledModules(rules)) {
    const bonus = rules.modifiers.module?.bonusByModule[module.name] ?? 0;
    const costs = slotCosts(module, free, values);
    const solve = (captain: number | null) => {
      const eleven = fill(
        costs,
        free.length,
        captain === null ? must : new Set([...must, captain]),
      );
      if (!eleven) return;
      const points = eleven.reduce((sum, player, slot) => sum - costs[slot]![player]!, 0);
      const expected = points + bonus + (captain === null ? 0 : captains[captain]!);
      if (best && expected <= best.expected + 1e-12) return;
      const starters = eleven.map((player) => free[player]!);
      best = {
        module: module.name,
        starters,
        captain: captain === null ? null : free[captain]!,
        expected,
      };
    };
    if (!rules.modifiers.captain) {
      solve(null);
      continue;
    }
    // A captain must start: every player who could still be worth it is tried.
    const plain = fill(costs, free.length, must);
    if (!plain) continue;
    const inPlain = Math.max(...plain.map((player) => captains[player]!));
    captains.forEach((value, captain) => {
      if (plain.includes(captain) ? value >= inPlain : value > inPlain) solve(captain);
    });
  }
  return best;
}

/** The best eleven with at least one player who is not in this one. */
export function secondEleven(
  rules: ChampionshipRules,
  players: readonly Candidate[],
  first: Eleven,
  wishes: Wishes = {},
): Eleven | null {
  const { locked = [], banned = [] } = wishes;
  let second: Eleven | null = null;
  for (const { id } of first.starters) {
    if (locked.includes(id)) continue;
    const other = bestEleven(rules, players, { locked, banned: [...banned, id] });
    if (other && (!second || other.expected > second.expected)) second = other;
  }
  return second;
}

/** Numbers of the eleven with the highest value in a module; null if it cannot be filled. */
export function elevenOf(
  module: Module,
  players: readonly Candidate[],
  values: readonly number[],
  must: ReadonlySet<number>,
): number[] | null {
  return fill(slotCosts(module, players, values), players.length, must);
}

/** Cost of each player in each slot: the negative of what they bring there. */
function slotCosts(
  module: Module,
  players: readonly Candidate[],
  values: readonly number[],
): number[][] {
  return module.slots.map((_, slot) => {
    const bit = 1 << slot;
    return players.map(({ roles, plays }, at) => {
      const places = roles.map((role) => module.places.get(role));
      if (places.some((place) => (place?.inRole ?? 0) & bit)) return -values[at]!;
      const mayAdapt = places.some((place) => (place?.outOfRoleSubmitted ?? 0) & bit);
      return mayAdapt ? plays * OUT_OF_ROLE_MALUS - values[at]! : FORBIDDEN;
    });
  });
}

function fill(
  costs: ReadonlyArray<readonly number[]>,
  players: number,
  must: ReadonlySet<number>,
): number[] | null {
  if (players < costs.length || must.size > costs.length) return null;
  const eleven = cheapestAssignment(
    costs.length,
    players,
    (slot, player) => costs[slot]![player]! - (must.has(player) ? LOCKED : 0),
  );
  const isLegal = eleven.every((player, slot) => costs[slot]![player]! < FORBIDDEN / 2);
  const holdsAll = [...must].every((player) => eleven.includes(player));
  return isLegal && holdsAll ? eleven : null;
}
