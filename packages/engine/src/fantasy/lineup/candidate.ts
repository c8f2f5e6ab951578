/** A player as the recommended eleven sees them, and what they are worth under a championship's rules. */
import { eventPoints } from '../fantavoto.ts';
import type { EventName, PlayerId } from '../match-day.ts';
import { bandBonus } from '../modifiers.ts';
import type { ChampionshipRules } from '../rules/championship-rules.ts';
import type { Role } from '../rules/roles.ts';

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

/** Expected points of their own, given a vote. */
export function expectedPoints({ bonus }: ChampionshipRules, player: Candidate): number {
  return player.vote + expectedBonus(bonus, player);
}

function expectedBonus(
  bonus: ChampionshipRules['bonus'],
  { roles, events = {} }: Candidate,
): number {
  const names = Object.keys(events) as Array<EventName | 'cleanSheet'>;
  return names.reduce(
    (sum, name) => sum + (events[name] ?? 0) * eventPoints(bonus, roles, name),
    0,
  );
}

const LEAST_VOTE = 3;
const MOST_VOTE = 10;

/** What they add as captain, given a vote: their vote comes in halves around its mean. */
export function captainPoints({ modifiers, bonus }: ChampionshipRules, player: Candidate): number {
  const { captain } = modifiers;
  if (!captain) return 0;
  if (captain.kind === 'double') return expectedBonus(bonus, player);
  const width = Math.max(player.voteSd, 1e-6);
  let mass = 0;
  let points = 0;
  for (let vote = LEAST_VOTE; vote <= MOST_VOTE; vote += 0.5) {
    const weight = Math.exp(-0.5 * ((vote - player.vote) / width) ** 2);
    mass += weight;
    points += weight * bandBonus(captain.bands, vote);
  }
  // So narrow that no half lies near: the vote itself.
  return mass > 0 ? points / mass : bandBonus(captain.bands, player.vote);
}
