import type { FrontDoor } from '@tredici/contract/settings';
import type { Deps } from '#http/deps.ts';
import { untilMidnight } from '#jobs/rome-week.ts';

/** What the front door needs from other features. */
export interface FrontDoorSources {
  readonly tags: readonly string[];
  findMatch(db: Deps['db'], now: Date): Promise<FrontDoor['match']>;
  findRecord(db: Deps['db'], now: Date): Promise<FrontDoor['record']>;
}

/** Refreshed after this time at the latest, even if no change is announced: the match of the day changes at
 *  six in the morning. */
const FRESH_MS = 60_000;
const NOTHING: FrontDoor = { match: null, record: null };

/** Cached, because it is in every page. A page without it is better than none. */
export function createFrontDoor(
  { clock, db, memory }: Pick<Deps, 'clock' | 'db' | 'memory'>,
  { tags, findMatch, findRecord }: FrontDoorSources,
): () => Promise<FrontDoor> {
  return () =>
    memory
      .get('front door', {
        tags,
        load: async () => {
          const now = clock.now();
          const [match, record] = await Promise.all([findMatch(db, now), findRecord(db, now)]);
          return { match, record };
        },
        freshForMs: () => Math.min(FRESH_MS, untilMidnight(clock.now())),
      })
      .catch(() => NOTHING);
}
