/** The scorer's input for a match-day: players with their votes and events, and a line-up. */
import type { Role } from '../rules/roles.ts';

export type PlayerId = string | number;

/** How often each event happened. `goals` are those from open play: a scored penalty counts only under
 *  `penaltiesScored`. */
export const EVENTS = [
  'goals',
  'penaltiesScored',
  'assists',
  'setPieceAssists',
  'penaltiesSaved',
  'penaltiesMissed',
  'ownGoals',
  'goalsConceded',
  'yellowCards',
  'redCards',
  'winningGoals',
  'equalisingGoals',
  'playerOfTheMatch',
] as const;
export type EventName = (typeof EVENTS)[number];
export type PlayerEvents = Readonly<Partial<Record<EventName, number>>>;

export type MatchdayPlayer = {
  readonly id: PlayerId;
  readonly roles: readonly Role[];
  /** The newspaper's pure vote; null without one (s.v.). */
  readonly vote: number | null;
  readonly events?: PlayerEvents;
  /** Whether they were in the real eleven; missing if unknown. Only used by the switch. */
  readonly started?: boolean;
  /** Only used by the rule for goalkeepers without a vote. */
  readonly minutes?: number;
  /** Their match was postponed. */
  readonly postponed?: boolean;
};

export type Lineup = {
  readonly module: string;
  /** Eleven, in any order. */
  readonly starters: readonly PlayerId[];
  /** In the order in which they come on. */
  readonly bench: readonly PlayerId[];
  readonly captain?: PlayerId | null;
  /** Captain if the captain has no vote. */
  readonly vice?: PlayerId | null;
  readonly switch?: { readonly starter: PlayerId; readonly reserve: PlayerId } | null | undefined;
};

/** One side of a fantasy match. `players` contains at least everyone in the line-up. */
export type MatchdayTeam = {
  readonly players: readonly MatchdayPlayer[];
  readonly lineup: Lineup;
};

/** Numbers before strings, each in its own order, so that no result depends on the order of the input. */
export function compareIds(a: PlayerId, b: PlayerId): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
