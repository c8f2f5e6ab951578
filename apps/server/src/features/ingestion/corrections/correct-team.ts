import { SEASONS } from '@tredici/contract/seasons';
import type { Db } from '#db/pool.ts';
import { accept, type Result, refuse } from '#db/result.ts';
import { inTransaction, type Transaction } from '#db/transaction.ts';
import { findStoredMatch, MATCHES_TAG } from '#features/matches/store.ts';
import { recordAction } from '#features/operator/store.ts';
import { announceChange } from '#http/invalidation.ts';
import { findClub } from '#sources/identity/find-club.ts';
import { SOURCES } from '#sources/identity/source-names.ts';
import { saveAliases } from '../identity-store.ts';
import { lockLeague } from '../lock-league.ts';
import { joinDoublesOf, joinRows } from './merge-stored-matches.ts';
import {
  findTeamRow,
  haveMet,
  leaguesOf,
  listCollisions,
  moveToTeam,
  renameTeam,
  type Team,
} from './team-store.ts';

export interface TeamOrder {
  readonly country: string;
  readonly name: string;
  /** The new name, or the club that is kept. */
  readonly to: string;
  readonly now: Date;
}

/** Renames a club. The providers' names for it stay known. */
export async function renameByOperator(
  db: Db,
  { country, name, to, now }: TeamOrder,
): Promise<Result<Team>> {
  return inTransaction(db, async (tx) => {
    const found = await findTeamRow(tx, country, name);
    if (!found) return refuse(nobody(country, name));
    const taken = await findTeamRow(tx, country, to);
    if (taken && taken.id !== found.id) {
      return refuse(`${country} has a club "${taken.name}" already: merge the two (team merge).`);
    }
    await keepSpellings(tx, found, found.id);
    await renameTeam(tx, found.id, to);
    await record(tx, 'team rename', { teamId: found.id, country, before: found.name, to }, now);
    return accept({ ...found, name: to });
  });
}

/** Merges two rows of the same club, and the matches that both had. */
export async function mergeTeamsByOperator(
  db: Db,
  { country, name, to, now }: TeamOrder,
): Promise<Result<{ readonly team: Team; readonly matches: number }>> {
  return inTransaction(db, async (tx) => {
    const gone = await findTeamRow(tx, country, name);
    const kept = await findTeamRow(tx, country, to);
    if (!gone || !kept) return refuse(nobody(country, gone ? to : name));
    if (gone.id === kept.id) return refuse('this is the same club.');
    if (await haveMet(tx, gone.id, kept.id)) {
      return refuse(`${gone.name} and ${kept.name} have played each other: they are two clubs.`);
    }
    const leagues = await leaguesOf(tx, [gone.id, kept.id]);
    for (const league of leagues) await lockLeague(tx, league);
    let matches = await joinCollisions(tx, gone.id, kept.id);
    await keepSpellings(tx, gone, kept.id);
    await moveToTeam(tx, gone.id, kept.id);
    for (const league of leagues) matches += await joinDoublesOf(tx, league, BEGINNING);
    const detail = { teamId: kept.id, country, before: { id: gone.id, name: gone.name }, matches };
    await record(tx, 'team merge', detail, now);
    return accept({ team: kept, matches });
  });
}

const BEGINNING = new Date(0);
const nobody = (country: string, name: string) => `no club of ${country} is called "${name}".`;

/** Joins the matches of both at one instant, before they would collide. */
async function joinCollisions(tx: Transaction, from: number, to: number): Promise<number> {
  const pairs = await listCollisions(tx, from, to);
  for (const pair of pairs) {
    const kept = (await findStoredMatch(tx, pair.kept))!;
    const other = (await findStoredMatch(tx, pair.other))!;
    const dated = kept.homeGoals === null && other.homeGoals !== null ? other : kept;
    await joinRows(tx, { kept, other, dated });
  }
  return pairs.length;
}

/** The shipped tables know a club by its original name: their spellings are stored as aliases, so that a
 *  provider added later does not create the club again. */
async function keepSpellings(tx: Transaction, { country, name }: Team, teamId: number) {
  const seasonId = SEASONS[0]!.id;
  const known = findClub(country, name)?.names;
  for (const source of SOURCES) {
    const spellings = new Set([name, ...(known?.[source] ?? [])]);
    const aliases = [...spellings].map((spelling) => ({
      country,
      seasonId,
      name: spelling,
      teamId,
    }));
    await saveAliases(tx, source, aliases);
  }
}

async function record(
  tx: Transaction,
  command: string,
  detail: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await recordAction(tx, { at: now, command, detail });
  await announceChange(tx, MATCHES_TAG);
}
