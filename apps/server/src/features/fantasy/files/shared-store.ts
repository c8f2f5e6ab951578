import { sql } from 'drizzle-orm';
import type { Executor } from '#db/pool.ts';
import type { SeasonPlayers } from '../players/season-players.ts';

/** Replaces a season of the players for all users. */
export async function replaceSeason(
  db: Executor,
  seasonId: number,
  { players, rounds }: SeasonPlayers,
): Promise<void> {
  await db.execute(sql`delete from player_round where season_id = ${seasonId}`);
  await db.execute(sql`delete from player_season where season_id = ${seasonId}`);
  const listed = JSON.stringify([...players.values()]);
  await db.execute(sql`
    insert into player (id, name)
    select id, name from json_to_recordset(${listed}::json) as given (id int, name text)
    on conflict (id) do update set name = excluded.name where player.name <> excluded.name`);
  await db.execute(sql`
    insert into player_season (player_id, season_id, club, role, mantra_roles, price, initial_price,
      mantra_price, initial_mantra_price, market_value, has_left, totals)
    select id, ${seasonId}, club, role, array(select jsonb_array_elements_text("mantraRoles")), price,
      "initialPrice", "mantraPrice", "initialMantraPrice", "marketValue", "hasLeft", totals
    from json_to_recordset(${listed}::json) as given (id int, club text, role text,
      "mantraRoles" jsonb, price smallint, "initialPrice" smallint, "mantraPrice" smallint,
      "initialMantraPrice" smallint, "marketValue" smallint, "hasLeft" boolean, totals jsonb)`);
  const json = JSON.stringify(
    [...rounds].flatMap(([playerId, own]) => own.map((one) => ({ ...one, playerId }))),
  );
  await db.execute(sql`
    insert into player_round (player_id, season_id, round, match_id, vote, started, minutes, events)
    select "playerId", ${seasonId}, round, "matchId", vote, started, minutes, events
    from json_to_recordset(${json}::json) as given ("playerId" int, round smallint, "matchId" int,
      vote numeric, started boolean, minutes smallint, events jsonb)`);
}
