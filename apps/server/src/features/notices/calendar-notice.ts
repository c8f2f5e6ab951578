import type { Notice } from '@tredici/contract/notices';
import { DAY_MS } from '#durations.ts';

/** When the five big leagues last played and will next, as far as anybody knows. */
export interface LeagueCalendar {
  readonly last: Date | null;
  readonly next: Date | null;
}

/** No fixture of the five big leagues within this: then there is a break. */
const AHEAD_MS = 7 * DAY_MS;
/** A provider may list a round only days before it: where no next one is known, one that was played
 *  less than this ago says that the season is on. */
const RESTED_MS = 5 * DAY_MS;
/** National teams take two weeks at most; longer is the season's own pause. */
const LONGEST_BREAK_MS = 21 * DAY_MS;

/** The notice that the calendar itself gives, without anybody writing one: of a national-team break,
 *  or of the pause between two seasons, of which it would be untrue that forecasts return next week. */
export function calendarNotice({ last, next }: LeagueCalendar, now: Date): Notice | undefined {
  // A database without matches has no break either.
  if (!last && !next) return undefined;
  const rested = last ? now.getTime() - last.getTime() : Number.POSITIVE_INFINITY;
  const ahead = next ? next.getTime() - now.getTime() : undefined;
  if (ahead === undefined ? rested < RESTED_MS : ahead <= AHEAD_MS) return undefined;
  // From the last match to the next: a week before a season begins nobody has played for two months.
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

/** The same for as long as the break lasts, so that who has dismissed it is not asked again; below
 *  zero, where no row's id is. */
function idOf(edge: Date, isPause: boolean): number {
  return -2 * Math.floor(edge.getTime() / DAY_MS) - (isPause ? 1 : 0);
}
