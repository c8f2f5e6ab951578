/** Who comes on, computed on sets of players. It gives the same answers as `substitutions.ts`, whose head
 *  lists the modes, but is fast enough for every combination of missing players. */

import { SUBSTITUTION_LEVELS, type SubstitutionLevel } from '../../rules/substitution-levels.ts';
import type { Formation } from '../squad/fits.ts';
import { countOf, type PlayerSet } from '../squad/player-set.ts';
import { ANYWHERE } from '../squad/role-states.ts';
import type { Squad } from '../squad/squad.ts';
import type { FieldedLineup } from './fielded-lineup.ts';
import { makeMantraEntering, OUT_OF_ROLE } from './mantra-entering.ts';

export type Substituting = {
  /** Who comes on of the available reserves, given which starters play.
   *  @param inModule who of them comes on in the submitted module, if known. */
  entering(
    lineup: FieldedLineup,
    onField: PlayerSet,
    available: PlayerSet,
    inModule?: PlayerSet,
  ): PlayerSet;
  /** The gentlest level (from 0) at which the allowed number came on; -1 if fewer did, or if who comes on
   *  does not depend on the level alone. */
  levelOf(lineup: FieldedLineup, onField: PlayerSet, came: PlayerSet, present: PlayerSet): number;
  /** Who comes on if gentler levels bring on fewer than this number: that many, if this level can bring them
   *  on. */
  enteringAt(
    level: number,
    men: number,
    lineup: FieldedLineup,
    onField: PlayerSet,
    available: PlayerSet,
  ): PlayerSet | null;
  /** In Mantra: the players for whom a level finds places beside these, none of whom starts out of role. */
  joinableAt(level: number, module: number, set: PlayerSet): PlayerSet;
  /** How many of them are out of role in the end, and how they are placed. */
  outOfRole(lineup: FieldedLineup, onField: PlayerSet, all: PlayerSet): number;
  formation(lineup: FieldedLineup, onField: PlayerSet, all: PlayerSet): Formation;
};

const SAME_MODULE: readonly SubstitutionLevel[] = ['same-module'];

export function makeSubstituting(squad: Squad): Substituting {
  const { rules, kinds, fits, lines } = squad;
  const { mode, maximum } = rules.substitutions;
  const levels = SUBSTITUTION_LEVELS[mode];
  const mayMove = levels.includes('other-module');
  const isByOrder = mode === 'dynamic' || mode === 'master' || mode === 'traditional';

  /** Whether a level can hold these; only `formation` says how they are placed. */
  const mayField = (
    level: SubstitutionLevel,
    module: number,
    startersCost: number,
    set: PlayerSet,
  ): boolean => {
    switch (level) {
      case 'same-module':
        // Starters submitted out of role stay so: only further ones count against the level.
        return startersCost === 0
          ? fits.holds(set, module)
          : fits.costsAtMost(set, module, startersCost);
      case 'other-module':
        return fits.firstHolding(set) >= 0;
      case 'out-of-role-same-module':
        return fits.holdsSomehow(set, module);
      case 'out-of-role':
        return fits.anyHoldsSomehow(set);
    }
  };

  /** Bench order alone: a reserve comes on if they and all chosen before them can be placed. */
  const walkDown = (
    { module, bench }: FieldedLineup,
    onField: PlayerSet,
    available: PlayerSet,
    limit: number,
    startersCost: number,
  ): PlayerSet => {
    let chosen = 0;
    let left = limit;
    for (let at = 0; at < bench.length && left > 0; at++) {
      const bit = 1 << bench[at]!;
      if (!(available & bit)) continue;
      const set = onField | chosen | bit;
      for (const level of levels) {
        if (!mayField(level, module, startersCost, set)) continue;
        chosen |= bit;
        left--;
        break;
      }
    }
    return chosen;
  };

  /** The first so many in bench order that the module holds beside starters who are out of role. */
  const firstBeside = (
    lineup: FieldedLineup,
    onField: PlayerSet,
    available: PlayerSet,
    startersCost: number,
    men: number,
    chosen: PlayerSet,
    from = 0,
  ): PlayerSet => {
    const { module, bench } = lineup;
    let refused = 0;
    for (let at = from; at < bench.length; at++) {
      const player = bench[at]!;
      const bit = 1 << player;
      const kind = 1 << kinds[player]!;
      if (!(available & bit) || chosen & bit || refused & kind) continue;
      const set = chosen | bit;
      if (!mayField('same-module', module, startersCost, onField | set)) {
        refused |= kind;
        continue;
      }
      if (men === 1) return set;
      const found = firstBeside(lineup, onField, available, startersCost, men - 1, set, at + 1);
      if (found !== 0) return found;
    }
    return 0;
  };

  /** As many reserves as possible; among equal numbers the gentlest level, then the first in bench order.
   *  Each level holds everything that gentler ones do, so none brings on fewer than those before it. */
  const mostMen = (
    lineup: FieldedLineup,
    onField: PlayerSet,
    available: PlayerSet,
    allowed: readonly SubstitutionLevel[],
    limit: number,
    startersCost: number,
    kept: PlayerSet,
    keptCount: number,
  ): PlayerSet => {
    const { module, bench } = lineup;
    const wanted = limit - keptCount;
    if (wanted <= 0) return kept;
    const open = available & ~kept;
    const joiningAt = (level: SubstitutionLevel): number => {
      const isSomehow = level === 'out-of-role' || level === 'out-of-role-same-module';
      const isHere = level === 'same-module' || level === 'out-of-role-same-module';
      const within = isHere ? module : ANYWHERE;
      return fits.joining(onField | kept, bench, open, wanted, within, isSomehow);
    };
    const final = allowed.length - 1;
    let first = 0;
    if (startersCost > 0) {
      const most = countOf(joiningAt(allowed[final]!));
      if (most === 0) return kept;
      const beside = firstBeside(lineup, onField, available, startersCost, most, kept);
      if (beside !== 0) return beside;
      first = Math.min(1, final);
    }
    // Mostly a gentle level brings on the number wanted, and the later, slower levels are not needed.
    let joined = joiningAt(allowed[first]!);
    let men = countOf(joined);
    for (let at = first + 1; at <= final && men < wanted; at++) {
      const found = joiningAt(allowed[at]!);
      if (countOf(found) <= men) continue;
      joined = found;
      men = countOf(found);
    }
    return joined | kept;
  };

  /** Only goalkeepers may stand in goal, and they may stand nowhere else. */
  const mostEntering = (onField: PlayerSet, available: PlayerSet): number => {
    const inGoal = onField & lines.P ? 1 : 0;
    const outfield = Math.min(10 + inGoal - countOf(onField), countOf(available & ~lines.P));
    return Math.min(maximum, outfield + (inGoal === 0 && available & lines.P ? 1 : 0));
  };
  const inMantra = makeMantraEntering(squad);
  const formation: Substituting['formation'] = ({ module }, onField, all) => {
    const startersCost = fits.cost(onField, module);
    if (startersCost === 0 && mayMove) return fits.formation(all, module);
    for (const level of levels) {
      if (!mayField(level, module, startersCost, all)) continue;
      if (level === 'other-module') return { module: fits.firstHolding(all), cost: 0 };
      if (level === 'out-of-role') return fits.formation(all, module);
      return { module, cost: fits.cost(all, module) };
    }
    return { module, cost: startersCost };
  };
  const isInRole = levels.map((level) => level === 'same-module' || level === 'other-module');
  const isHere = levels.map((level) => level.endsWith('same-module'));
  return {
    entering(lineup, onField, available, inModule) {
      const limit = mostEntering(onField, available);
      if (limit <= 0) return 0;
      const found = inMantra?.(lineup, onField, available, limit, inModule) ?? OUT_OF_ROLE;
      if (found !== OUT_OF_ROLE) return found;
      const startersCost = fits.cost(onField, lineup.module);
      // If each player of a line has exactly one place, bench order alone brings on as many as possible.
      if (isByOrder) {
        return walkDown(lineup, onField, available, limit, startersCost);
      }
      if (mode !== 'hybrid') {
        return mostMen(lineup, onField, available, levels, limit, startersCost, 0, 0);
      }
      const kept = mostMen(lineup, onField, available, SAME_MODULE, limit, startersCost, 0, 0);
      const men = countOf(kept);
      return mostMen(lineup, onField, available, levels, limit, startersCost, kept, men);
    },
    levelOf({ module }, onField, came, present) {
      // Without a goalkeeper on the field, the goal stays empty whoever is on the bench.
      const places = (present & lines.P ? 11 : 10) - countOf(onField);
      if (isByOrder || countOf(came) !== Math.min(maximum, places)) return -1;
      const all = onField | came;
      if (fits.holds(all, module)) return 0;
      if (mode === 'hybrid' || !fits.holds(onField, module)) return -1;
      return mayMove && fits.firstHolding(all) < 0 ? 2 : 1;
    },
    enteringAt(level, men, { module, bench }, onField, available) {
      const within = isHere[level] ? module : ANYWHERE;
      const came = fits.joining(onField, bench, available, men, within, !isInRole[level]);
      return countOf(came) === men ? came : null;
    },
    joinableAt(level, module, set) {
      const way = isInRole[level] ? fits.ways!.inRole : fits.ways!.somehow;
      return way.joinable(way.of(set), isHere[level] ? module : ANYWHERE);
    },
    outOfRole(lineup, onField, all) {
      if (fits.holds(all, lineup.module)) return 0;
      if (mayMove && fits.cost(onField, lineup.module) === 0) return fits.fewestOutOfRole(all);
      return formation(lineup, onField, all).cost;
    },
    formation,
  };
}
