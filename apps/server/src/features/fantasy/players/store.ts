import { seasonByLabel } from '@tredici/contract/seasons';
import { CLASSIC_ROLES, type MantraRole } from '@tredici/engine/fantasy/rules/roles';
import type { PlayerEvents } from '@tredici/engine/fantasy/scoring/match-day';
import { and, asc, count, desc, eq, max, sql, sum } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import {
  decimal,
  integer,
  json,
  oneOf,
  orNull,
  type RowOf,
  readRows,
  seconds,
  text,
  truth,
} from '#db/read-rows.ts';
import {
  IMPORT_KINDS,
  type PLAYER_STATUSES,
  player,
  playerAvailability,
  playerFile,
  playerNote,
  playerWord,
} from '#db/schema/players.ts';
import type { SeasonTotals } from '#sources/fantacalcio/parse-statistics.ts';
import type { FileRows, ListedPlayer, PlayerRound, SeasonPlayers } from './season-players.ts';

/** Whose view of the players: the one for all users, or that of a user with files of their own. */
export type Viewer = number | null;

/** Seasons that have players, newest first. */
export async function listSeasons(db: Executor, viewer: Viewer): Promise<string[]> {
  const own =
    viewer === null
      ? sql``
      : sql` union select season_id from player_file where user_id = ${viewer} and status = 'confirmed'`;
  const rows = await readRows(
    db,
    { label: text('s.label') },
    (columns) => sql`select ${columns} from season s
      where s.id in (select season_id from player_season${own}) order by s.label desc`,
  );
  return rows.map(({ label }) => label);
}

const LISTED = {
  id: integer('p.id'),
  name: text('p.name'),
  club: text('ps.club'),
  role: oneOf(CLASSIC_ROLES, 'ps.role'),
  mantraRoles: json<readonly MantraRole[]>('ps.mantra_roles'),
  price: orNull(integer('ps.price')),
  initialPrice: orNull(integer('ps.initial_price')),
  mantraPrice: orNull(integer('ps.mantra_price')),
  initialMantraPrice: orNull(integer('ps.initial_mantra_price')),
  marketValue: orNull(integer('ps.market_value')),
  hasLeft: truth('ps.has_left'),
  totals: orNull(json<SeasonTotals>('ps.totals')),
};
const ROUND = {
  playerId: integer('r.player_id'),
  round: integer('r.round'),
  matchId: orNull(integer('r.match_id')),
  vote: orNull(decimal('r.vote::float8')),
  started: orNull(truth('r.started')),
  minutes: orNull(integer('r.minutes')),
  events: json<PlayerEvents>('r.events'),
};

/** The players of a season in the view for all users. */
export async function loadListed(
  db: Executor,
  season: string,
): Promise<ReadonlyMap<number, ListedPlayer>> {
  const rows = await readRows(
    db,
    LISTED,
    (columns) => sql`select ${columns} from player_season ps join player p on p.id = ps.player_id
      where ps.season_id = ${seasonByLabel(season).id}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** With their figures by round. */
export async function loadSeasonPlayers(db: Executor, season: string): Promise<SeasonPlayers> {
  const [players, rounds] = await Promise.all([
    loadListed(db, season),
    readRows(
      db,
      ROUND,
      (columns) => sql`select ${columns} from player_round r
        where r.season_id = ${seasonByLabel(season).id} order by r.player_id, r.round`,
    ),
  ]);
  return {
    players,
    rounds: Map.groupBy<number, RowOf<typeof ROUND> & PlayerRound>(
      rounds,
      ({ playerId }) => playerId,
    ),
  };
}

/** The files that count for a viewer in a season: the newest confirmed one of each kind and round. */
export async function loadCountingFiles(
  db: Executor,
  viewer: Viewer,
  season: string,
): Promise<FileRows[]> {
  const owner = viewer === null ? sql`user_id is null` : sql`user_id = ${viewer}`;
  const rows = await readRows(
    db,
    {
      kind: oneOf(IMPORT_KINDS, 'kind'),
      round: orNull(integer('round')),
      // Their shape follows from the kind.
      rows: json<readonly never[]>('rows'),
    },
    (columns) => sql`select distinct on (kind, round) ${columns} from player_file
      where ${owner} and season_id = ${seasonByLabel(season).id} and status = 'confirmed'
      order by kind, round, confirmed_at desc, id desc`,
  );
  // Votes are of a round: the database sees to it.
  return rows.map(({ kind, round, rows: read }) =>
    kind === 'votes' ? { kind, round: round!, rows: read } : { kind, rows: read },
  );
}

/** When a season's data last changed: the last match that it covers, or a later file. */
export async function lastNews(
  db: Executor,
  viewer: Viewer,
  season: string,
): Promise<number | null> {
  const { id } = seasonByLabel(season);
  const [row] = await readRows(
    db,
    { at: orNull(seconds('greatest(told.at, filed.at)')) },
    (columns) => sql`select ${columns} from
      (select max(m.kickoff_utc) as at from player_round r join match m on m.id = r.match_id
        where r.season_id = ${id}) told,
      (select max(confirmed_at) as at from player_file
        where season_id = ${id} and (user_id is null or user_id = ${viewer})) filed`,
  );
  return row?.at ?? null;
}

/** Identifies the current set of a user's files; null if there are none. */
export async function filesStamp(db: Executor, userId: number): Promise<string | null> {
  const [row] = await db
    .select({ files: count(), latest: max(playerFile.confirmedAt), ids: sum(playerFile.id) })
    .from(playerFile)
    .where(and(eq(playerFile.userId, userId), eq(playerFile.status, 'confirmed')));
  if (!row?.latest) return null;
  return `${userId}, ${row.files} files ${row.ids} of ${row.latest.toISOString()}`;
}

type Status = (typeof PLAYER_STATUSES)[number];

export async function loadAvailability(db: Executor): Promise<ReadonlyMap<number, Status>> {
  const rows = await db
    .select({ id: playerAvailability.playerId, status: playerAvailability.status })
    .from(playerAvailability);
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** False if no such player exists in the view for all users. */
export async function saveAvailability(
  db: Executor,
  playerId: number,
  status: Status,
): Promise<boolean> {
  const [known] = await db.select({ id: player.id }).from(player).where(eq(player.id, playerId));
  if (!known) return false;
  const values = { status, byOperator: true };
  await db
    .insert(playerAvailability)
    .values({ playerId, ...values })
    .onConflictDoUpdate({
      target: playerAvailability.playerId,
      set: { ...values, updatedAt: sql`now()` },
    });
  return true;
}

export interface StoredWord {
  readonly status: Status | null;
  readonly plays: number | null;
  readonly fantavoto: number | null;
}

export async function loadWords(
  db: Executor,
  userId: number,
): Promise<ReadonlyMap<number, StoredWord>> {
  const rows = await db
    .select({
      playerId: playerWord.playerId,
      status: playerWord.status,
      plays: playerWord.plays,
      fantavoto: playerWord.fantavoto,
    })
    .from(playerWord)
    .where(eq(playerWord.userId, userId))
    .orderBy(asc(playerWord.playerId));
  return new Map(rows.map(({ playerId, ...word }) => [playerId, word]));
}

export async function saveWord(
  db: Executor,
  userId: number,
  playerId: number,
  word: StoredWord,
): Promise<void> {
  await db
    .insert(playerWord)
    .values({ userId, playerId, ...word })
    .onConflictDoUpdate({
      target: [playerWord.userId, playerWord.playerId],
      set: { ...word, updatedAt: sql`now()` },
    });
}

export async function deleteWord(db: Executor, userId: number, playerId: number): Promise<boolean> {
  const gone = await db
    .delete(playerWord)
    .where(and(eq(playerWord.userId, userId), eq(playerWord.playerId, playerId)))
    .returning({ id: playerWord.playerId });
  return gone.length > 0;
}

const NOTE = {
  id: playerNote.id,
  playerId: playerNote.playerId,
  text: playerNote.text,
  createdAt: playerNote.createdAt,
  updatedAt: playerNote.updatedAt,
};
export type StoredNote = Awaited<ReturnType<typeof listNotes>>[number];

/** Newest first. */
export async function listNotes(db: Executor, userId: number, playerId: number) {
  return db
    .select(NOTE)
    .from(playerNote)
    .where(and(eq(playerNote.userId, userId), eq(playerNote.playerId, playerId)))
    .orderBy(desc(playerNote.createdAt), desc(playerNote.id));
}

export async function listNoted(db: Executor, userId: number): Promise<number[]> {
  const rows = await db
    .select({ playerId: playerNote.playerId })
    .from(playerNote)
    .where(eq(playerNote.userId, userId))
    .groupBy(playerNote.playerId)
    .orderBy(asc(playerNote.playerId));
  return rows.map(({ playerId }) => playerId);
}

export async function countNotes(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ notes: count() })
    .from(playerNote)
    .where(eq(playerNote.userId, userId));
  return row!.notes;
}

export async function insertNote(
  db: Executor,
  values: { userId: number; playerId: number; text: string; createdAt: Date; updatedAt: Date },
): Promise<StoredNote> {
  const [row] = await db.insert(playerNote).values(values).returning(NOTE);
  return row!;
}

export async function updateNote(
  db: Executor,
  userId: number,
  id: number,
  change: { text: string; updatedAt: Date },
): Promise<StoredNote | undefined> {
  const [row] = await db
    .update(playerNote)
    .set(change)
    .where(and(eq(playerNote.userId, userId), eq(playerNote.id, id)))
    .returning(NOTE);
  return row;
}

export async function deleteNote(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(playerNote)
    .where(and(eq(playerNote.userId, userId), eq(playerNote.id, id)))
    .returning({ id: playerNote.id });
  return gone.length > 0;
}
