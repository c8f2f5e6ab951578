/** A player's projection for one match, based on the score grid of the forecasts: whether they get a vote,
 *  the vote, the chance of each event, and the full distribution of the fantavoto under a championship's own
 *  bonus. See docs/models/fantasy.md. */
import type { ScoreGrid } from '../../grid/score-grid.ts';
import type { BonusRules } from '../rules/championship-rules.ts';
import { isGoalkeeper, type Role } from '../rules/roles.ts';
import { eventPoints } from '../scoring/fantavoto.ts';
import type { EventName } from '../scoring/match-day.ts';
import type { ClubGoals } from './club-strengths.ts';
import type { EventRates } from './project-season.ts';
import { PENALTY_CONVERSION, ROUNDS } from './season-constants.ts';
import { sideGoals } from './side-goals.ts';
import {
  countChances,
  VOTE_PER_ASSIST,
  VOTE_PER_CONCEDED,
  VOTE_PER_GOAL,
  VOTES,
  voteChances,
} from './vote-spread.ts';

/** What the user or the operator knows better. `plays` and `fantavoto` replace the projected numbers. */
export type PlayerWord = {
  readonly status?: 'out' | 'doubtful' | 'starter';
  readonly plays?: number;
  readonly fantavoto?: number;
};

export type MatchPlayer = {
  readonly roles: readonly Role[];
  /** Expected number of votes in the season, mean vote and rates per vote, as `projectSeason` gives them. */
  readonly votes: number;
  readonly meanVote: number;
  readonly rates: EventRates;
  /** Mean goals per match of the club over the season. */
  readonly club: ClubGoals;
};

export type MatchProjection = {
  /** Probability of a vote. */
  readonly plays: number;
  /** Of the pure vote, given one. */
  readonly vote: number;
  readonly voteSd: number;
  /** Expected number of each event, given a vote. */
  readonly events: Readonly<Partial<Record<EventName | 'cleanSheet', number>>>;
  /** Chance of at least one, given a vote. */
  readonly chances: {
    readonly goal: number;
    readonly assist: number;
    readonly cleanSheet: number;
    readonly card: number;
  };
  /** Mean, given a vote. */
  readonly fantavoto: number;
  /** Probability by points, given a vote; steps of half a point, rising. */
  readonly distribution: ReadonlyArray<{ readonly points: number; readonly probability: number }>;
  /** The parts of the mean; they add up to `fantavoto`. */
  readonly because: ReadonlyArray<{ readonly part: Part; readonly points: number }>;
};
type Part = 'season-vote' | 'match' | 'own-number' | EventName | 'cleanSheet';

/** Vote per goal of difference between the teams, and the standard deviation left once everything else is
 *  known. Published with those of `vote-spread.ts`. */
const VOTE_PER_DIFFERENCE = 0.09;
const VOTE_SD = 0.57;
const DOUBTFUL = 0.5;
const STARTER = 0.95;

export function projectMatch(
  player: MatchPlayer,
  match: { readonly grid: ScoreGrid; readonly side: 'home' | 'away' },
  bonus: BonusRules,
  word: PlayerWord = {},
): MatchProjection {
  const { roles, rates, club } = player;
  const keeper = isGoalkeeper(roles);
  const goals = sideGoals(match.grid, match.side);
  const scale = goals.own / Math.max(0.1, club.scored);
  const penalties = rates.penaltiesTaken * scale;
  const conceded = keeper ? goals.conceded : [1];
  const events = {
    goals: rates.goalsFromPlay * scale,
    penaltiesScored: PENALTY_CONVERSION * penalties,
    penaltiesMissed: (1 - PENALTY_CONVERSION) * penalties,
    assists: rates.assists * scale,
    yellowCards: rates.yellowCards,
    redCards: rates.redCards,
    ownGoals: rates.ownGoals,
    goalsConceded: keeper ? goals.other : 0,
    cleanSheet: keeper ? conceded[0]! : 0,
  };
  const scored = events.goals + events.penaltiesScored;
  const season = rates.goalsFromPlay + PENALTY_CONVERSION * rates.penaltiesTaken;
  const moved =
    VOTE_PER_GOAL * (scored - season) +
    VOTE_PER_ASSIST * (events.assists - rates.assists) +
    VOTE_PER_DIFFERENCE * (goals.own - goals.other - (club.scored - club.conceded));
  const vote = player.meanVote + moved;
  const parts = Object.entries(events).map(([event, count]) => {
    const name = event as EventName | 'cleanSheet';
    return { part: name, points: count * eventPoints(bonus, roles, name) };
  });
  const spread = distributionOf({ vote, events, conceded, roles }, bonus);
  const mean = vote + parts.reduce((sum, { points }) => sum + points, 0);
  const own = word.fantavoto === undefined ? 0 : word.fantavoto - mean;
  return {
    plays: playsWith(player.votes, word),
    vote,
    voteSd: spread.voteSd,
    events,
    fantavoto: mean + own,
    chances: {
      goal: atLeastOne(scored),
      assist: atLeastOne(events.assists),
      cleanSheet: goals.conceded[0]!,
      card: atLeastOne(events.yellowCards + events.redCards),
    },
    distribution: moveTo(spread.distribution, mean + own),
    because: [
      { part: 'season-vote' as const, points: player.meanVote },
      { part: 'match' as const, points: moved },
      ...parts,
      ...(own === 0 ? [] : [{ part: 'own-number' as const, points: own }]),
    ].filter(({ points }) => points !== 0),
  };
}

function playsWith(votes: number, { status, plays }: PlayerWord): number {
  if (plays !== undefined) return Math.min(1, Math.max(0, plays));
  const usual = Math.min(1, Math.max(0, votes / ROUNDS));
  if (status === 'out') return 0;
  if (status === 'doubtful') return Math.min(usual, DOUBTFUL);
  return status === 'starter' ? Math.max(usual, STARTER) : usual;
}

const atLeastOne = (rate: number) => 1 - Math.exp(-rate);

type Events = Readonly<Record<string, number>>;

/** Goes through every relevant number of goals, assists, cards and goals conceded, and for each through the
 *  votes. */
function distributionOf(
  about: { vote: number; events: Events; conceded: readonly number[]; roles: readonly Role[] },
  bonus: BonusRules,
) {
  const { vote, events, conceded, roles } = about;
  const worth = (event: EventName | 'cleanSheet') => eventPoints(bonus, roles, event);
  const scoredRate = events.goals! + events.penaltiesScored!;
  const perGoal =
    scoredRate > 0
      ? (events.goals! * worth('goals') + events.penaltiesScored! * worth('penaltiesScored')) /
        scoredRate
      : 0;
  // Rare events are added as their mean: that keeps the total's mean, but not their own spread.
  const rare =
    events.penaltiesMissed! * worth('penaltiesMissed') +
    events.redCards! * worth('redCards') +
    events.ownGoals! * worth('ownGoals');
  const expectedConceded = conceded.reduce((sum, p, goals) => sum + p * goals, 0);
  const isKeeper = conceded.length > 1;
  const mass = new Map<number, number>();
  let voteSquares = 0;
  for (const [goals, pGoals] of countChances(scoredRate, 4)) {
    for (const [assists, pAssists] of countChances(events.assists!, 3)) {
      for (const [cards, pCards] of countChances(events.yellowCards!, 1)) {
        for (let against = 0; against < conceded.length; against++) {
          const p = pGoals * pAssists * pCards * conceded[against]!;
          if (p < 1e-9) continue;
          const beyond = isKeeper ? against - expectedConceded : 0;
          const moved =
            VOTE_PER_GOAL * (goals - scoredRate) +
            VOTE_PER_ASSIST * (assists - events.assists!) +
            VOTE_PER_CONCEDED * beyond;
          voteSquares += p * (moved * moved + VOTE_SD * VOTE_SD);
          const keeperPoints =
            (against > 0 ? against * worth('goalsConceded') : worth('cleanSheet')) *
            Number(isKeeper);
          const points =
            goals * perGoal +
            assists * worth('assists') +
            cards * worth('yellowCards') +
            keeperPoints;
          addVotes(mass, vote + moved, points + rare, p);
        }
      }
    }
  }
  const distribution = [...mass]
    .map(([half, probability]) => ({ points: half / 2, probability }))
    .sort((a, b) => a.points - b.points);
  return { distribution, voteSd: Math.sqrt(voteSquares) };
}

function addVotes(mass: Map<number, number>, mean: number, points: number, p: number): void {
  voteChances(mean, VOTE_SD).forEach((chance, at) => {
    const half = Math.round(2 * (VOTES[at]! + points));
    mass.set(half, (mass.get(half) ?? 0) + p * chance);
  });
}

type Distribution = MatchProjection['distribution'];

/** Shifts the distribution to exactly this mean: rounding to halves changes it a little, a user's own number
 *  more. */
function moveTo(distribution: Distribution, mean: number): Distribution {
  const now = distribution.reduce((sum, one) => sum + one.points * one.probability, 0);
  return distribution.map(({ points, probability }) => ({
    points: points + mean - now,
    probability,
  }));
}
