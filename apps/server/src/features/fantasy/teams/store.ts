import type { TeamRoundScore } from '@tredici/contract/teams';
import { SERIE_A } from '@tredici/contract/tournaments';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import { integer, type RowOf, readRows, seconds, toDate } from '#db/read-rows.ts';
import {
  championship,
  fantasyLineup,
  fantasyRoundScore,
  fantasyTeam,
  fantasyTeamPlayer,
} from '#db/schema/fantasy.ts';
import { MATCH_TABLES, matchColumns } from '#features/matches/store.ts';
import type { ListedPlayer } from '../players/season-players.ts';

export type StoredTeam = typeof fantasyTeam.$inferSelect;
export type TeamPlayer = typeof fantasyTeamPlayer.$inferSelect;
export type StoredLineup = typeof fantasyLineup.$inferSelect;

const own = (userId: number, id: number) =>
  and(eq(fantasyTeam.userId, userId), eq(fantasyTeam.id, id));

export async function countTeams(db: Executor, userId: number): Promise<number> {
  return db.$count(fantasyTeam, eq(fantasyTeam.userId, userId));
}

/** With the rules of its championship; undefined if the user has none of that id. */
export async function findTeam(db: Executor, userId: number, id: number) {
  const [row] = await db
    .select({ team: fantasyTeam, championshipRules: championship.rules })
    .from(fantasyTeam)
    .leftJoin(championship, eq(championship.id, fantasyTeam.championshipId))
    .where(own(userId, id));
  return row;
}

type TeamValues = {
  name: string;
  championshipId: number | null;
  rules: ChampionshipRules | null;
};

export async function insertTeam(
  tx: Executor,
  userId: number,
  values: TeamValues,
): Promise<number> {
  const [row] = await tx
    .insert(fantasyTeam)
    .values({ userId, ...values })
    .returning({ id: fantasyTeam.id });
  return row!.id;
}

/** False if it has been changed since that version. */
export async function updateTeam(
  tx: Executor,
  id: number,
  version: number,
  changes: Partial<TeamValues>,
): Promise<boolean> {
  const changed = await tx
    .update(fantasyTeam)
    .set({ ...changes, version: sql`${fantasyTeam.version} + 1` })
    .where(and(eq(fantasyTeam.id, id), eq(fantasyTeam.version, version)))
    .returning({ id: fantasyTeam.id });
  return changed.length === 1;
}

export async function deleteTeam(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(fantasyTeam)
    .where(own(userId, id))
    .returning({ id: fantasyTeam.id });
  return gone.length === 1;
}

/** By role and name, the usual order of rosters. */
export async function listRoster(db: Executor, teamId: number): Promise<TeamPlayer[]> {
  return db
    .select()
    .from(fantasyTeamPlayer)
    .where(eq(fantasyTeamPlayer.teamId, teamId))
    .orderBy(
      sql`position(${fantasyTeamPlayer.role} in 'PDCA')`,
      asc(fantasyTeamPlayer.name),
      asc(fantasyTeamPlayer.playerId),
    );
}

export async function replaceRoster(
  tx: Executor,
  teamId: number,
  players: ReadonlyArray<Omit<TeamPlayer, 'teamId'>>,
): Promise<void> {
  await tx.delete(fantasyTeamPlayer).where(eq(fantasyTeamPlayer.teamId, teamId));
  if (players.length === 0) return;
  await tx.insert(fantasyTeamPlayer).values(players.map((player) => ({ ...player, teamId })));
}

/** A roster changed from elsewhere gets a new version, so that somebody editing it notices. */
async function countChange(tx: Executor, teamId: number): Promise<void> {
  await tx
    .update(fantasyTeam)
    .set({ version: sql`${fantasyTeam.version} + 1` })
    .where(eq(fantasyTeam.id, teamId));
}

export async function addToRoster(
  tx: Executor,
  teamId: number,
  { id, name, club, role, mantraRoles }: ListedPlayer,
  price: number,
): Promise<void> {
  await tx
    .insert(fantasyTeamPlayer)
    .values({ teamId, playerId: id, name, club, role, mantraRoles: [...mantraRoles], price });
  await countChange(tx, teamId);
}

export async function removeFromRoster(
  tx: Executor,
  teamId: number,
  playerId: number,
): Promise<void> {
  await tx
    .delete(fantasyTeamPlayer)
    .where(and(eq(fantasyTeamPlayer.teamId, teamId), eq(fantasyTeamPlayer.playerId, playerId)));
  await countChange(tx, teamId);
}

/** The line-up of a round, else the latest one before it. */
export async function findLineup(
  db: Executor,
  teamId: number,
  round: number,
): Promise<StoredLineup | undefined> {
  const [row] = await db
    .select()
    .from(fantasyLineup)
    .where(and(eq(fantasyLineup.teamId, teamId), lte(fantasyLineup.round, round)))
    .orderBy(desc(fantasyLineup.round))
    .limit(1);
  return row;
}

/** False if the round's line-up has changed since the version that was edited. */
export async function saveLineup(
  tx: Executor,
  lineup: Omit<StoredLineup, 'version'>,
  version: number,
): Promise<boolean> {
  if (version === 0) {
    const added = await tx
      .insert(fantasyLineup)
      .values({ ...lineup, version: 1 })
      .onConflictDoNothing()
      .returning({ round: fantasyLineup.round });
    return added.length === 1;
  }
  const { teamId, round, ...changes } = lineup;
  const changed = await tx
    .update(fantasyLineup)
    .set({ ...changes, version: version + 1 })
    .where(
      and(
        eq(fantasyLineup.teamId, teamId),
        eq(fantasyLineup.round, round),
        eq(fantasyLineup.version, version),
      ),
    )
    .returning({ round: fantasyLineup.round });
  return changed.length === 1;
}

const ROUND_START = {
  round: integer(matchColumns.round.from),
  kickoff: seconds('min(m.kickoff_utc)'),
};

/** When the first match of each round of a season kicks off, without rounds that the calendar does not
 *  number. */
export async function loadRoundStarts(db: Executor, season: string) {
  const rows = await readRows(
    db,
    ROUND_START,
    (columns) => sql`select ${columns} from ${MATCH_TABLES}
      where m.tournament_id = ${SERIE_A} and s.label = ${season}
        and m.source_data ->> 'round' is not null
        and m.status not in ('postponed', 'cancelled')
      group by 1 order by 1`,
  );
  return rows.map(({ round, kickoff }) => ({ round, first: toDate(kickoff) }));
}

const ROUND_MATCH = {
  home: matchColumns.home,
  away: matchColumns.away,
  kickoff: matchColumns.kickoff,
  status: matchColumns.status,
};
export type RoundMatch = RowOf<typeof ROUND_MATCH>;

export function loadRoundMatches(
  db: Executor,
  season: string,
  round: number,
): Promise<RoundMatch[]> {
  return readRows(
    db,
    ROUND_MATCH,
    (columns) => sql`select ${columns} from ${MATCH_TABLES}
      where m.tournament_id = ${SERIE_A} and s.label = ${season}
        and m.source_data ->> 'round' = ${String(round)}
      order by m.kickoff_utc, m.id`,
  );
}

export async function saveScore(
  db: Executor,
  teamId: number,
  round: number,
  score: TeamRoundScore,
  votes: readonly object[],
): Promise<void> {
  await db
    .insert(fantasyRoundScore)
    .values({ teamId, round, score, votes })
    .onConflictDoUpdate({
      target: [fantasyRoundScore.teamId, fantasyRoundScore.round],
      set: { score, votes },
    });
}

export async function listScores(db: Executor, teamId: number) {
  return db
    .select({ round: fantasyRoundScore.round, score: fantasyRoundScore.score })
    .from(fantasyRoundScore)
    .where(eq(fantasyRoundScore.teamId, teamId))
    .orderBy(asc(fantasyRoundScore.round));
}

export async function findScore(db: Executor, teamId: number, round: number) {
  const [row] = await db
    .select({ score: fantasyRoundScore.score, votes: fantasyRoundScore.votes })
    .from(fantasyRoundScore)
    .where(and(eq(fantasyRoundScore.teamId, teamId), eq(fantasyRoundScore.round, round)));
  return row;
}
