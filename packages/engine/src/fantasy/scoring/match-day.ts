/** What the scorer is told about a match-day: players with their votes and events, and a line-up. */
import type { Role } from '../rules/roles.ts';

export type PlayerId = string | number;

/** How often each thing happened. `goals` are those from play: a penalty scored stands only under
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
  /** In the real eleven; unknown where missing. Only the switch asks. */
  readonly started?: boolean;
  /** Only the goalkeeper's rule without vote asks. */
  readonly minutes?: number;
  /** Their match was put off. */
  readonly postponed?: boolean;
};

export type Lineup = {
  readonly module: string;
  /** Eleven, in any order. */
  readonly starters: readonly PlayerId[];
  /** In the order in which they would enter. */
  readonly bench: readonly PlayerId[];
  readonly captain?: PlayerId | null;
  /** Captain where the captain has no vote. */
  readonly vice?: PlayerId | null;
  readonly switch?: { readonly starter: PlayerId; readonly reserve: PlayerId } | null;
};

/** One side of a fantasy match. `players` holds at least everyone whom the line-up names. */
export type MatchdayTeam = {
  readonly players: readonly MatchdayPlayer[];
  readonly lineup: Lineup;
};

/** Numbers before words, each in its own order: so that no result depends on the order of input. */
export function compareIds(a: PlayerId, b: PlayerId): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
