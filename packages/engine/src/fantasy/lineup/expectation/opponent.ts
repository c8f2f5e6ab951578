/** What modifiers that depend on the opponent need to know about it. */
import type { ChampionshipRules } from '../../rules/championship-rules.ts';
import type { Candidate } from '../squad/candidate.ts';
import { modelPlayer } from '../squad/player-model.ts';
import { allVotesSum, type SumSpread } from './best-votes.ts';

export type Opponent = {
  readonly midfielders: number;
  /** Distribution of the sum of their pure votes, in halves. */
  readonly midfieldVotes: SumSpread;
};

/** If no opponent is chosen: four midfielders with the usual vote. */
const USUAL_MIDFIELDERS = 4;
const USUAL_VOTE = 6;
const USUAL_SD = 0.65;

/** @param starters of a chosen opponent, in the order given; null for an average one. */
export function lookAcross(
  rules: ChampionshipRules,
  starters: readonly Candidate[] | null,
): Opponent {
  const average = (id: number): Candidate => ({
    id,
    roles: ['C'],
    plays: 1,
    vote: USUAL_VOTE,
    voteSd: USUAL_SD,
  });
  const players = starters ?? Array.from({ length: USUAL_MIDFIELDERS }, (_, id) => average(id));
  const midfield = players
    .map((player) => modelPlayer(rules, player))
    .filter(({ line }) => line === 'C');
  return {
    midfielders: midfield.length,
    midfieldVotes: allVotesSum(midfield, (1 << midfield.length) - 1),
  };
}
