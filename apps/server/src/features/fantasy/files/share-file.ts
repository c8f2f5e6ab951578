import { findSeasonById } from '@tredici/contract/seasons';
import type { Db } from '#db/pool.ts';
import { inTransaction, lockInTransaction, type Transaction } from '#db/transaction.ts';
import { announceChange } from '#http/invalidation.ts';
import type { PlayersFile } from '#sources/fantacalcio/read-file.ts';
import { layFiles } from '../players/season-players.ts';
import { loadCountingFiles } from '../players/store.ts';
import { PLAYERS_TAG } from '../store.ts';
import { replaceSeason } from './shared-store.ts';
import { findSeasonId, insertFile, setFileStatus } from './store.ts';
import { type AskedFor, type FileReport, takeFile } from './take-file.ts';

/** Files for all users, uploaded by an operator: the players of their season are rebuilt from the files that
 *  count. */

const LOCK = 'player files for all';

export async function shareFile(
  db: Db,
  now: Date,
  read: PlayersFile,
  asked: AskedFor,
  isPreview: boolean,
): Promise<{ id: number | null; rows: number; report: FileReport }> {
  return inTransaction(db, async (tx) => {
    await lockInTransaction(tx, LOCK);
    const taken = await takeFile(tx, null, read, asked);
    const { report, rowCount } = taken;
    if (isPreview) return { id: null, rows: rowCount, report };
    const status = { status: 'confirmed' as const, createdAt: now, confirmedAt: now };
    const id = await insertFile(tx, { ...taken, ...status });
    await rebuild(tx, taken.seasonId);
    return { id, rows: rowCount, report };
  });
}

/** False if there is no such file. */
export async function unshareFile(db: Db, id: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockInTransaction(tx, LOCK);
    const seasonId = await findSeasonId(tx, null, id);
    if (seasonId === undefined) return false;
    await setFileStatus(tx, null, id, { status: 'undone', confirmedAt: null });
    await rebuild(tx, seasonId);
    return true;
  });
}

async function rebuild(tx: Transaction, seasonId: number): Promise<void> {
  const { label } = findSeasonById(seasonId)!;
  const files = await loadCountingFiles(tx, null, label);
  await replaceSeason(tx, seasonId, layFiles({ players: new Map(), rounds: new Map() }, files));
  await announceChange(tx, PLAYERS_TAG);
}
