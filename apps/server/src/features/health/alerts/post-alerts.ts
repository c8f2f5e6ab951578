import type { Db } from '#db/pool.ts';
import type { Log } from '#log/logging.ts';
import { loadUnposted, markPosted } from './alert-store.ts';
import { describeCause } from './words.ts';

const PATIENCE_MS = 10_000;

/** Posts the alerts that the webhook has not accepted yet. Refused ones are kept for the next time, in order;
 *  if the process dies just after one was accepted, it may be sent twice, with the same id. */
export async function postAlerts(
  { db, log }: { readonly db: Db; readonly log: Log },
  url: string,
  now: Date,
): Promise<number> {
  let posted = 0;
  for (const alert of await loadUnposted(db)) {
    const { id, event, key, kind } = alert;
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: `${id}-${event}`,
        event,
        cause: key,
        kind,
        text: describeCause(alert, 'en'),
        at: now.toISOString(),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => error as Error);
    if (reply instanceof Error || !reply.ok) {
      const cause = reply instanceof Error ? reply.message : `status ${reply.status}`;
      log.warn({ cause }, 'the alert webhook did not take an alert');
      return posted;
    }
    await reply.body?.cancel();
    await markPosted(db, alert, now);
    posted += 1;
  }
  return posted;
}
