import { noticeCalls } from '@tredici/contract/notices';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { listOpenNotices, NOTICES_TAG, nextNoticeChange } from './store.ts';

export function noticeHandlers({
  cache,
  clock,
  db,
}: Pick<Deps, 'cache' | 'clock' | 'db'>): Handlers<typeof noticeCalls> {
  const load = async () => {
    const now = clock.now();
    const [open, change] = await Promise.all([listOpenNotices(db, now), nextNoticeChange(db, now)]);
    const results = open.map((row) => ({
      id: row.id,
      kind: row.kind,
      text_key: row.textKey,
      starts_at: row.startsAt.toISOString(),
      ends_at: row.endsAt.toISOString(),
    }));
    // A window opens and closes without anybody writing anything.
    return change
      ? { value: { results }, freshForMs: change.getTime() - now.getTime() }
      : { value: { results } };
  };
  return {
    listNotices: () =>
      cache.get('notices', {
        tags: [NOTICES_TAG],
        schema: noticeCalls.listNotices.reply,
        audience: 'public',
        load,
      }),
  };
}
