import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import {
  championship,
  championshipParticipant,
  championshipPurchase,
  championshipTotal,
  customList,
  fantasyLineup,
  fantasyRoundScore,
  fantasyTeam,
  fantasyTeamPlayer,
} from '#db/schema/fantasy.ts';
import { season } from '#db/schema/football.ts';
import { playerFile, playerNote, playerWord } from '#db/schema/players.ts';

/** The tag of changes that processes with a cached copy of the players listen to. */
export const PLAYERS_TAG = 'players';

/** A user's own teams, oldest first. None for an unknown user. */
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
  const teams = await db
    .select()
    .from(fantasyTeam)
    .where(eq(fantasyTeam.userId, userId))
    .orderBy(asc(fantasyTeam.createdAt), asc(fantasyTeam.id));
  const ids = teams.map(({ id }) => id);
  // In sequence, because a transaction runs one query at a time.
  const players = await db
    .select()
    .from(fantasyTeamPlayer)
    .where(inArray(fantasyTeamPlayer.teamId, ids));
  const lineups = await db.select().from(fantasyLineup).where(inArray(fantasyLineup.teamId, ids));
  const scores = await db
    .select()
    .from(fantasyRoundScore)
    .where(inArray(fantasyRoundScore.teamId, ids));
  return teams.map((team) => {
    const ofTeam = ({ teamId }: { readonly teamId: number }) => teamId === team.id;
    return {
      id: team.id,
      name: team.name,
      championship_id: team.championshipId,
      rules: team.rules,
      players: players
        .filter(ofTeam)
        .map(({ playerId, name, price }) => ({ player_id: playerId, name, price })),
      lineups: lineups
        .filter(ofTeam)
        .map(({ teamId: _, savedAt, ...lineup }) => ({ ...lineup, saved_at: savedAt })),
      scores: scores.filter(ofTeam).map(({ round, score, votes }) => ({ round, score, votes })),
      created_at: team.createdAt,
      updated_at: team.updatedAt,
    };
  });
}

export async function exportChampionships(db: Executor, userId: number) {
  const rows = await db
    .select()
    .from(championship)
    .where(eq(championship.userId, userId))
    .orderBy(asc(championship.id));
  const ids = rows.map(({ id }) => id);
  const participants = await db
    .select()
    .from(championshipParticipant)
    .where(inArray(championshipParticipant.championshipId, ids));
  const purchases = await db
    .select()
    .from(championshipPurchase)
    .where(inArray(championshipPurchase.championshipId, ids));
  const totals = await db
    .select({
      championshipId: championshipParticipant.championshipId,
      participantId: championshipTotal.participantId,
      round: championshipTotal.round,
      total: championshipTotal.total,
    })
    .from(championshipTotal)
    .innerJoin(
      championshipParticipant,
      eq(championshipParticipant.id, championshipTotal.participantId),
    )
    .where(inArray(championshipParticipant.championshipId, ids));
  return rows.map((row) => {
    const of = (one: { readonly championshipId: number }) => one.championshipId === row.id;
    return {
      id: row.id,
      name: row.name,
      rules: row.rules,
      rounds: row.rounds,
      participants: participants
        .filter(of)
        .map(({ id, name, teamId }) => ({ id, name, team_id: teamId })),
      purchases: purchases.filter(of).map(({ participantId, playerId, price }) => ({
        participant_id: participantId,
        player_id: playerId,
        price,
      })),
      totals: totals.filter(of).map(({ participantId, round, total }) => ({
        participant_id: participantId,
        round,
        total,
      })),
      created_at: row.createdAt,
      updated_at: row.updatedAt,
    };
  });
}

export async function exportCustomLists(db: Executor, userId: number) {
  return db
    .select({
      id: customList.id,
      name: customList.name,
      players: customList.players,
      share_key: customList.shareKey,
      created_at: customList.createdAt,
      updated_at: customList.updatedAt,
    })
    .from(customList)
    .where(eq(customList.userId, userId))
    .orderBy(asc(customList.id));
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
