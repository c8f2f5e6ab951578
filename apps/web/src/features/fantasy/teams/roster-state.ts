import type { RosterRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { CLASSIC_ROLES, type ClassicRole } from '@tredici/engine/fantasy/rules/roles';

export interface BoughtPlayer {
  readonly role: ClassicRole;
  readonly price: number;
}

/** A role of a roster: the number of players, and the required number if the rules set one. */
interface RosterLine {
  readonly role: ClassicRole;
  readonly count: number;
  readonly places: number | null;
}

/** A problem of a roster: too few players, which can wait for the auction, or more than the rules allow. */
export type RosterGap =
  | { readonly kind: 'missing' | 'extra'; readonly role: ClassicRole; readonly count: number }
  | { readonly kind: 'missingPlayers' | 'extraPlayers' | 'overspent'; readonly count: number };

export interface RosterState {
  readonly count: number;
  readonly size: number;
  readonly spent: number;
  readonly creditsLeft: number;
  readonly lines: readonly RosterLine[];
  /** The most that one more player may cost, with one credit left for every other place. */
  readonly maximumBid: number;
  readonly gaps: readonly RosterGap[];
}

export function rosterState(
  { size, credits, perRole, minimumGoalkeepers }: RosterRules,
  players: readonly BoughtPlayer[],
): RosterState {
  const spent = players.reduce((sum, { price }) => sum + price, 0);
  const lines = CLASSIC_ROLES.map((role) => ({
    role,
    count: players.filter((player) => player.role === role).length,
    places: perRole?.[role] ?? null,
  }));
  const open = Math.max(0, size - players.length);
  return {
    count: players.length,
    size,
    spent,
    creditsLeft: credits - spent,
    lines,
    maximumBid: open === 0 ? 0 : Math.max(0, credits - spent - (open - 1)),
    gaps: [
      ...lines.flatMap(lineGaps),
      // Where roles are free, only a minimum of goalkeepers is required.
      ...(perRole ? [] : goalkeeperGap(lines, minimumGoalkeepers)),
      ...(perRole || open === 0 ? [] : [{ kind: 'missingPlayers' as const, count: open }]),
      ...(players.length > size
        ? [{ kind: 'extraPlayers' as const, count: players.length - size }]
        : []),
      ...(spent > credits ? [{ kind: 'overspent' as const, count: spent - credits }] : []),
    ],
  };
}

/** Whether it may be saved now and completed later. */
export const canWait = ({ kind }: RosterGap): boolean =>
  kind === 'missing' || kind === 'missingPlayers';

function lineGaps({ role, count, places }: RosterLine): RosterGap[] {
  if (places === null || count === places) return [];
  return [
    { kind: count < places ? 'missing' : 'extra', role, count: Math.abs(places - count) } as const,
  ];
}

function goalkeeperGap(lines: readonly RosterLine[], least: number): RosterGap[] {
  const short = least - lines[0]!.count;
  return short > 0 ? [{ kind: 'missing', role: 'P', count: short }] : [];
}
