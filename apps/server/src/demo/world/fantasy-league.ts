/** A league among friends as the demonstration has one: rosters dealt from the list of players, and what
 *  they would have scored so far. Pure: the same players always make the same league. */

import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { CLASSIC_ROLES, type ClassicRole } from '@tredici/engine/fantasy/rules/roles';
import type { MatchdayPlayer, PlayerEvents } from '@tredici/engine/fantasy/scoring/match-day';
import { scoreTeam } from '@tredici/engine/fantasy/scoring/score-matchday';

/** Made up: nobody's team is called so on purpose. */
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
  /** What was paid for them. */
  readonly paid: number;
}

interface Priced {
  readonly id: number;
  readonly role: ClassicRole;
  readonly price: number | null;
}

/** Deals the dearest players of each role, to and fro, so that every roster is about as good; each pays
 *  in proportion to the list and none more than the rules give. */
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
      // Not the same one first in every role.
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

/** How many of each role everybody has bought when an auction is half-way: role after role is called. */
const SOLD_HALF_WAY: Readonly<Record<ClassicRole, number>> = { P: 3, D: 8, C: 3, A: 0 };

/** The purchases of an auction that is half-way, in the order in which they were made: of each role the dearest
 *  first. */
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

/** The dearest in the field, the others on the bench in the order of their price. */
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

/** What a roster makes in a round with its dearest in the field; null where that is no line-up. */
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
