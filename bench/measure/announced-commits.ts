import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConnection } from '@tredici/server/db/connect';
import { inTransaction } from '@tredici/server/db/transaction';
import { announceChange } from '@tredici/server/http/invalidation';

/** The number of concurrent writers, as many as a server has connections. */
const WRITERS = 10;

interface CommitOptions {
  readonly ms: number;
  readonly announce: boolean;
  readonly most: number;
}

/** Measures how many changes of single users are committed per second, up to a limit, with every change
 *  announced or none. */
export async function measureCommits(
  { db }: DatabaseConnection,
  { ms, announce, most }: CommitOptions,
): Promise<number> {
  let commits = 0;
  const began = performance.now();
  const writer = async (number: number) => {
    for (let turn = 0; performance.now() - began < ms; turn += 1) {
      const wait = began + (1_000 * (turn * WRITERS + number)) / most - performance.now();
      if (wait > 0) await sleep(wait);
      const userId = 1 + number + WRITERS * (turn % 1_000);
      await inTransaction(db, async (tx) => {
        if (announce) await announceChange(tx, `user:${userId} ${Date.now()}`);
        await tx.execute(`update app_user set last_name = '${turn}' where id = ${userId}`);
      });
      commits += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  return Math.round(commits / ((performance.now() - began) / 1_000));
}
