import { statfs } from 'node:fs/promises';
import { tournamentById } from '@tredici/contract/tournaments';
import type { Executor } from '#db/pool.ts';
import { follows } from '#db/read-replica.ts';
import { DAY_MS } from '#durations.ts';
import { listUnknown } from '#features/ingestion/store.ts';
import { type DataHealth, loadDataHealth } from '../load-health.ts';
import { loadLateQueues, loadLeaguesWithoutForecast } from './alert-store.ts';
import type { Circumstances } from './causes.ts';

/** A league's matches are normally forecast within an hour of becoming known. */
const AHEAD_MS = 3 * DAY_MS;
/** Longer than the slowest job takes. */
const LATE_MINUTES = 30;

/** The places to check besides the database itself. */
interface Places {
  readonly dataDir: string;
  readonly databaseReadUrl?: string | undefined;
}

export async function loadCircumstances(
  db: Executor,
  now: Date,
  { dataDir, databaseReadUrl }: Places,
): Promise<Circumstances & { readonly health: DataHealth }> {
  const [health, unknownNames, leagues, late, disk, replicaFollows] = await Promise.all([
    loadDataHealth(db, now),
    listUnknown(db),
    loadLeaguesWithoutForecast(db, now, new Date(now.getTime() + AHEAD_MS)),
    loadLateQueues(db, LATE_MINUTES),
    statfs(dataDir),
    databaseReadUrl === undefined || follows(databaseReadUrl, db),
  ]);
  return {
    health,
    unknownNames,
    leaguesWithoutForecast: leagues.map((id) => tournamentById(id)?.tournament_name ?? String(id)),
    late,
    replicaFollows,
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
  };
}
