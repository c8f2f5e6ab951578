import { useQuery } from '@tanstack/react-query';
import { type Candidate, expectedPoints } from '@tredici/engine/fantasy/lineup/squad/candidate';
import type { LineupTeam } from '../lineup-team.ts';
import { lineupQueries } from '../queries.ts';

/** The roster as the solver sees it; null while it is not known, or for who has no Pro. */
export function useCandidates(
  teamId: number,
  team: LineupTeam,
  isPremium: boolean,
): readonly Candidate[] | null {
  const { data } = useQuery({ ...lineupQueries.candidates(teamId), enabled: isPremium });
  return data && isPremium ? withEverybody(team, data.candidates) : null;
}

/** Whoever has no match to come gets no vote: they are in the roster all the same, and a line-up that
 *  names them can be looked at. */
export function withEverybody(
  { players }: LineupTeam,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return players.map(
    ({ id, roles }): Candidate => known.get(id) ?? { id, roles, plays: 0, vote: 6, voteSd: 0 },
  );
}

/** Points expected of each player who gets a vote, by id, under the championship's own bonus. */
export function expectedOf(
  { rules }: LineupTeam,
  candidates: readonly Candidate[] | null,
): ReadonlyMap<number, number> {
  const playing = (candidates ?? []).filter(({ plays }) => plays > 0);
  return new Map(
    playing.map((candidate) => [Number(candidate.id), expectedPoints(rules, candidate)]),
  );
}
