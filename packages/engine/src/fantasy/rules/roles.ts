/** The roles of the two games. Classic has one per player, Mantra one to three. */

export const CLASSIC_ROLES = ['P', 'D', 'C', 'A'] as const;
export type ClassicRole = (typeof CLASSIC_ROLES)[number];

export const MANTRA_ROLES = [
  'Por',
  'Dd',
  'Ds',
  'Dc',
  'B',
  'E',
  'M',
  'C',
  'W',
  'T',
  'A',
  'Pc',
] as const;
export type MantraRole = (typeof MANTRA_ROLES)[number];

export type Game = 'classic' | 'mantra';
export type Role = ClassicRole | MantraRole;
/** The roles that a place in a module lists. */
export type Slot = readonly Role[];

/** The Classic line of a Mantra role, for rules that depend on lines, such as the bench by roles or a goal
 *  that is worth more to a defender. */
const LINE_OF: Readonly<Record<MantraRole, ClassicRole>> = {
  Por: 'P',
  Dd: 'D',
  Ds: 'D',
  Dc: 'D',
  B: 'D',
  E: 'D',
  M: 'C',
  C: 'C',
  W: 'C',
  T: 'C',
  A: 'A',
  Pc: 'A',
};

/** Roles that D-Factor counts as defensive. */
const DEFENSIVE_ROLES: ReadonlySet<Role> = new Set<Role>(['Dd', 'Ds', 'Dc', 'B', 'E', 'M']);

/** Called for every player in every simulated round, so it is kept fast. */
export function isDefensive(roles: readonly Role[]): boolean {
  for (const role of roles) if (DEFENSIVE_ROLES.has(role)) return true;
  return false;
}

/** The first role decides if there are several. `C` and `A` mean the same line in both games. */
export function lineOf(roles: readonly Role[]): ClassicRole {
  const role = roles[0] ?? 'A';
  return role === 'P' || role === 'D' ? role : LINE_OF[role];
}

/** The Mantra role assumed for players of whom only the Classic role is known. */
const USUAL_MANTRA_ROLE = { P: 'Por', D: 'Dc', C: 'C', A: 'Pc' } as const;

/** The roles of a player that are used in the game. */
export function rolesInGame(
  game: Game,
  role: ClassicRole,
  mantraRoles: readonly MantraRole[],
): readonly Role[] {
  if (game === 'classic') return [role];
  return mantraRoles.length > 0 ? mantraRoles : [USUAL_MANTRA_ROLE[role]];
}

export function isGoalkeeper(roles: readonly Role[]): boolean {
  return roles[0] === 'P' || roles[0] === 'Por';
}

/** Whether these are roles of the game: one in Classic, one to three different ones in Mantra. */
export function areRolesOf(game: Game, roles: readonly unknown[]): roles is readonly Role[] {
  const known: readonly unknown[] = game === 'classic' ? CLASSIC_ROLES : MANTRA_ROLES;
  const most = game === 'classic' ? 1 : 3;
  if (roles.length < 1 || roles.length > most || new Set(roles).size !== roles.length) return false;
  return (
    roles.every((role) => known.includes(role)) && (roles.length === 1 || !roles.includes('Por'))
  );
}
