import type { Executor } from '#db/pool.ts';
import { loadCredit, loadNewestFetches } from './store.ts';
import { type SourceHealth, summariseSources } from './summarise.ts';

export interface SourcesHealth {
  readonly sources: readonly SourceHealth[];
  /** What is left of The Odds API this month, once it has been asked. */
  readonly credits: number | null;
}

/** How the sources are, for the command, the log and the health page. */
export async function loadSourcesHealth(db: Executor, now: Date): Promise<SourcesHealth> {
  const sources = summariseSources(await loadNewestFetches(db), now);
  const credit = await loadCredit(db, 'the-odds-api');
  return { sources, credits: credit?.remaining ?? null };
}
