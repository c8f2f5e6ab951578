import { SERIE_A } from '@tredici/contract/tournaments';
import type { Transaction } from '#db/transaction.ts';
import { DAY_MS } from '#durations.ts';
import { PLAYERS_TAG } from '#features/fantasy/store.ts';
import { announceChange } from '#http/invalidation.ts';
import { seasonFrom } from '#sources/season-of.ts';
import {
  findUntold,
  hasSquads,
  type PlayerRoundRow,
  saveAbsent,
  saveRounds,
  saveSquads,
} from './player-store.ts';
import { LEAGUES } from './world/leagues.ts';
import { fantavotiOf, listingOf } from './world/players/listing.ts';
import { playSquads } from './world/players/season-sheets.ts';
import { openingMonday } from './world/season-plan.ts';
import { publishedAt, type WorldOrigin, worldSeasons } from './world/world.ts';

const LEAGUE = LEAGUES.find(({ tournament }) => tournament.tournament_id === SERIE_A)!;

/** Adds the players of this season of Serie A and the last: who they are, and what they did in every match
 *  that is over and was not added yet. It finds what is missing itself, so it can be called at any time.
 *  Returns how many matches were added. */
export async function tellPlayers(
  tx: Transaction,
  origin: WorldOrigin,
  now: number,
): Promise<number> {
  const newest = newestYear(now);
  const seasonIds = [newest - 1, newest].flatMap((year) => seasonFrom(year)?.id ?? []);
  const untold = await findUntold(tx, SERIE_A, seasonIds);
  const isNew = !(await hasSquads(tx, seasonIds.at(-1)!));
  if (untold.length === 0 && !isNew) return 0;
  const ids = new Map(untold.map(({ key, id }) => [key, id]));
  const since = openingMonday(LEAGUE, newest - 1) * DAY_MS;
  for (const season of worldSeasons(origin, now, { leagues: [LEAGUE], since })) {
    const seasonId = seasonFrom(season.year)!.id;
    const isNewest = season.year === newest;
    if (!isNewest && !untold.some((match) => match.seasonId === seasonId)) continue;
    const { squads, played, absent } = playSquads(origin.seed, season, now);
    const fantavoti = fantavotiOf(played);
    const listed = squads.flatMap(({ club, players }) =>
      players.map((player) => ({
        player,
        club,
        listing: listingOf(player, fantavoti.get(player.id) ?? []),
      })),
    );
    await saveSquads(tx, seasonId, listed);
    const rows = played.flatMap(({ match, sheet }): PlayerRoundRow[] => {
      const matchId = ids.get(match.key);
      if (matchId === undefined) return [];
      return [...sheet.home, ...sheet.away].map((appearance) => ({
        seasonId,
        matchId,
        round: match.round,
        appearance,
      }));
    });
    if (rows.length > 0) await saveRounds(tx, rows);
    if (isNewest) await saveAbsent(tx, absent);
  }
  await announceChange(tx, PLAYERS_TAG);
  return untold.length;
}

/** The year of the last season whose calendar is known. */
function newestYear(now: number): number {
  const year = new Date(now).getUTCFullYear();
  return publishedAt(LEAGUE, year) <= now ? year : year - 1;
}
