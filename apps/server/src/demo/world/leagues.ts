import { type Tournament, tournamentById } from '@tredici/contract/tournaments';
import { type ClubRow, clubsOf } from './clubs.ts';
import { type KickoffSlot, MIDWEEK, WEEKEND } from './kickoff-slots.ts';

/** How a tournament is played in the demo world. */
export interface League {
  readonly tournament: Tournament;
  /** Every club of the country, of both tiers. */
  readonly clubs: readonly ClubRow[];
  /** Clubs that change tier, or come and go, each season. */
  readonly exchanged: number;
  /** How often two clubs meet. Twice everywhere, except where a split or play-offs follow the double round
   *  robin: there a third leg replaces them, so that the season is as long as the real one and every club
   *  still meets every other at home and away. */
  readonly legs: 2 | 3;
  /** Two groups, as in the Americas: a double round robin within the group, then `between` rounds across.
   *  `drawn` again each season, or `fixed` by the position in the list of clubs. */
  readonly groups?: { readonly kind: 'drawn' | 'fixed'; readonly between: number };
  /** The season of a year begins in the week of this day (`MM-DD`). */
  readonly opens: string;
  /** From `MM-DD` to `MM-DD`: the league has a break, but never a complete one (see season-plan.ts). */
  readonly rests: readonly (readonly [from: string, to: string])[];
  readonly midweeks: number;
  readonly weekend: readonly KickoffSlot[];
  readonly midweek: readonly KickoffSlot[];
  /** Goals of an average match, and how much stronger the home side is (log rate). */
  readonly goals: number;
  readonly homeEdge: number;
  /** How far the best clubs are above the rest (log rate). */
  readonly dominance: number;
}

/** Weekends of national teams, for the leagues that pause for them. */
const INTERNATIONALS = [
  ['09-03', '09-09'],
  ['10-08', '10-14'],
  ['11-12', '11-18'],
  ['03-24', '03-30'],
] as const;

const SUMMER = ['06-01', '08-13'] as const;
const CHRISTMAS = ['12-23', '01-02'] as const;

type Settings = Omit<League, 'tournament' | 'clubs' | 'weekend' | 'midweek' | 'legs' | 'rests'> & {
  readonly rests: readonly (readonly [string, string])[];
  readonly legs?: 3;
};

/** Goals per match and the strength of the home side are close to each league's average over the last ten
 *  seasons; calendars are each league's own. */
const SETTINGS: Readonly<Record<number, Settings>> = {
  110: {
    exchanged: 2,
    groups: { kind: 'drawn', between: 2 },
    opens: '01-22',
    rests: [
      ['05-25', '07-10'],
      ['11-30', '01-20'],
    ],
    midweeks: 1,
    goals: 2.15,
    homeEdge: 0.3,
    dominance: 0.18,
  },
  160: {
    exchanged: 2,
    opens: '07-26',
    rests: [['05-25', '07-23'], CHRISTMAS, ...INTERNATIONALS],
    midweeks: 0,
    goals: 2.8,
    homeEdge: 0.26,
    dominance: 0.28,
  },
  190: {
    exchanged: 4,
    opens: '01-28',
    rests: [['12-09', '01-26'], ...INTERNATIONALS],
    midweeks: 1,
    goals: 2.45,
    homeEdge: 0.36,
    dominance: 0.24,
  },
  364: {
    exchanged: 3,
    opens: '08-16',
    rests: [SUMMER, ...INTERNATIONALS],
    midweeks: 3,
    goals: 2.85,
    homeEdge: 0.22,
    dominance: 0.34,
  },
  365: {
    exchanged: 3,
    opens: '08-08',
    rests: [['05-10', '08-05'], ...INTERNATIONALS],
    midweeks: 0,
    goals: 2.5,
    homeEdge: 0.24,
    dominance: 0.34,
  },
  412: {
    exchanged: 2,
    opens: '08-22',
    rests: [['05-24', '08-19'], CHRISTMAS, ...INTERNATIONALS],
    midweeks: 1,
    goals: 2.75,
    homeEdge: 0.24,
    dominance: 0.38,
  },
  413: {
    exchanged: 2,
    opens: '08-08',
    rests: [['05-18', '08-05'], CHRISTMAS, ...INTERNATIONALS],
    midweeks: 1,
    goals: 2.4,
    homeEdge: 0.26,
    dominance: 0.38,
  },
  426: {
    exchanged: 2,
    opens: '08-25',
    rests: [['05-24', '08-22'], ['12-21', '01-07'], ...INTERNATIONALS],
    midweeks: 1,
    goals: 3.15,
    homeEdge: 0.24,
    dominance: 0.4,
  },
  427: {
    exchanged: 2,
    opens: '08-04',
    rests: [['05-24', '08-01'], ['12-21', '01-14'], ...INTERNATIONALS],
    midweeks: 0,
    goals: 3.0,
    homeEdge: 0.24,
    dominance: 0.4,
  },
  450: {
    exchanged: 2,
    legs: 3,
    opens: '08-22',
    rests: [['05-24', '08-19'], CHRISTMAS, ...INTERNATIONALS],
    midweeks: 0,
    goals: 2.45,
    homeEdge: 0.26,
    dominance: 0.4,
  },
  524: {
    exchanged: 3,
    opens: '08-22',
    rests: [['06-01', '08-19'], ...INTERNATIONALS],
    midweeks: 2,
    goals: 2.6,
    homeEdge: 0.2,
    dominance: 0.34,
  },
  525: {
    exchanged: 3,
    opens: '08-22',
    rests: [
      ['05-18', '08-19'],
      ['12-29', '01-09'],
    ],
    midweeks: 2,
    goals: 2.4,
    homeEdge: 0.26,
    dominance: 0.34,
  },
  534: {
    exchanged: 3,
    opens: '02-14',
    rests: [['12-08', '02-12'], ...INTERNATIONALS],
    midweeks: 1,
    goals: 2.55,
    homeEdge: 0.18,
    dominance: 0.16,
  },
  620: {
    exchanged: 3,
    opens: '08-08',
    rests: [['05-24', '08-05'], ['12-22', '01-08'], ...INTERNATIONALS],
    midweeks: 1,
    goals: 3.15,
    homeEdge: 0.26,
    dominance: 0.42,
  },
  640: {
    exchanged: 2,
    opens: '03-28',
    rests: [['11-30', '03-25'], ...INTERNATIONALS],
    midweeks: 1,
    goals: 3.05,
    homeEdge: 0.28,
    dominance: 0.34,
  },
  690: {
    exchanged: 2,
    opens: '08-08',
    rests: [['05-20', '08-05'], CHRISTMAS, ...INTERNATIONALS],
    midweeks: 1,
    goals: 2.6,
    homeEdge: 0.24,
    dominance: 0.48,
  },
  740: {
    exchanged: 1,
    legs: 3,
    opens: '08-01',
    rests: [['05-20', '07-29'], ['01-04', '01-22'], ...INTERNATIONALS],
    midweeks: 0,
    goals: 2.7,
    homeEdge: 0.2,
    dominance: 0.46,
  },
  795: {
    exchanged: 3,
    opens: '08-15',
    rests: [['06-01', '08-12'], ...INTERNATIONALS],
    midweeks: 3,
    goals: 2.6,
    homeEdge: 0.28,
    dominance: 0.42,
  },
  796: {
    exchanged: 3,
    opens: '08-15',
    rests: [['06-03', '08-12']],
    midweeks: 0,
    goals: 2.25,
    homeEdge: 0.3,
    dominance: 0.42,
  },
  820: {
    exchanged: 2,
    opens: '04-01',
    rests: [['11-28', '03-28'], ...INTERNATIONALS],
    midweeks: 1,
    goals: 2.85,
    homeEdge: 0.22,
    dominance: 0.26,
  },
  850: {
    exchanged: 3,
    opens: '08-08',
    rests: [['05-24', '08-05'], ['12-26', '01-14'], ...INTERNATIONALS],
    midweeks: 0,
    goals: 2.85,
    homeEdge: 0.26,
    dominance: 0.44,
  },
  880: {
    exchanged: 0,
    groups: { kind: 'fixed', between: 4 },
    opens: '02-21',
    rests: [['11-08', '02-18'], ['06-09', '07-12'], ...INTERNATIONALS],
    midweeks: 2,
    goals: 3.0,
    homeEdge: 0.3,
    dominance: 0.16,
  },
};

export const LEAGUES: readonly League[] = Object.entries(SETTINGS).map(([id, settings]) => {
  const tournament = tournamentById(Number(id));
  if (!tournament) throw new RangeError(`no tournament has the id ${id}`);
  return {
    legs: 2,
    ...settings,
    tournament,
    clubs: clubsOf(tournament.country),
    weekend: WEEKEND[tournament.footballData]!,
    midweek: MIDWEEK[tournament.footballData] ?? MIDWEEK.I1!,
  };
});

/** The other tier of the same country, if the demo has one. */
export function siblingOf(league: League): League | undefined {
  return LEAGUES.find((other) => other !== league && other.clubs === league.clubs);
}
