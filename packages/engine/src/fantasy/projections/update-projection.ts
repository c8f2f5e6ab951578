/** A season's projection after some of its rounds: the projection from before the season counts as a number
 *  of votes, and the rounds since as the votes there were. The weights are those with which a last season is
 *  shrunk; they are not fitted within a season, because there are no rounds to fit them on. */
import { meanFantavoto, type SeasonProjection, type SeasonRecord } from './project-season.ts';
import { INTERVAL_80, ROUNDS, SEASON_MODEL, type SeasonModel } from './season-constants.ts';

/** The expected share of votes counts as much as this many rounds. */
const SHARE_PRIOR = 10;

export type UpdatedProjection = SeasonProjection & {
  /** The chance of a vote in a coming match. */
  readonly plays: number;
};

/** @param soFar null for a player without a vote so far.
 *  @param played rounds that the player's club has played. */
export function updateProjection(
  before: SeasonProjection,
  soFar: SeasonRecord | null,
  played: number,
  model: SeasonModel = SEASON_MODEL,
): UpdatedProjection {
  const { id, role } = before;
  const votes = soFar?.votes ?? 0;
  const updated = (expected: number, seen: number, prior: number) =>
    (prior * expected + seen) / (prior + votes);
  const { rates } = before;
  const next = {
    ...rates,
    goalsFromPlay: updated(
      rates.goalsFromPlay,
      (soFar?.goals ?? 0) - (soFar?.penaltiesScored ?? 0),
      model.goals.prior,
    ),
    assists: updated(rates.assists, soFar?.assists ?? 0, model.assists.prior),
    yellowCards: updated(rates.yellowCards, soFar?.yellowCards ?? 0, model.yellowCards.prior),
    penaltiesTaken: updated(rates.penaltiesTaken, soFar?.penaltiesTaken ?? 0, model.penaltyPrior),
  };
  const meanVote = updated(before.meanVote, votes * (soFar?.meanVote ?? 0), model.baseVote.prior);
  const fantavoto = meanFantavoto(role, meanVote, next, model);
  const rounds = Math.min(played, ROUNDS);
  const share = (SHARE_PRIOR * before.votes) / ROUNDS;
  const plays = Math.min(1, (share + votes) / (SHARE_PRIOR + rounds));
  const spread = INTERVAL_80 * model.spread[role];
  return {
    id,
    role,
    meanVote,
    fantavoto,
    plays,
    rates: next,
    votes: votes + plays * (ROUNDS - rounds),
    low: fantavoto - spread,
    high: fantavoto + spread,
  };
}
