import type { Db } from '#db/pool.ts';
import { accept, type Result, refuse } from '#db/result.ts';
import { inTransaction } from '#db/transaction.ts';
import { findClub } from '#sources/identity/find-club.ts';
import type { SourceName } from '#sources/identity/source-names.ts';
import { ensureTeams, findTeam, forgetUnknown, setAlias } from './identity-store.ts';
import { listUnknown } from './store.ts';

export interface AliasResolution {
  readonly source: SourceName;
  readonly country: string;
  readonly name: string;
  /** The club it means, by its own name or a spelling that is known. */
  readonly club: string;
  /** Make the club if there is none of that name. */
  readonly create: boolean;
  /** The only season in which it means that club; in all of them where none is given. */
  readonly seasonId?: number | undefined;
}

/** An operator says which club an unknown name means. Gives the payloads that waited for it. */
export async function resolveAlias(
  db: Db,
  { source, country, name, club, create, seasonId: only }: AliasResolution,
): Promise<Result<{ club: string; payloadIds: number[] }>> {
  return inTransaction(db, async (tx) => {
    const waiting = (await listUnknown(tx)).filter(
      (row) =>
        row.source === source &&
        row.country === country &&
        row.name === name &&
        (only === undefined || row.seasonId === only),
    );
    if (waiting.length === 0) {
      return refuse(`No batch of ${source} waits for "${name}" (${country}).`);
    }
    const known = findClub(country, club)?.name;
    const exists = (await findTeam(tx, country, club)) !== undefined;
    if (!known && !exists && !create) {
      return refuse(`No club of ${country} is called "${club}": correct it, or add --new.`);
    }
    const official = exists ? club : (known ?? club);
    const idOf = await ensureTeams(tx, [{ country, name: official }]);
    for (const { seasonId } of waiting) {
      await setAlias(tx, source, {
        country,
        seasonId,
        name,
        teamId: idOf(country, official),
        onlyThisSeason: only !== undefined,
      });
    }
    await forgetUnknown(tx, { source, country, name, seasonId: only });
    const payloadIds = [...new Set(waiting.flatMap(({ rawPayloadId }) => rawPayloadId ?? []))];
    return accept({ club: official, payloadIds });
  });
}
