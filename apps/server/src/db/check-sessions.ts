import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { accept, type Result, refuse } from './result.ts';

const PATIENCE_MS = 10_000;

/** Whether `hearAt` leads to the same database as `speakAt` and keeps sessions. A pooler that shares
 *  connections between clients accepts LISTEN but delivers nothing, and hands one client's lock to another,
 *  so two workers could run the same job. A notification sent at `speakAt` must arrive at `hearAt`. */
export async function checkSessions(
  { speakAt, hearAt }: { readonly speakAt: string; readonly hearAt: string },
  patienceMs = PATIENCE_MS,
): Promise<Result<undefined>> {
  const channel = `tredici_probe_${randomBytes(8).toString('hex')}`;
  const listener = new Client({ connectionString: hearAt, connectionTimeoutMillis: 5_000 });
  const speaker = new Client({ connectionString: speakAt, connectionTimeoutMillis: 5_000 });
  // The pending query reports a lost server. Without a listener the event would end the process.
  for (const client of [listener, speaker]) client.on('error', () => {});
  try {
    await listener.connect();
    let hear: (heard: boolean) => void = () => {};
    const heard = new Promise<boolean>((resolve) => {
      hear = resolve;
    });
    listener.on('notification', () => hear(true));
    // The connection broke before the notification arrived.
    listener.on('error', () => hear(false));
    await listener.query(`listen ${channel}`);
    await speaker.connect();
    await speaker.query('select pg_notify($1, $2)', [channel, '']);
    const timer = setTimeout(() => hear(false), patienceMs);
    const wasHeard = await heard;
    clearTimeout(timer);
    if (wasHeard) return accept(undefined);
  } finally {
    await Promise.all([listener, speaker].map((client) => client.end().catch(() => {})));
  }
  return refuse(
    speakAt === hearAt
      ? 'DATABASE_URL leads through a pooler that loses locks and notifications: give the address of the server itself as DATABASE_DIRECT_URL.'
      : 'What is sent at DATABASE_URL is not heard at DATABASE_DIRECT_URL: both must lead to the same database, and the second not through a pooler.',
  );
}
