import type { LineupReply } from '@tredici/contract/teams';
import { toIso } from '#db/read-rows.ts';
import type { Deps } from '#http/deps.ts';
import { clubOf } from '../players/describe.ts';
import { loadAvailability, loadWords } from '../players/store.ts';
import { viewFor } from '../players/view.ts';
import { newestPlayers } from './roster.ts';
import type { TeamPlayer } from './store.ts';

/** Loads what is known of a roster's players before a round: the user's own availability overrides the
 *  operator's, and the match is the club's in that round. */
export async function loadRound(
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'memory'>,
  userId: number,
  round: number | null,
): Promise<(roster: readonly TeamPlayer[]) => LineupReply['players']> {
  const view = await viewFor(deps, userId);
  const [{ fixtures }, { players: listed }, availability, words] = await Promise.all([
    view.outlook(),
    newestPlayers(deps, userId),
    loadAvailability(deps.db),
    loadWords(deps.db, userId),
  ]);
  return (roster) =>
    roster.map(({ playerId, club }) => {
      const clubNow = listed.get(playerId)?.club ?? club;
      const fixture = fixtures.get(clubNow)?.find(({ match }) => match.round === round);
      return {
        player_id: playerId,
        availability: words.get(playerId)?.status ?? availability.get(playerId) ?? 'available',
        fixture: fixture
          ? {
              opponent: fixture.opponent,
              abbr: clubOf(fixture.opponent).abbr,
              at_home: fixture.side === 'home',
              match_date: toIso(fixture.match.kickoff),
            }
          : null,
      };
    });
}
