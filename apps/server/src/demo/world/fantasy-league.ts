/** A private league for the demonstration: rosters dealt from the list of players, and what they would have
 *  scored so far. Pure: the same players always make the same league. */

import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { CLASSIC_ROLES, type ClassicRole } from '@tredici/engine/fantasy/rules/roles';
import type { MatchdayPlayer, PlayerEvents } from '@tredici/engine/fantasy/scoring/match-day';
import { scoreTeam } from '@tredici/engine/fantasy/scoring/score-matchday';

/** Invented: any match with a real team's name is a coincidence. */
export const PARTICIPANTS = [
  'Atletico Pantofola',
  'Dinamo Divano',
  'Real Colazione',
  'Sporting Moka',
  'Borgo Rovesciata',
  'Fuorigioco United',
  'Virtus Traversa',
  'Panchina Lunga',
] as const;

export interface DealtPlayer {
  readonly id: number;
  readonly role: ClassicRole;
  /** The price paid for them. */
  readonly paid: number;
}

interface Priced {
  readonly id: number;
  readonly role: ClassicRole;
  readonly price: number | null;
}

/** Deals the most expensive players of each role in alternating order, so that all rosters are about equally
 *  good; each pays in proportion to the list and none more than the rules allow. */
export function dealRosters<P extends Priced>(
  { roster }: Pick<ChampionshipRules, 'roster'>,
  players: readonly P[],
  teams: number,
): ReadonlyArray<ReadonlyArray<P & DealtPlayer>> {
  const dealt: P[][] = Array.from({ length: teams }, () => []);
  for (const [turn, role] of CLASSIC_ROLES.entries()) {
    const places = (roster.perRole?.[role] ?? 0) * teams;
    const dearest = players
      .filter((player) => player.role === role)
      .sort((a, b) => (b.price ?? 0) - (a.price ?? 0) || a.id - b.id)
      .slice(0, places);
    for (const [at, player] of dearest.entries()) {
      const step = at % (2 * teams);
      const seat = step < teams ? step : 2 * teams - 1 - step;
      // Another participant begins in each role.
      dealt[(seat + turn * 3) % teams]!.push(player);
    }
  }
  return dealt.map((own) => {
    const worth = own.reduce((sum, { price }) => sum + (price ?? 1), 0);
    const free = roster.credits - own.length;
    return own.map((player) => ({
      ...player,
      paid: 1 + Math.floor((free * (player.price ?? 1)) / worth),
    }));
  });
}

/** How many players of each role everybody has bought in the middle of an auction: roles are auctioned one
 *  after the other. */
const SOLD_HALF_WAY: Readonly<Record<ClassicRole, number>> = { P: 3, D: 8, C: 3, A: 0 };

/** The purchases up to the middle of an auction, in the order in which they were made: in each role the most
 *  expensive players first. */
export function soldHalfWay<P extends DealtPlayer>(
  rosters: ReadonlyArray<readonly P[]>,
): Array<{ readonly seat: number; readonly player: P }> {
  return CLASSIC_ROLES.flatMap((role) =>
    rosters
      .flatMap((own, seat) =>
        own
          .filter((player) => player.role === role)
          .slice(0, SOLD_HALF_WAY[role])
          .map((player) => ({ seat, player })),
      )
      .sort((a, b) => b.player.paid - a.player.paid || a.player.id - b.player.id),
  );
}

type Vote = { readonly vote: number | null; readonly events: PlayerEvents };
const MODULE = '3-4-3';
const STARTERS: Readonly<Record<ClassicRole, number>> = { P: 1, D: 3, C: 4, A: 3 };

/** The most expensive players start, the others are on the bench in the order of their price. */
export function dearestLineup(
  { bench }: Pick<ChampionshipRules, 'bench'>,
  roster: readonly DealtPlayer[],
) {
  const lines = CLASSIC_ROLES.map((role) =>
    roster
      .filter((player) => player.role === role)
      .sort((a, b) => b.paid - a.paid || a.id - b.id)
      .map(({ id }) => id),
  );
  const starters = CLASSIC_ROLES.flatMap((role, at) => lines[at]!.slice(0, STARTERS[role]));
  const [keepers = [], ...others] = CLASSIC_ROLES.map((role, at) =>
    lines[at]!.slice(STARTERS[role]),
  );
  const rest = [...keepers.slice(0, 1), ...others.flatMap((line) => line.slice(0, 4))];
  return { module: MODULE, starters, bench: rest.slice(0, bench.size) };
}

/** A roster's score in a round with its most expensive line-up; null if that is not a valid line-up. */
export function totalOf(
  rules: ChampionshipRules,
  roster: readonly DealtPlayer[],
  voteOf: (id: number) => Vote | undefined,
): number | null {
  const players = roster.map(({ id, role }): MatchdayPlayer => {
    const { vote = null, events = {} } = voteOf(id) ?? {};
    return { id, roles: [role], vote, events };
  });
  const scoring = scoreTeam(rules, { players, lineup: dearestLineup(rules, roster) });
  return scoring.ok ? scoring.score.total : null;
}
