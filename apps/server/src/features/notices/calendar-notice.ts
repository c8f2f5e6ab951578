import type { Notice } from '@tredici/contract/notices';
import { DAY_MS } from '#durations.ts';

/** The times of the last and the next match of the five big leagues, as far as known. */
export interface LeagueCalendar {
  readonly last: Date | null;
  readonly next: Date | null;
}

/** Without a fixture of the five big leagues within this time there is a break. */
const AHEAD_MS = 7 * DAY_MS;
/** A provider may list a round only days before it: if no next one is known, a match played less than this
 *  ago shows that the season is on. */
const RESTED_MS = 5 * DAY_MS;
/** A national-team break takes two weeks at most; a longer one is the pause between seasons. */
const LONGEST_BREAK_MS = 21 * DAY_MS;

/** The notice derived from the calendar itself: of a national-team break, or of the pause between two
 *  seasons, for which it would be untrue that forecasts return next week. */
export function calendarNotice({ last, next }: LeagueCalendar, now: Date): Notice | undefined {
  // A database without matches has no break.
  if (!last && !next) return undefined;
  const rested = last ? now.getTime() - last.getTime() : Number.POSITIVE_INFINITY;
  const ahead = next ? next.getTime() - now.getTime() : undefined;
  if (ahead === undefined ? rested < RESTED_MS : ahead <= AHEAD_MS) return undefined;
  // Measured from the last match to the next: a week before a season begins, the last match was two months
  // ago.
  const isPause = rested + (ahead ?? 0) > LONGEST_BREAK_MS;
  const kind = isPause ? 'season-pause' : 'national-break';
  const endsAt = next ? new Date(next.getTime() - AHEAD_MS) : new Date(now.getTime() + DAY_MS);
  return {
    id: idOf(last ?? next!, isPause),
    kind,
    text_key: kind,
    starts_at: (last ?? now).toISOString(),
    ends_at: endsAt.toISOString(),
  };
}

/** The same for as long as the break lasts, so that a dismissed notice stays dismissed; negative, so that it
 *  is no row's id. */
function idOf(edge: Date, isPause: boolean): number {
  return -2 * Math.floor(edge.getTime() / DAY_MS) - (isPause ? 1 : 0);
}
