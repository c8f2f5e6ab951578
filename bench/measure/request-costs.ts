import { KINDS, type Kind, loadMixed, type MixedLoadOptions } from './mixed-load.ts';
import { cpuSecondsOf, databaseCpuSeconds } from './usage.ts';

export interface RequestCost {
  readonly kind: Kind;
  /** Milliseconds of a core, for one request. */
  readonly serverMs: number;
  readonly databaseMs: number;
}

/** The processor time of each kind of request, on the servers and on the database: the same request is sent
 *  many times, and the processes' computing time is divided by their number. */
export async function measureCosts(
  load: Omit<MixedLoadOptions, 'mix'>,
  { serverPids, cluster }: { readonly serverPids: readonly number[]; readonly cluster: string },
): Promise<RequestCost[]> {
  const computed = () => ({
    servers: serverPids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
    database: databaseCpuSeconds(cluster) ?? Number.NaN,
  });
  const costs: RequestCost[] = [];
  for (const kind of KINDS) {
    const mix = { list: 0, match: 0, profile: 0, login: 0, write: 0, [kind]: 1 };
    await loadMixed({ ...load, mix, ms: load.ms / 4 });
    const before = computed();
    const { requests } = await loadMixed({ ...load, mix, seed: load.seed + 1 });
    const after = computed();
    const each = (seconds: number) => Math.round((seconds * 1e6) / requests) / 1e3;
    costs.push({
      kind,
      serverMs: each(after.servers - before.servers),
      databaseMs: each(after.database - before.database),
    });
  }
  return costs;
}
