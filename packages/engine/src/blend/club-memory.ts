/** What the blend remembers of each club: how its prices tend to move before kick-off, and how its recent
 *  goals and shots compare with what the market expected. */
import type { MarketEvidence } from '../goals/match-evidence.ts';
import { ratesOf } from '../goals/ratings.ts';
import type { MatchRecord, Score } from '../match/match-record.ts';

export type ClubTraits = {
  /** Closing minus opening supremacy, slow and fast mean. */
  drift: number;
  driftFast: number;
  /** Closing minus opening log of total goals. */
  totalDrift: number;
  /** Goal difference relative to the market's expectation, slow and fast mean; the same for shots. */
  goals: number;
  goalsFast: number;
  shots: number;
  shotsFast: number;
  /** Total goals of both sides relative to the market's expectation, and shots. */
  totalGoals: number;
  totalShots: number;
};
export type ClubMemory = Map<string, ClubTraits>;

const RATE: Record<keyof ClubTraits, number> = {
  drift: 0.08,
  driftFast: 0.25,
  totalDrift: 0.1,
  goals: 0.05,
  goalsFast: 0.2,
  shots: 0.05,
  shotsFast: 0.2,
  totalGoals: 0.05,
  totalShots: 0.05,
};
const NOTHING: ClubTraits = {
  drift: 0,
  driftFast: 0,
  totalDrift: 0,
  goals: 0,
  goalsFast: 0,
  shots: 0,
  shotsFast: 0,
  totalGoals: 0,
  totalShots: 0,
};
const MAX_GOAL_SURPRISE = 3;
/** Goals per shot, and the shot measure's slope on the goal rate. Study: studies/blend.ts. */
const SHOT_GOALS = { onTarget: 0.19, offTarget: 0.1, slope: 0.75 };
/** The shot measure of both sides at a total of expected goals; calibration removes a constant error. */
const SHOTS_AT_TOTAL = { intercept: 1, slope: 0.65 };

export function traitsOf(memory: ClubMemory, club: string): ClubTraits {
  return memory.get(club) ?? NOTHING;
}

export function rememberMove(
  memory: ClubMemory,
  clubs: { home: string; away: string },
  /** `ahead` is the part of the usual move that was still to come for the prices. */
  move: { supremacy: number; total: number | null; ahead: number },
): void {
  const { ahead } = move;
  for (const [club, way] of [[clubs.home, 1] as const, [clubs.away, -1] as const]) {
    const traits = remembered(memory, club);
    traits.drift += RATE.drift * ahead * (way * move.supremacy - ahead * traits.drift);
    traits.driftFast += RATE.driftFast * ahead * (way * move.supremacy - ahead * traits.driftFast);
    if (move.total !== null) {
      traits.totalDrift += RATE.totalDrift * ahead * (move.total - ahead * traits.totalDrift);
    }
  }
}

export function rememberPlay(
  memory: ClubMemory,
  clubs: { home: string; away: string },
  match: MatchRecord & { score: Score },
  market: MarketEvidence,
): void {
  const rates = ratesOf(market.supremacy, market.openness, market.rho);
  const expected = rates.homeGoals - rates.awayGoals;
  const surprise = match.score.home - match.score.away - expected;
  const goals = Math.max(-MAX_GOAL_SURPRISE, Math.min(MAX_GOAL_SURPRISE, surprise));
  const { shots, shotsOnTarget } = match;
  const expectedTotal = rates.homeGoals + rates.awayGoals;
  const totalSurprise = match.score.home + match.score.away - expectedTotal;
  const totalGoals = Math.max(-MAX_GOAL_SURPRISE, Math.min(MAX_GOAL_SURPRISE, totalSurprise));
  let played = goals;
  let totalShots = totalGoals;
  if (shots && shotsOnTarget) {
    const worth = (side: 'home' | 'away') =>
      SHOT_GOALS.onTarget * shotsOnTarget[side] +
      SHOT_GOALS.offTarget * Math.max(0, shots[side] - shotsOnTarget[side]);
    played = worth('home') - worth('away') - SHOT_GOALS.slope * expected;
    totalShots =
      worth('home') +
      worth('away') -
      SHOTS_AT_TOTAL.intercept -
      SHOTS_AT_TOTAL.slope * expectedTotal;
  }
  for (const [club, way] of [[clubs.home, 1] as const, [clubs.away, -1] as const]) {
    const traits = remembered(memory, club);
    traits.goals += RATE.goals * (way * goals - traits.goals);
    traits.goalsFast += RATE.goalsFast * (way * goals - traits.goalsFast);
    traits.shots += RATE.shots * (way * played - traits.shots);
    traits.shotsFast += RATE.shotsFast * (way * played - traits.shotsFast);
    traits.totalGoals += RATE.totalGoals * (totalGoals - traits.totalGoals);
    traits.totalShots += RATE.totalShots * (totalShots - traits.totalShots);
  }
}

function remembered(memory: ClubMemory, club: string): ClubTraits {
  const known = memory.get(club);
  if (known) return known;
  const fresh = { ...NOTHING };
  memory.set(club, fresh);
  return fresh;
}
