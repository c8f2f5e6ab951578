/** Who comes on for players without a vote. One search for all six modes, which differ in what they
 *  may do and in what comes first:
 *
 *  | mode        | may do, in this order                                     | chosen by              |
 *  | traditional | same module                                               | bench order            |
 *  | hybrid      | same module; for those still missing another module       | bench order            |
 *  | dynamic     | any module at once                                        | bench order alone      |
 *  | easy        | same module; same module out of role                      | most men, then order   |
 *  | basic       | same module; another module; out of role                  | most men, then order   |
 *  | master      | any module, in or out of role                             | bench order alone      |
 */

import type { SubstitutionMode } from '../rules/championship-rules.ts';
import type { Module } from '../rules/modules.ts';
import { SUBSTITUTION_LEVELS, type SubstitutionLevel } from '../rules/substitution-levels.ts';
import type { MatchdayPlayer } from './match-day.ts';
import { fitInRole, fitSomehow, type Placement, placePlayers } from './place-players.ts';

/** How a set of players is placed on the field. */
export type Formation = { readonly module: Module; readonly placement: Placement };

export type SubstitutionInput = {
  readonly mode: SubstitutionMode;
  /** How many may still come on. */
  readonly maximum: number;
  readonly module: Module;
  /** Every module that may be played. */
  readonly modules: readonly Module[];
  /** Starters with a vote. */
  readonly onField: readonly MatchdayPlayer[];
  /** Reserves with a vote, in bench order. */
  readonly bench: readonly MatchdayPlayer[];
};
export type SubstitutionOutcome = {
  readonly entering: readonly MatchdayPlayer[];
  /** The placement of the players on the field, followed by those who come on. */
  readonly formation: Formation;
};

type Search = SubstitutionInput & { readonly startersCost: number };

export function chooseSubstitutes(asked: SubstitutionInput): SubstitutionOutcome {
  const { mode, bench, onField, module } = asked;
  const input: Search = { ...asked, startersCost: placePlayers(module, onField)?.cost ?? 0 };
  const levels = SUBSTITUTION_LEVELS[mode];
  const alone = fieldAt('same-module', input, []) ?? fieldAt('out-of-role', input, []);
  if (!alone) throw new RangeError('the starters do not fit their module');
  const limit = Math.min(input.maximum, 11 - onField.length, bench.length);
  const nobody: Found = { entering: [], formation: alone };
  if (limit <= 0) return nobody;
  if (mode === 'dynamic' || mode === 'master') return walkDown(input, levels, limit) ?? nobody;
  const kept = mode === 'hybrid' ? (mostMen(input, ['same-module'], limit, []) ?? nobody) : nobody;
  return mostMen(input, levels, limit, kept.entering) ?? kept;
}

type Found = { entering: readonly MatchdayPlayer[]; formation: Formation };

/** Bench order alone: a reserve comes on if they and all chosen before them can be placed. */
function walkDown(
  input: Search,
  levels: readonly SubstitutionLevel[],
  limit: number,
): Found | null {
  let found: Found | null = null;
  for (const player of input.bench) {
    if ((found?.entering.length ?? 0) === limit) break;
    const entering: MatchdayPlayer[] = [...(found?.entering ?? []), player];
    const formation = bestField(levels, input, entering);
    if (formation) found = { entering, formation };
  }
  return found;
}

/** As many players as possible; among equal numbers the gentlest level, then the first in bench order.
 *  @param kept players who come on in any case. */
function mostMen(
  input: Search,
  levels: readonly SubstitutionLevel[],
  limit: number,
  kept: readonly MatchdayPlayer[],
): Found | null {
  for (let men = limit; men > kept.length; men--) {
    for (const level of levels) {
      const found = firstSet(input, level, men, kept, 0);
      if (found) return found;
    }
  }
  return null;
}

/** The first set of this size in bench order. A player who does not fit beside some set fits beside no larger
 *  one, so a branch ends at the first who does not fit. */
function firstSet(
  input: Search,
  level: SubstitutionLevel,
  men: number,
  chosen: readonly MatchdayPlayer[],
  from: number,
): Found | null {
  const { bench } = input;
  const refused = new Set<string>();
  for (let at = from; at < bench.length; at++) {
    const player = bench[at]!;
    const roles = player.roles.join();
    if (chosen.includes(player) || refused.has(roles)) continue;
    const entering = [...chosen, player];
    if (!mayField(level, input, entering)) {
      refused.add(roles);
      continue;
    }
    if (entering.length === men) {
      const formation = fieldAt(level, input, entering);
      if (formation) return { entering: bench.filter((one) => entering.includes(one)), formation };
      continue;
    }
    const found = firstSet(input, level, men, entering, at + 1);
    if (found) return found;
  }
  return null;
}

function bestField(
  levels: readonly SubstitutionLevel[],
  input: Search,
  entering: readonly MatchdayPlayer[],
): Formation | null {
  for (const level of levels) {
    const formation = mayField(level, input, entering) && fieldAt(level, input, entering);
    if (formation) return formation;
  }
  return null;
}

/** Whether a level can hold these at all; `fieldAt` tells how they are placed. */
function mayField(
  level: SubstitutionLevel,
  { module, modules, onField, startersCost }: Search,
  entering: readonly MatchdayPlayer[],
): boolean {
  const players = [...onField, ...entering];
  if (level === 'other-module') return modules.some((other) => fitInRole(other, players));
  if (level === 'out-of-role') return modules.some((other) => fitSomehow(other, players));
  const mayAdapt = level === 'out-of-role-same-module' || startersCost > 0;
  return mayAdapt ? fitSomehow(module, players) : fitInRole(module, players);
}

function fieldAt(
  level: SubstitutionLevel,
  { module, modules, onField, bench, startersCost }: Search,
  entering: readonly MatchdayPlayer[],
): Formation | null {
  // In bench order, because the search may have found them in another.
  const players = [...onField, ...bench.filter((player) => entering.includes(player))];
  if (level === 'same-module' || level === 'out-of-role-same-module') {
    const placement = placePlayers(module, players);
    if (!placement) return null;
    const own = level === 'same-module' ? startersCost : 11;
    // Starters submitted out of role stay so: only further ones count against the level.
    return placement.cost <= own ? { module, placement } : null;
  }
  let best: Formation | null = null;
  for (const other of [module, ...modules]) {
    if (level === 'other-module' && !fitInRole(other, players)) continue;
    const placement = placePlayers(other, players);
    if (!placement) continue;
    if (placement.cost === 0) return { module: other, placement };
    if (!best || placement.cost < best.placement.cost) best = { module: other, placement };
  }
  return best;
}
