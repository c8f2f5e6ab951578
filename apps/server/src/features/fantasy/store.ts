import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { fantasyTeam } from '#db/schema/fantasy.ts';
import { season } from '#db/schema/football.ts';
import { playerFile, playerNote, playerWord } from '#db/schema/players.ts';

/** What a process that keeps copies of the players for all listens to. */
export const PLAYERS_TAG = 'players';

/** A user's own teams, the oldest first. Of a user who is not there, none. */
export async function listTeams(db: Executor, userId: number) {
  return db
    .select({
      id: fantasyTeam.id,
      name: fantasyTeam.name,
      createdAt: fantasyTeam.createdAt,
      updatedAt: fantasyTeam.updatedAt,
    })
    .from(fantasyTeam)
    .where(eq(fantasyTeam.userId, userId))
    .orderBy(asc(fantasyTeam.createdAt), asc(fantasyTeam.id));
}

export async function exportTeams(db: Executor, userId: number) {
  const teams = await listTeams(db, userId);
  return teams.map(({ id, name, createdAt, updatedAt }) => ({
    id,
    name,
    created_at: createdAt,
    updated_at: updatedAt,
  }));
}

export async function exportPlayerFiles(db: Executor, userId: number) {
  return db
    .select({
      id: playerFile.id,
      kind: playerFile.kind,
      season: season.label,
      round: playerFile.round,
      file_name: playerFile.fileName,
      status: playerFile.status,
      rows: playerFile.rows,
      created_at: playerFile.createdAt,
      confirmed_at: playerFile.confirmedAt,
    })
    .from(playerFile)
    .innerJoin(season, eq(season.id, playerFile.seasonId))
    .where(eq(playerFile.userId, userId))
    .orderBy(asc(playerFile.id));
}

export async function exportPlayerWords(db: Executor, userId: number) {
  return db
    .select({
      player_id: playerWord.playerId,
      status: playerWord.status,
      plays: playerWord.plays,
      fantavoto: playerWord.fantavoto,
      updated_at: playerWord.updatedAt,
    })
    .from(playerWord)
    .where(eq(playerWord.userId, userId))
    .orderBy(asc(playerWord.playerId));
}

export async function exportPlayerNotes(db: Executor, userId: number) {
  return db
    .select({
      id: playerNote.id,
      player_id: playerNote.playerId,
      text: playerNote.text,
      created_at: playerNote.createdAt,
      updated_at: playerNote.updatedAt,
    })
    .from(playerNote)
    .where(eq(playerNote.userId, userId))
    .orderBy(asc(playerNote.id));
}
