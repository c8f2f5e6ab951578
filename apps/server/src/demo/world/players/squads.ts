import type { ClassicRole, MantraRole } from '@tredici/engine/fantasy/rules/roles';
import { normalFor, randomFor } from '../keyed-random.ts';
import type { League } from '../leagues.ts';
import { nameOf } from './names.ts';

/** An invented player. The id never changes, whatever happens to the squad. */
export interface SquadPlayer {
  readonly id: number;
  readonly name: string;
  readonly role: ClassicRole;
  readonly mantraRoles: readonly MantraRole[];
  /** Strength among all players of the league; about 0 in the middle. */
  readonly level: number;
  /** The player on the pitch with the highest value takes the penalty. */
  readonly coolness: number;
  readonly initialPrice: number;
}

export interface Squad {
  readonly club: string;
  readonly players: readonly SquadPlayer[];
  /** How many of each role start a match. */
  readonly shape: Readonly<Record<ClassicRole, number>>;
}

/** Higher than in real lists, so that a user's own files never collide with an invented player. */
const FIRST_ID = 9_000_000;
/** Squads are simulated from this season on: the current player of a place depends on how often it has
 *  changed since. */
const FIRST_YEAR = 2020;
const IDS_PER_CLUB = 1_000;
const IDS_PER_PLACE = 32;
/** The share of places that change to a new player in a summer. */
const TURNOVER = 0.22;

/** A place in a squad: roles, and whether its player is first choice (0), rotation (1) or reserve (2). */
type Place = readonly [roles: string, depth: 0 | 1 | 2];
type Template = Readonly<Record<ClassicRole, readonly Place[]>>;

const GOALKEEPERS: readonly Place[] = [
  ['Por', 0],
  ['Por', 1],
  ['Por', 2],
];
/** 4-3-3 and 3-5-2, with 27 places each. */
const BACK_FOUR: Template = {
  P: GOALKEEPERS,
  D: [
    ...(['Dd', 'Dc', 'Dc', 'Ds'] as const).map((role): Place => [role, 0]),
    ...(['Dd;E', 'Dc', 'Dc', 'Ds;E'] as const).map((role): Place => [role, 1]),
    ['Dc', 2],
  ],
  C: [
    ...(['M', 'C', 'C;T'] as const).map((role): Place => [role, 0]),
    ...(['M;C', 'C', 'W;T', 'E;C'] as const).map((role): Place => [role, 1]),
    ...(['C', 'M'] as const).map((role): Place => [role, 2]),
  ],
  A: [
    ...(['W;A', 'Pc', 'W;A'] as const).map((role): Place => [role, 0]),
    ...(['Pc', 'W;A'] as const).map((role): Place => [role, 1]),
    ['A;Pc', 2],
  ],
};
const BACK_THREE: Template = {
  P: GOALKEEPERS,
  D: [
    ...(['Dc', 'Dc', 'B;Dc'] as const).map((role): Place => [role, 0]),
    ...(['B;Dc', 'Dc', 'Dd;B'] as const).map((role): Place => [role, 1]),
    ...(['Ds;E', 'Dc', 'Dd'] as const).map((role): Place => [role, 2]),
  ],
  C: [
    ...(['E', 'M', 'C', 'C;T', 'E;W'] as const).map((role): Place => [role, 0]),
    ...(['E', 'M;C', 'C', 'T'] as const).map((role): Place => [role, 1]),
  ],
  A: [
    ...(['A;Pc', 'Pc'] as const).map((role): Place => [role, 0]),
    ...(['A', 'Pc'] as const).map((role): Place => [role, 1]),
    ...(['W;A', 'Pc'] as const).map((role): Place => [role, 2]),
  ],
};

const LEVEL_OF_DEPTH = [0.6, 0, -0.7] as const;
const OWN_SPREAD = 0.35;
const SEASON_SPREAD = 0.2;
/** The difference from the weakest club's players to the strongest's. */
const CLUB_SPREAD = 1.2;
/** The price of an average first-choice player by role, and how much more a better one costs. */
const PRICE: Readonly<Record<ClassicRole, number>> = { P: 10, D: 7, C: 9, A: 14 };
const PRICE_SLOPE = 1.1;
const DEAREST = 40;

export function squadOf(seed: number, league: League, club: string, year: number): Squad {
  const clubAt = league.clubs.findIndex(([name]) => name === club);
  const ofFirstTier = league.clubs.filter(([, tiers]) => tiers.endsWith('1')).length;
  const strength = CLUB_SPREAD * (0.5 - Math.min(1, clubAt / ofFirstTier));
  const isBackFour = randomFor(seed, 'shape', club).uniform() < 0.55;
  const template = isBackFour ? BACK_FOUR : BACK_THREE;
  let place = 0;
  const players = (Object.keys(template) as ClassicRole[]).flatMap((role) =>
    template[role].map(([roles, depth]) => {
      const id =
        FIRST_ID + clubAt * IDS_PER_CLUB + place * IDS_PER_PLACE + holder(seed, club, place, year);
      place += 1;
      const own =
        OWN_SPREAD * normalFor(seed, 'level', id) +
        SEASON_SPREAD * normalFor(seed, 'year', id, year);
      const level = LEVEL_OF_DEPTH[depth] + own;
      const price = PRICE[role] * Math.exp(PRICE_SLOPE * (level + strength - 0.6));
      return {
        id,
        role,
        level,
        name: nameOf(seed, id),
        mantraRoles: roles.split(';') as MantraRole[],
        coolness: level + (role === 'A' ? 1 : role === 'C' ? 0.5 : 0) + normalFor(seed, 'cool', id),
        initialPrice: Math.min(DEAREST, Math.max(1, Math.round(price))),
      };
    }),
  );
  return { club, players, shape: isBackFour ? FOUR_THREE_THREE : THREE_FIVE_TWO };
}

const FOUR_THREE_THREE = { P: 1, D: 4, C: 3, A: 3 };
const THREE_FIVE_TWO = { P: 1, D: 3, C: 5, A: 2 };

/** How often a place has changed by a season. */
function holder(seed: number, club: string, place: number, year: number): number {
  let changes = 0;
  for (let summer = FIRST_YEAR; summer <= year; summer++) {
    if (randomFor(seed, 'summer', club, place, summer).uniform() < TURNOVER) changes += 1;
  }
  return changes;
}
