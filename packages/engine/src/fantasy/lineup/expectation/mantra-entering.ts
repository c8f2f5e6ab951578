/** Who comes on in Mantra where everybody on the field stands in role: by states of roles, which is quick. */

import { countOf, type PlayerSet } from '../squad/player-set.ts';
import { ANYWHERE } from '../squad/role-states.ts';
import type { Squad } from '../squad/squad.ts';
import type { FieldedLineup } from './fielded-lineup.ts';

/** Nobody knows by these states who comes on beside men out of role. */
export const OUT_OF_ROLE = -1;
/** @param limit how many may come on: at most as many as are available. */
type Entering = (
  lineup: FieldedLineup,
  onField: PlayerSet,
  available: PlayerSet,
  limit: number,
) => PlayerSet | typeof OUT_OF_ROLE;
type ByState = (
  lineup: FieldedLineup,
  state: number,
  onField: PlayerSet,
  available: PlayerSet,
  limit: number,
) => PlayerSet;

/** Null in Classic. */
export function makeMantraEntering({ rules, fits: { ways } }: Squad): Entering | null {
  if (!ways) return null;
  const { inRole, somehow } = ways;
  const inModule: ByState = ({ module, bench }, state, _, available, limit) =>
    inRole.inTurn(state, bench, available, limit, module);
  const byMode: Readonly<Record<typeof rules.substitutions.mode, ByState>> = {
    traditional: inModule,
    hybrid(lineup, state, onField, available, limit) {
      const kept = inModule(lineup, state, onField, available, limit);
      const wanted = limit - countOf(kept);
      if (wanted === 0) return kept;
      const together = inRole.of(onField | kept);
      return kept | inRole.moreThan(0, together, lineup.bench, available & ~kept, wanted);
    },
    dynamic: ({ bench }, state, _, available, limit) =>
      inRole.inTurn(state, bench, available, limit, ANYWHERE),
    master: ({ bench }, _, onField, available, limit) =>
      somehow.inTurn(somehow.of(onField), bench, available, limit, ANYWHERE),
    easy(lineup, state, onField, available, limit) {
      const came = inModule(lineup, state, onField, available, limit);
      const men = countOf(came);
      if (men === limit) return came;
      const { module, bench } = lineup;
      const adapted = somehow.inTurn(somehow.of(onField), bench, available, limit, module);
      return countOf(adapted) > men ? adapted : came;
    },
    basic(lineup, state, onField, available, limit) {
      const { bench } = lineup;
      const here = inModule(lineup, state, onField, available, limit);
      const men = countOf(here);
      if (men === limit) return here;
      const elsewhere = inRole.moreThan(men, state, bench, available, limit) || here;
      const most = countOf(elsewhere);
      if (most === limit) return elsewhere;
      return somehow.moreThan(most, somehow.of(onField), bench, available, limit) || elsewhere;
    },
  };
  const entering = byMode[rules.substitutions.mode];
  return (lineup, onField, available, limit) => {
    const state = inRole.of(onField);
    if (!inRole.isHeld(state, lineup.module)) return OUT_OF_ROLE;
    return entering(lineup, state, onField, available, limit);
  };
}
