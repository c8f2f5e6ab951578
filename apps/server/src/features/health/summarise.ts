import type { Oddity } from '@tredici/contract/operator-watch';
import { DAY_MS } from '#durations.ts';
import type { StoredFetch } from '#features/ingestion/store.ts';

export interface SourceHealth {
  readonly source: string;
  readonly lastSuccess: Date | null;
  /** Milliseconds since the last success. */
  readonly ageMs: number | null;
  readonly lastFailure: Date | null;
  readonly cause: string | null;
  /** Addresses whose last fetch failed. */
  readonly failing: readonly string[];
  /** Matches in the newest import of each address. */
  readonly matches: number;
  readonly refused: number;
  /** Imported files that somebody should check. */
  readonly oddFiles: readonly { readonly address: string; readonly oddities: readonly Oddity[] }[];
  /** No successful fetch, imported or unchanged, for longer than the slowest provider's interval. */
  readonly silent: boolean;
  readonly well: boolean;
}

type Fetch = Pick<
  StoredFetch,
  'source' | 'address' | 'finishedAt' | 'outcome' | 'cause' | 'matches' | 'refused' | 'oddities'
>;

/** The state of each source, from the newest fetches of its addresses: well if the last fetch of every
 *  address in use succeeded, and one did recently. */
export function summariseSources(fetches: readonly Fetch[], now: Date): SourceHealth[] {
  return [...Map.groupBy(fetches, (fetch) => fetch.source)].map(([source, rows]) => {
    const good = newest(rows.filter((row) => row.outcome !== 'failed'));
    const bad = newest(rows.filter((row) => row.outcome === 'failed'));
    const imports = rows.filter((row) => row.outcome === 'imported');
    const failing = [...Map.groupBy(rows, (row) => row.address)]
      .filter(([, answers]) => isFailing(newest(answers)!, now))
      .map(([address]) => address);
    const ageMs = good ? now.getTime() - good.finishedAt.getTime() : null;
    const silent = ageMs !== null && ageMs > SILENT_MS;
    return {
      source,
      lastSuccess: good?.finishedAt ?? null,
      ageMs,
      lastFailure: bad?.finishedAt ?? null,
      cause: bad?.cause ?? null,
      failing,
      matches: imports.reduce((sum, row) => sum + row.matches, 0),
      refused: imports.reduce((sum, row) => sum + row.refused, 0),
      oddFiles: imports.flatMap(({ address, oddities, finishedAt }) =>
        oddities && now.getTime() - finishedAt.getTime() < FORGET_MS ? [{ address, oddities }] : [],
      ),
      silent,
      well: failing.length === 0 && good !== undefined && !silent,
    };
  });
}

/** The slowest provider is read several times a day. */
const SILENT_MS = 2 * DAY_MS;

/** Addresses in use are requested every day; one that failed and is no longer requested (a match that is
 *  over) does not matter. */
const FORGET_MS = 3 * DAY_MS;

const isFailing = ({ outcome, finishedAt }: Fetch, now: Date): boolean =>
  outcome === 'failed' && now.getTime() - finishedAt.getTime() < FORGET_MS;

function newest(rows: readonly Fetch[]): Fetch | undefined {
  return rows.toSorted((a, b) => a.finishedAt.getTime() - b.finishedAt.getTime()).at(-1);
}
