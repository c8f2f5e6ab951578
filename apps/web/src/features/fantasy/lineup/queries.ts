import { teamCalls } from '@tredici/contract/teams';
import { callQuery, prefetchCall } from '#lib/api/call-query.ts';

const idOf = (id: number) => ({ params: { id: String(id) } });

export const lineupQueries = {
  /** Of the next round. */
  lineup: (teamId: number) => callQuery(teamCalls.getLineup, { ...idOf(teamId), query: {} }),
  /** What the next round is expected to bring of each; only for Pro. */
  candidates: (teamId: number) => callQuery(teamCalls.listCandidates, idOf(teamId)),
  opponent: (teamId: number, participantId: number) =>
    callQuery(teamCalls.listOpponentCandidates, {
      params: { id: String(teamId), participantId: String(participantId) },
    }),
  round: (teamId: number, round: number) =>
    callQuery(teamCalls.getRound, { params: { id: String(teamId), round: String(round) } }),
  scores: (teamId: number) => callQuery(teamCalls.listScores, idOf(teamId)),
};

/** For the loader: the line-up is on its way while the page's own files still are. */
export function prefetchLineup(teamId: number): void {
  prefetchCall(teamCalls.getLineup, { ...idOf(teamId), query: {} });
}
