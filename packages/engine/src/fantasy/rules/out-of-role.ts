/** The cost of placing a Mantra player in a slot: none, one point, or not allowed. */
import { MANTRA_ROLES, type MantraRole, type Role, type Slot } from './roles.ts';

/** Points lost by standing out of role. */
export const OUT_OF_ROLE_MALUS = 1;
/** 0 in role, 1 out of role, Infinity not allowed. */
export type SlotCost = number;

/** Row: role of the slot; column: role of the player, where the slot does not list it.
 *  `ok` no malus, `-1` malus, `no` not allowed, `tw` malus but not allowed in 4-1-4-1. The marks * and
 *  ** of the published table (allowed where listed; else no, or −1) are already resolved here. */
const MATRIX = `
     Pc A  T  W  C  M  E  B  Dc Dd Ds Por
Pc   ok ok -1 -1 -1 -1 -1 -1 -1 -1 -1 no
A    no ok -1 -1 -1 -1 -1 -1 -1 -1 -1 no
T    no no ok tw -1 -1 -1 -1 -1 -1 -1 no
W    no no tw ok -1 -1 -1 -1 -1 -1 -1 no
C    no no no no ok -1 -1 -1 -1 -1 -1 no
M    no no no no no ok -1 -1 -1 -1 -1 no
E    no no no no no -1 ok -1 -1 -1 -1 no
B    no no no no no no no ok ok -1 -1 no
Dc   no no no no no no no -1 ok -1 -1 no
Dd   no no no no no no no -1 -1 ok -1 no
Ds   no no no no no no no -1 -1 -1 ok no
Por  no no no no no no no no no no no ok`;

type Mark = 'ok' | '-1' | 'no' | 'tw';
const COSTS = readMatrix();

/** Not allowed in a submitted line-up, although a substitute may come on like this: [player, slot roles]. The
 *  slot must list nothing else. */
const NOT_WHEN_SUBMITTING: ReadonlyArray<readonly [MantraRole, string]> = [
  ['B', 'Dc'],
  ['Dd', 'Dc'],
  ['Ds', 'Dc'],
  ['Dd', 'Ds'],
  ['Ds', 'Dd'],
  ['E', 'M'],
  ['M', 'E'],
  ['W', 'T'],
];

/** In Mantra the lowest cost over the player's roles.
 *  @param submitting true for a submitted line-up, false for a substitute who comes on. */
export function slotCost(
  slot: Slot,
  roles: readonly Role[],
  moduleName: string,
  submitting = false,
): SlotCost {
  let best: SlotCost = Number.POSITIVE_INFINITY;
  for (const role of roles) {
    if (slot.includes(role)) return 0;
    if (submitting && isForbiddenToSubmit(role, slot)) continue;
    for (const asked of slot) {
      const mark = COSTS.get(asked)?.get(role) ?? 'no';
      if (mark === 'ok') return 0;
      if (mark === '-1' || (mark === 'tw' && moduleName !== '4-1-4-1')) best = 1;
    }
  }
  return best;
}

function isForbiddenToSubmit(role: Role, slot: Slot): boolean {
  return NOT_WHEN_SUBMITTING.some(([player, pure]) => player === role && slot.join('/') === pure);
}

function readMatrix(): ReadonlyMap<Role, ReadonlyMap<Role, Mark>> {
  const [header, ...rows] = MATRIX.trim().split('\n');
  const columns = header!.trim().split(/\s+/) as MantraRole[];
  const read = rows.map((row) => {
    const [role, ...marks] = row.trim().split(/\s+/);
    return [
      role as Role,
      new Map<Role, Mark>(columns.map((column, at) => [column, marks[at] as Mark])),
    ] as const;
  });
  if (read.length !== MANTRA_ROLES.length) throw new Error('the out-of-role table misses a role');
  return new Map(read);
}
