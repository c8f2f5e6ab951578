import type { Championship } from '@tredici/contract/championships';

/** Whom a team can meet in its championship, and whom it meets in a round by the calendar. */
export interface Meeting {
  readonly opponents: Championship['participants'];
  readonly next: number | null;
}

export function meetingOf(
  league: Pick<Championship, 'participants' | 'calendar'> | undefined,
  teamId: number,
  round: number | null,
): Meeting {
  const own = league?.participants.find(({ team_id }) => team_id === teamId);
  if (!league || !own) return { opponents: league?.participants ?? [], next: null };
  const matches = league.calendar.find((one) => one.round === round)?.matches ?? [];
  const match = matches.find(({ home, away }) => home === own.id || away === own.id);
  return {
    opponents: league.participants.filter(({ id }) => id !== own.id),
    next: match ? (match.home === own.id ? match.away : match.home) : null,
  };
}
