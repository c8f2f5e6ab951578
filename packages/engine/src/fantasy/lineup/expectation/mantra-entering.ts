/** Who comes on in Mantra where everybody on the field stands in role: by states of roles, which is quick. */

import { countOf, type PlayerSet } from '../squad/player-set.ts';
import { ANYWHERE } from '../squad/role-states.ts';
import type { Squad } from '../squad/squad.ts';
import type { FieldedLineup } from './fielded-lineup.ts';

/** @param limit how many may come on: at most as many as are available. */
type Entering = (
  lineup: FieldedLineup,
  onField: PlayerSet,
  available: PlayerSet,
  limit: number,
) => PlayerSet;

/** Null in Classic. */
export function makeMantraEntering({ rules, fits: { ways } }: Squad): Entering | null {
  if (!ways) return null;
  const { inRole, somehow } = ways;
  /** As many as another way brings on, where those are more than came so far. */
  const more = (
    way: typeof inRole,
    { bench }: FieldedLineup,
    onField: PlayerSet,
    available: PlayerSet,
    limit: number,
    came: PlayerSet,
  ): PlayerSet => {
    const found = way.moreThan(countOf(came), way.of(onField), bench, available, limit);
    return found === 0 ? came : found;
  };
  const inModule: Entering = ({ module, bench }, onField, available, limit) =>
    inRole.inTurn(inRole.of(onField), bench, available, limit, module);
  const byMode: Readonly<Record<typeof rules.substitutions.mode, Entering>> = {
    traditional: inModule,
    hybrid(lineup, onField, available, limit) {
      const kept = inModule(lineup, onField, available, limit);
      const wanted = limit - countOf(kept);
      if (wanted === 0) return kept;
      return kept | more(inRole, lineup, onField | kept, available & ~kept, wanted, 0);
    },
    dynamic: ({ bench }, onField, available, limit) =>
      inRole.inTurn(inRole.of(onField), bench, available, limit, ANYWHERE),
    master: ({ bench }, onField, available, limit) =>
      somehow.inTurn(somehow.of(onField), bench, available, limit, ANYWHERE),
    easy(lineup, onField, available, limit) {
      const came = inModule(lineup, onField, available, limit);
      const men = countOf(came);
      if (men === limit) return came;
      const { module, bench } = lineup;
      const adapted = somehow.inTurn(somehow.of(onField), bench, available, limit, module);
      return countOf(adapted) > men ? adapted : came;
    },
    basic(lineup, onField, available, limit) {
      let came = inModule(lineup, onField, available, limit);
      if (countOf(came) < limit) came = more(inRole, lineup, onField, available, limit, came);
      if (countOf(came) < limit) came = more(somehow, lineup, onField, available, limit, came);
      return came;
    },
  };
  return byMode[rules.substitutions.mode];
}
