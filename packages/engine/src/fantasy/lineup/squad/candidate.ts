/** A player as the line-up search sees them, and what they are worth under a championship's rules. */

import type { ChampionshipRules } from '../../rules/championship-rules.ts';
import type { Role } from '../../rules/roles.ts';
import { eventPoints } from '../../scoring/fantavoto.ts';
import type { EventName, PlayerId } from '../../scoring/match-day.ts';

export type Candidate = {
  readonly id: PlayerId;
  readonly roles: readonly Role[];
  /** Probability of a vote. */
  readonly plays: number;
  /** Mean and standard deviation of the pure vote, given one. */
  readonly vote: number;
  readonly voteSd: number;
  /** Expected number of each event, given a vote. */
  readonly events?: Readonly<Partial<Record<EventName | 'cleanSheet', number>>>;
};

/** The player's own expected points, given a vote. */
export function expectedPoints({ bonus }: ChampionshipRules, player: Candidate): number {
  return player.vote + expectedBonus(bonus, player);
}

export function expectedBonus(
  bonus: ChampionshipRules['bonus'],
  { roles, events = {} }: Candidate,
): number {
  const names = Object.keys(events) as Array<EventName | 'cleanSheet'>;
  return names.reduce(
    (sum, name) => sum + (events[name] ?? 0) * eventPoints(bonus, roles, name),
    0,
  );
}
