/** The modules of both games. A module is eleven slots, each with the roles it lists; the goalkeeper is
 *  always the first. Mantra's table belongs to a season, because roles are added and removed. */
import { slotCost } from './out-of-role.ts';
import {
  CLASSIC_ROLES,
  type ClassicRole,
  type Game,
  MANTRA_ROLES,
  type MantraRole,
  type Role,
  type Slot,
} from './roles.ts';

export type Module = {
  readonly name: string;
  readonly slots: readonly Slot[];
  /** Where each role may be placed. */
  readonly places: ReadonlyMap<Role, RolePlaces>;
};
/** Slots as bits, the goalkeeper's the lowest. */
export type RolePlaces = {
  readonly inRole: number;
  /** The slots that cost a point: for a substitute, and in a submitted line-up. */
  readonly outOfRole: number;
  readonly outOfRoleSubmitted: number;
};

/** Offered by every Classic league, except the last two, which a league has to enable. */
const CLASSIC = ['3-4-3', '3-5-2', '4-3-3', '4-4-2', '4-5-1', '5-3-2', '5-4-1', '3-6-1', '6-3-1'];

/** Defence, midfield, trequarti and attack; `/` between the roles that a slot lists. The slot Dc/B exists
 *  since 2024/25, when the braccetto became a role. */
const MANTRA: Readonly<Record<string, string>> = {
  '3-4-3': 'Dc Dc Dc/B E M/C C E W/A W/A A/Pc',
  '3-4-1-2': 'Dc Dc Dc/B E M/C C E T A/Pc A/Pc',
  '3-4-2-1': 'Dc Dc Dc/B E M M/C E/W T T/A A/Pc',
  '3-5-2': 'Dc Dc Dc/B E M M/C C E/W A/Pc A/Pc',
  '3-5-1-1': 'Dc Dc Dc/B E/W M C M E/W T/A A/Pc',
  '4-3-3': 'Dd Dc Dc Ds M/C M C W/A W/A A/Pc',
  '4-3-1-2': 'Dd Dc Dc Ds M/C M C T T/A/Pc A/Pc',
  '4-4-2': 'Dd Dc Dc Ds E M/C C E/W A/Pc A/Pc',
  '4-1-4-1': 'Dd Dc Dc Ds M E/W C/T T W A/Pc',
  '4-4-1-1': 'Dd Dc Dc Ds E/W M C E/W T/A A/Pc',
  '4-2-3-1': 'Dd Dc Dc Ds M M/C W/T T W/A A/Pc',
};
const BRACCETTO_SINCE = '2024/25';

const CLASSIC_MODULES: readonly Module[] = CLASSIC.map((name) => {
  const [defenders, midfielders, forwards] = name.split('-').map(Number);
  const line = (role: ClassicRole, count = 0) => Array.from({ length: count }, () => [role]);
  const slots: Slot[] = [['P'], ...line('D', defenders), ...line('C', midfielders)];
  slots.push(...line('A', forwards));
  const places = CLASSIC_ROLES.map((role): [Role, RolePlaces] => [
    role,
    { inRole: bits(slots, (slot) => slot[0] === role), outOfRole: 0, outOfRoleSubmitted: 0 },
  ]);
  return { name, slots, places: new Map(places) };
});

function mantraModules(withBraccetto: boolean): readonly Module[] {
  return Object.entries(MANTRA).map(([name, text]) => {
    const slots = `Por ${text}`
      .split(' ')
      .map((slot) => slot.split('/') as MantraRole[])
      .map((roles) => (withBraccetto ? roles : roles.filter((role) => role !== 'B')));
    const places = MANTRA_ROLES.map((role): [Role, RolePlaces] => {
      const at = (cost: number, submitting: boolean) =>
        bits(slots, (slot) => slotCost(slot, [role], name, submitting) === cost);
      return [
        role,
        { inRole: at(0, false), outOfRole: at(1, false), outOfRoleSubmitted: at(1, true) },
      ];
    });
    return { name, slots, places: new Map(places) };
  });
}

function bits(slots: readonly Slot[], holds: (slot: Slot) => boolean): number {
  return slots.reduce((set, slot, at) => (holds(slot) ? set | (1 << at) : set), 0);
}

const MANTRA_NOW = mantraModules(true);
const MANTRA_BEFORE_BRACCETTO = mantraModules(false);

/** Every module that the game knows in a season such as `2025/26`. */
export function modulesOf(game: Game, season: string): readonly Module[] {
  if (game === 'classic') return CLASSIC_MODULES;
  return season < BRACCETTO_SINCE ? MANTRA_BEFORE_BRACCETTO : MANTRA_NOW;
}
