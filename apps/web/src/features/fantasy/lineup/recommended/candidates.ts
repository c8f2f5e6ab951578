import { useQuery } from '@tanstack/react-query';
import { type Candidate, expectedPoints } from '@tredici/engine/fantasy/lineup/squad/candidate';
import type { LineupTeam } from '../lineup-team.ts';
import { lineupQueries } from '../queries.ts';

/** The roster as the solver needs it; null while it loads, or without Pro. */
export function useCandidates(
  teamId: number,
  team: LineupTeam,
  isPremium: boolean,
): readonly Candidate[] | null {
  const { data } = useQuery({ ...lineupQueries.candidates(teamId), enabled: isPremium });
  return data && isPremium ? withEverybody(team, data.candidates) : null;
}

/** A player without an upcoming match gets no vote. They are added all the same, because a line-up may
 *  include them. */
export function withEverybody(
  { players }: LineupTeam,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return players.map(
    ({ id, roles }): Candidate => known.get(id) ?? { id, roles, plays: 0, vote: 6, voteSd: 0 },
  );
}

/** Expected points by player id, given a vote, under the championship's own bonuses. */
export function expectedOf(
  { rules }: LineupTeam,
  candidates: readonly Candidate[] | null,
): ReadonlyMap<number, number> {
  const playing = (candidates ?? []).filter(({ plays }) => plays > 0);
  return new Map(
    playing.map((candidate) => [Number(candidate.id), expectedPoints(rules, candidate)]),
  );
}
