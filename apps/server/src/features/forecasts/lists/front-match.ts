import type { FrontDoor } from '@tredici/contract/settings';
import { tournamentById } from '@tredici/contract/tournaments';
import type { Executor } from '#db/pool.ts';
import { toIso } from '#db/read-rows.ts';
import { percentOf } from './list-rows.ts';
import { dayOf } from './match-of-the-day.ts';
import { loadOfTheDay } from './match-of-the-day-store.ts';

/** The match of the day as shown to visitors who are not logged in. */
export async function findFrontMatch(db: Executor, now: Date): Promise<FrontDoor['match']> {
  const row = await loadOfTheDay(db, dayOf(now));
  const league = row && tournamentById(row.tournamentId);
  if (!row || !league) return null;
  return {
    match_id: row.id,
    match_date: toIso(row.kickoff),
    home_team_name: row.home,
    away_team_name: row.away,
    league: league.tournament_name.slice(league.country.length + 1),
    bets: { '1': percentOf(row.one), X: percentOf(row.draw), '2': percentOf(row.two) },
  };
}
