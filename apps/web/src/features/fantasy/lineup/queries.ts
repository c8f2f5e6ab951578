import { teamCalls } from '@tredici/contract/teams';
import { callQuery, prefetchCall } from '#lib/api/call-query.ts';

const idOf = (id: number) => ({ params: { id: String(id) } });

export const lineupQueries = {
  /** For the next round. */
  lineup: (teamId: number) => callQuery(teamCalls.getLineup, { ...idOf(teamId), query: {} }),
  /** Expected points and chances of each player in the next round; only with Pro. */
  candidates: (teamId: number) => callQuery(teamCalls.listCandidates, idOf(teamId)),
  opponent: (teamId: number, participantId: number) =>
    callQuery(teamCalls.listOpponentCandidates, {
      params: { id: String(teamId), participantId: String(participantId) },
    }),
  round: (teamId: number, round: number) =>
    callQuery(teamCalls.getRound, { params: { id: String(teamId), round: String(round) } }),
  scores: (teamId: number) => callQuery(teamCalls.listScores, idOf(teamId)),
};

/** For the loader: requests the line-up while the page's own files still load. */
export function prefetchLineup(teamId: number): void {
  prefetchCall(teamCalls.getLineup, { ...idOf(teamId), query: {} });
}
