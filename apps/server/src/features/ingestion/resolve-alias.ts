import type { Db } from '#db/pool.ts';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import { type Actor, BY_COMMAND, recordAction } from '#features/operator/store.ts';
import { findClub } from '#sources/identity/find-club.ts';
import type { SourceName } from '#sources/identity/source-names.ts';
import { ensureTeams, findAlias, findTeam, forgetUnknown, setAlias } from './identity-store.ts';
import type { FileReport } from './import-files.ts';
import { replayPayload } from './replay.ts';
import { listUnknown } from './store.ts';

export interface AliasResolution {
  readonly source: SourceName;
  readonly country: string;
  readonly name: string;
  /** The club, by its own name or a known spelling. */
  readonly club: string;
  /** Create the club if none has that name. */
  readonly create: boolean;
  /** The only season in which the alias applies; all seasons if absent. */
  readonly seasonId?: number | undefined;
}

export type Resolved =
  | { readonly ok: true; readonly value: { readonly club: string; readonly payloadIds: number[] } }
  | {
      readonly ok: false;
      readonly reason: 'not waiting' | 'no such club';
      readonly message: string;
    };

/** Held so that of two operators who resolve a name, the second finds that it no longer waits. */
export const aliasLock = (source: string, country: string): string => `alias ${source}/${country}`;

/** Stores an operator's decision which club an unknown name means, with a record of it. Returns the payloads
 *  that waited for it. */
export async function resolveAlias(
  db: Db,
  { source, country, name, club, create, seasonId: only }: AliasResolution,
  now: Date,
  by: Actor = BY_COMMAND,
): Promise<Resolved> {
  return inTransaction(db, async (tx): Promise<Resolved> => {
    await lockInTransaction(tx, aliasLock(source, country));
    const waiting = (await listUnknown(tx)).filter(
      (row) =>
        row.source === source &&
        row.country === country &&
        row.name === name &&
        (only === undefined || row.seasonId === only),
    );
    if (waiting.length === 0) {
      const message = `No batch of ${source} waits for "${name}" (${country}).`;
      return { ok: false, reason: 'not waiting', message };
    }
    const known = findClub(country, club)?.name;
    const exists = (await findTeam(tx, country, club)) !== undefined;
    if (!known && !exists && !create) {
      const message = `No club of ${country} is called "${club}": correct it, or add --new.`;
      return { ok: false, reason: 'no such club', message };
    }
    const official = exists ? club : (known ?? club);
    const idOf = await ensureTeams(tx, [{ country, name: official }]);
    const teamId = idOf(country, official);
    const seasons = [];
    for (const { seasonId, rawPayloadId } of waiting) {
      const before = await findAlias(tx, source, { country, seasonId, name });
      seasons.push({ seasonId, rawPayloadId, before });
      const onlyThisSeason = only !== undefined;
      await setAlias(tx, source, { country, seasonId, name, teamId, onlyThisSeason });
    }
    await forgetUnknown(tx, { source, country, name, seasonId: only });
    await recordAction(tx, {
      at: now,
      command: 'alias resolve',
      by,
      detail: { source, country, name, club: official, teamId, seasons },
    });
    const payloadIds = [...new Set(waiting.flatMap(({ rawPayloadId }) => rawPayloadId ?? []))];
    return { ok: true, value: { club: official, payloadIds } };
  });
}

/** Imports what waited for a name. */
export async function replayWaiting(
  db: Db,
  payloadIds: readonly number[],
  now: () => Date,
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  for (const id of payloadIds) reports.push(await replayPayload(db, id, now));
  return reports;
}
