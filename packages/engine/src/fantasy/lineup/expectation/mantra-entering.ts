/** Who comes on in Mantra if everybody on the field is in role: computed on states of roles, which is quick. */

import { MANTRA_SUBSTITUTIONS } from '../../rules/championship-rules.ts';
import { countOf, type PlayerSet } from '../squad/player-set.ts';
import { ANYWHERE } from '../squad/role-states.ts';
import type { Squad } from '../squad/squad.ts';
import type { FieldedLineup } from './fielded-lineup.ts';

/** Returned if somebody on the field is out of role: the states cannot tell who comes on then. */
export const OUT_OF_ROLE = -1;
/** @param limit how many may come on: at most as many as are available.
 *  @param inModule who of these comes on in the submitted module, if known. */
type Entering = (
  lineup: FieldedLineup,
  onField: PlayerSet,
  available: PlayerSet,
  limit: number,
  inModule?: PlayerSet,
) => PlayerSet | typeof OUT_OF_ROLE;
type ByState = (
  lineup: FieldedLineup,
  state: number,
  onField: PlayerSet,
  available: PlayerSet,
  limit: number,
  inModule?: PlayerSet,
) => PlayerSet;

/** Null in Classic. */
export function makeMantraEntering({ rules, fits: { ways } }: Squad): Entering | null {
  const mode = MANTRA_SUBSTITUTIONS.find((one) => one === rules.substitutions.mode);
  if (!ways || !mode) return null;
  const { inRole, somehow } = ways;
  const atHome: ByState = ({ module, bench }, state, _, available, limit, inModule) =>
    inModule ?? inRole.inTurn(state, bench, available, limit, module);
  const byMode: Readonly<Record<typeof mode, ByState>> = {
    master: ({ bench }, _, onField, available, limit) =>
      somehow.inTurn(somehow.of(onField), bench, available, limit, ANYWHERE),
    easy(lineup, state, onField, available, limit, inModule) {
      const came = atHome(lineup, state, onField, available, limit, inModule);
      const men = countOf(came);
      if (men === limit) return came;
      const { module, bench } = lineup;
      const adapted = somehow.inTurn(somehow.of(onField), bench, available, limit, module);
      return countOf(adapted) > men ? adapted : came;
    },
    basic(lineup, state, onField, available, limit, inModule) {
      const { bench } = lineup;
      const here = atHome(lineup, state, onField, available, limit, inModule);
      const men = countOf(here);
      if (men === limit) return here;
      const elsewhere = inRole.moreThan(men, state, bench, available, limit) || here;
      const most = countOf(elsewhere);
      if (most === limit) return elsewhere;
      return somehow.moreThan(most, somehow.of(onField), bench, available, limit) || elsewhere;
    },
  };
  const entering = byMode[mode];
  return (lineup, onField, available, limit, inModule) => {
    const state = inRole.of(onField);
    if (!inRole.isHeld(state, lineup.module)) return OUT_OF_ROLE;
    return entering(lineup, state, onField, available, limit, inModule);
  };
}
