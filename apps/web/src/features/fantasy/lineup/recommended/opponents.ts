import type { Championship } from '@tredici/contract/championships';
import type { Venue } from '@tredici/engine/fantasy/lineup/chances';

/** The opponents of a team in its championship, and the one of a round by the calendar. */
export interface Meeting {
  readonly opponents: Championship['participants'];
  readonly next: number | null;
  /** Where the match takes place. */
  readonly venue: Venue | null;
}

export function meetingOf(
  league: Pick<Championship, 'participants' | 'calendar'> | undefined,
  teamId: number,
  round: number | null,
): Meeting {
  const own = league?.participants.find(({ team_id }) => team_id === teamId);
  if (!league || !own) {
    return { opponents: league?.participants ?? [], next: null, venue: null };
  }
  const matches = league.calendar.find((one) => one.round === round)?.matches ?? [];
  const match = matches.find(({ home, away }) => home === own.id || away === own.id);
  const opponents = league.participants.filter(({ id }) => id !== own.id);
  if (!match) return { opponents, next: null, venue: null };
  return match.home === own.id
    ? { opponents, next: match.away, venue: 'home' }
    : { opponents, next: match.home, venue: 'away' };
}
