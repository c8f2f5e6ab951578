import type { SubstitutionMode } from './championship-rules.ts';

/** How the players on the field may be placed after a substitution. */
export type SubstitutionLevel =
  | 'same-module'
  | 'other-module'
  | 'out-of-role'
  | 'out-of-role-same-module';

/** The levels that each mode allows, the gentlest first. */
export const SUBSTITUTION_LEVELS: Readonly<Record<SubstitutionMode, readonly SubstitutionLevel[]>> =
  {
    traditional: ['same-module'],
    hybrid: ['same-module', 'other-module'],
    dynamic: ['same-module', 'other-module'],
    easy: ['same-module', 'out-of-role-same-module'],
    basic: ['same-module', 'other-module', 'out-of-role'],
    master: ['same-module', 'other-module', 'out-of-role'],
  };
