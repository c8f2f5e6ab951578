import { eq, sql } from 'drizzle-orm';
import { keyArray, numberArray, textArray } from '#db/array-text.ts';
import type { Executor } from '#db/pool.ts';
import { type RowOf, readRows, text } from '#db/read-rows.ts';
import { player, playerSeason } from '#db/schema/players.ts';
import type { Transaction } from '#db/transaction.ts';
import { matchColumns } from '#features/matches/store.ts';
import { DEMO_SOURCE } from './mode-guard.ts';
import type { Listing } from './world/players/listing.ts';
import type { Appearance } from './world/players/match-sheet.ts';
import type { SquadPlayer } from './world/players/squads.ts';

const UNTOLD = {
  id: matchColumns.id,
  key: text('m.source_key'),
  seasonId: matchColumns.seasonId,
};

/** Matches that are over but have no player data yet. */
export function findUntold(
  db: Executor,
  tournamentId: number,
  seasonIds: readonly number[],
): Promise<RowOf<typeof UNTOLD>[]> {
  return readRows(
    db,
    UNTOLD,
    (columns) => sql`select ${columns} from match m
      where m.source = ${DEMO_SOURCE} and m.tournament_id = ${tournamentId}
        and m.season_id = any(${numberArray(seasonIds)}::int[]) and m.status = 'finished'
        and not exists (select from player_round r where r.match_id = m.id)`,
  );
}

export async function hasSquads(db: Executor, seasonId: number): Promise<boolean> {
  return (await db.$count(playerSeason, eq(playerSeason.seasonId, seasonId))) > 0;
}

export interface ListedSquadPlayer {
  readonly player: SquadPlayer;
  readonly club: string;
  readonly listing: Listing;
}

export async function saveSquads(
  db: Executor,
  seasonId: number,
  squad: readonly ListedSquadPlayer[],
): Promise<void> {
  const ids = numberArray(squad.map(({ player }) => player.id));
  await db.execute(sql`
    insert into player (id, name)
    select * from unnest(${ids}::int[], ${textArray(squad.map(({ player }) => player.name))}::text[])
    on conflict do nothing`);
  await db.execute(sql`
    insert into player_season (player_id, season_id, club, role, mantra_roles, price, initial_price,
      mantra_price, initial_mantra_price, market_value)
    select id, ${seasonId}, club, role, string_to_array(roles, ';'), price, initial, price, initial, value
    from unnest(
      ${ids}::int[],
      ${textArray(squad.map(({ club }) => club))}::text[],
      ${keyArray(squad.map(({ player }) => player.role))}::text[],
      ${keyArray(squad.map(({ player }) => player.mantraRoles.join(';')))}::text[],
      ${numberArray(squad.map(({ listing }) => listing.price))}::smallint[],
      ${numberArray(squad.map(({ player }) => player.initialPrice))}::smallint[],
      ${numberArray(squad.map(({ listing }) => listing.marketValue))}::smallint[]
    ) as given (id, club, role, roles, price, initial, value)
    on conflict (season_id, player_id) do update set price = excluded.price,
      mantra_price = excluded.mantra_price, market_value = excluded.market_value, updated_at = now()
    where player_season.price is distinct from excluded.price`);
}

export interface PlayerRoundRow {
  readonly seasonId: number;
  readonly matchId: number;
  readonly round: number;
  readonly appearance: Appearance;
}

export async function saveRounds(db: Executor, rows: readonly PlayerRoundRow[]): Promise<void> {
  const of = <T>(pick: (row: PlayerRoundRow) => T) => rows.map(pick);
  await db.execute(sql`
    insert into player_round (season_id, match_id, round, player_id, vote, started, minutes, events)
    select season_id, match_id, round, player_id, vote, started = 1, minutes, events
    from unnest(
      ${numberArray(of(({ seasonId }) => seasonId))}::int[],
      ${numberArray(of(({ matchId }) => matchId))}::int[],
      ${numberArray(of(({ round }) => round))}::smallint[],
      ${numberArray(of(({ appearance }) => appearance.player.id))}::int[],
      ${numberArray(of(({ appearance }) => appearance.vote))}::numeric[],
      ${numberArray(of(({ appearance }) => Number(appearance.started)))}::int[],
      ${numberArray(of(({ appearance }) => appearance.minutes))}::smallint[],
      ${textArray(of(({ appearance }) => JSON.stringify(appearance.events)))}::jsonb[]
    ) as given (season_id, match_id, round, player_id, vote, started, minutes, events)
    on conflict do nothing`);
}

/** Saves which players cannot play in the demo world. An operator's entry is kept. */
export async function saveAbsent(
  db: Executor,
  absent: ReadonlyMap<number, 'injured' | 'suspended' | 'doubtful'>,
): Promise<void> {
  const ids = numberArray([...absent.keys()]);
  await db.execute(sql`delete from player_availability
    where not by_operator and player_id <> all(${ids}::int[])`);
  await db.execute(sql`
    insert into player_availability (player_id, status, by_operator)
    select id, status, false
    from unnest(${ids}::int[], ${keyArray([...absent.values()])}::text[]) as given (id, status)
    on conflict (player_id) do update set status = excluded.status, updated_at = now()
    where not player_availability.by_operator
      and player_availability.status is distinct from excluded.status`);
}

export async function deletePlayers(tx: Transaction): Promise<void> {
  await tx.execute(sql`truncate player_round, player_season, player_availability`);
  await tx.delete(player);
}
