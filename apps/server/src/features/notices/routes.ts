import { noticeCalls } from '@tredici/contract/notices';
import { MATCHES_TAG } from '#features/matches/store.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { calendarNotice } from './calendar-notice.ts';
import { listOpenNotices, loadCalendar, NOTICES_TAG, nextNoticeChange } from './store.ts';

/** A break begins and ends by the clock. */
const FRESH_MS = 60_000;

export function noticeHandlers({
  cache,
  clock,
  db,
}: Pick<Deps, 'cache' | 'clock' | 'db'>): Handlers<typeof noticeCalls> {
  const load = async () => {
    const now = clock.now();
    const [open, change, calendar] = await Promise.all([
      listOpenNotices(db, now),
      nextNoticeChange(db, now),
      loadCalendar(db, now),
    ]);
    const written = open.map((row) => ({
      id: row.id,
      kind: row.kind,
      text_key: row.textKey,
      starts_at: row.startsAt.toISOString(),
      ends_at: row.endsAt.toISOString(),
    }));
    const derived = calendarNotice(calendar, now);
    // An operator's notice of a break replaces the one derived from the calendar.
    const isSaid = written.some(({ kind }) => kind === derived?.kind);
    const results = derived && !isSaid ? [...written, derived] : written;
    // A window opens and closes without any change being announced.
    const freshForMs = Math.min(
      FRESH_MS,
      change ? change.getTime() - now.getTime() : Number.POSITIVE_INFINITY,
    );
    return { value: { results }, freshForMs };
  };
  return {
    listNotices: () =>
      cache.get('notices', {
        tags: [NOTICES_TAG, MATCHES_TAG],
        schema: noticeCalls.listNotices.reply,
        audience: 'public',
        load,
      }),
  };
}
