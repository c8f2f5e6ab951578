/** Who comes on in Mantra, nearly: each reserve covers those starters whom they could replace if nobody
 *  else were missing. Asking whether whole sets of players fit takes long; this answers at once, and
 *  `expected-total.ts` corrects it where cases weigh enough. */
import type { FieldedLineup, Substituting } from './choose-entering.ts';
import { membersOf, type PlayerSet, type Squad } from './squad.ts';

/** By place on the bench: the starters whom this reserve can replace in role, and somehow. */
type Covers = {
  readonly inRole: readonly PlayerSet[];
  readonly somehow: readonly PlayerSet[];
  readonly startersCost: number;
};

export function makeQuickSubstituting({ rules, players, fits }: Squad): Substituting {
  const { mode, maximum } = rules.substitutions;
  const staysInModule = mode === 'easy';
  const costOf = (others: PlayerSet, reserve: number, module: number, startersCost: number) => {
    const set = others | (1 << reserve);
    if (startersCost > 0) return Math.max(0, fits.cost(set, module) - startersCost);
    if (fits.holds(set, module)) return 0;
    if (!staysInModule && fits.firstHolding(set) >= 0) return 0;
    return fits.holdsBut(set, module, reserve) ? 1 : Number.POSITIVE_INFINITY;
  };
  let known: { lineup: FieldedLineup; covers: Covers } | null = null;
  const coversOf = (lineup: FieldedLineup): Covers => {
    if (known?.lineup === lineup) return known.covers;
    const { bench, module, starters } = lineup;
    const startersCost = fits.cost(starters, module);
    const inRole = bench.map(() => 0);
    const somehow = bench.map(() => 0);
    for (const starter of membersOf(starters)) {
      if (players[starter]!.plays === 1) continue;
      const others = starters & ~(1 << starter);
      bench.forEach((reserve, at) => {
        if ((players[reserve]!.line === 'P') !== (players[starter]!.line === 'P')) return;
        const cost = costOf(others, reserve, module, startersCost);
        if (cost === 0) inRole[at]! |= 1 << starter;
        if (cost <= 1) somehow[at]! |= 1 << starter;
      });
    }
    known = { lineup, covers: { inRole, somehow, startersCost } };
    return known.covers;
  };
  return {
    entering(lineup, onField, available) {
      const { inRole, somehow } = coversOf(lineup);
      const { bench } = lineup;
      let open = lineup.starters & ~onField;
      let chosen = 0;
      let left = maximum;
      const walk = (covers: readonly PlayerSet[]) => {
        for (let at = 0; at < bench.length && left > 0 && open !== 0; at++) {
          const bit = 1 << bench[at]!;
          const covered = covers[at]! & open;
          if (!(available & bit) || chosen & bit || covered === 0) continue;
          open &= ~(covered & -covered);
          chosen |= bit;
          left--;
        }
      };
      if (mode !== 'master') walk(inRole);
      walk(somehow);
      return chosen;
    },
    formation(lineup, onField, all) {
      const { inRole, startersCost } = coversOf(lineup);
      const { bench, module, starters } = lineup;
      let open = starters & ~onField;
      let cost = 0;
      for (let at = 0; at < bench.length; at++) {
        if (!(all & (1 << bench[at]!))) continue;
        const covered = inRole[at]! & open;
        if (covered === 0) cost++;
        else open &= ~(covered & -covered);
      }
      // Those who were handed in out of role stay so while they play.
      return { module, cost: cost + startersCost };
    },
  };
}
