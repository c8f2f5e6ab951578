import { expect } from 'vitest';
import type { Db } from '#db/pool.ts';
import type { Clock } from '../src/clock.ts';
import { loadDemoWorld } from '../src/demo/load.ts';

/** Begins to load the demo world and is interrupted after some of its 22 leagues: enough for tests that do
 *  not need all of it. */
export async function loadSomeLeagues(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  count: number,
): Promise<void> {
  const cut = new Error('cut short');
  const onProgress = (done: number) => {
    if (done >= count) throw cut;
  };
  await expect(loadDemoWorld({ db, clock, onProgress })).rejects.toBe(cut);
}
