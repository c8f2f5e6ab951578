/** A candidate prepared for expectations under a championship's rules: the spread of the pure vote, and what
 *  they add beyond their own points. Everything is conditional on a vote. */

import {
  countChances,
  VOTE_PER_ASSIST,
  VOTE_PER_CONCEDED,
  VOTE_PER_GOAL,
  VOTES,
  voteChances,
} from '../../projections/vote-spread.ts';
import type { Bands, ChampionshipRules } from '../../rules/championship-rules.ts';
import { type ClassicRole, isGoalkeeper, lineOf } from '../../rules/roles.ts';
import { eventPoints } from '../../scoring/fantavoto.ts';
import type { EventName } from '../../scoring/match-day.ts';
import { bandBonus } from '../../scoring/modifiers.ts';
import { type Candidate, expectedBonus, expectedPoints } from './candidate.ts';

export type PlayerModel = {
  readonly candidate: Candidate;
  readonly line: ClassicRole;
  readonly plays: number;
  /** Own points and, for forwards, the attack modifier: everything that is a sum over players. */
  readonly points: number;
  /** The attack modifier's part of them. */
  readonly attack: number;
  /** What they add as captain. */
  readonly captain: number;
  /** Probability of each of `VOTES`. */
  readonly votes: readonly number[];
  /** Chance of a card. */
  readonly carded: number;
  readonly movement: VoteMovement;
};

/** How the vote moves with goals, assists and goals conceded, and the variance left besides. */
export type VoteMovement = {
  readonly perGoal: number;
  readonly perAssist: number;
  readonly perConceded: number;
  readonly residual: number;
  readonly scored: number;
  readonly assisted: number;
  readonly conceded: number;
};

/** At most this share of the vote's variance comes from events; the rest is the reporter's judgement. */
const SHARE_OF_EVENTS = 0.75;
/** Rarer votes are added to the neighbouring one: the effect is negligible, and it keeps sets of votes small. */
const RARE = 1e-3;

export function modelPlayer(rules: ChampionshipRules, candidate: Candidate): PlayerModel {
  const { modifiers } = rules;
  const line = lineOf(candidate.roles);
  const movement = voteMovement(candidate);
  const votes = foldTails(spreadVotes(candidate.vote, movement));
  const attack =
    modifiers.attack && line === 'A'
      ? attackPoints(rules, modifiers.attack.bands, candidate, movement)
      : 0;
  const { yellowCards = 0, redCards = 0 } = candidate.events ?? {};
  return {
    candidate,
    line,
    plays: candidate.plays,
    votes,
    movement,
    attack,
    points: expectedPoints(rules, candidate) + attack,
    captain: captainOf(rules, candidate, votes),
    carded: 1 - (1 - Math.min(1, yellowCards)) * (1 - Math.min(1, redCards)),
  };
}

function voteMovement({ events = {}, roles, voteSd }: Candidate): VoteMovement {
  const scored = (events.goals ?? 0) + (events.penaltiesScored ?? 0);
  const assisted = (events.assists ?? 0) + (events.setPieceAssists ?? 0);
  const conceded = isGoalkeeper(roles) ? (events.goalsConceded ?? 0) : 0;
  const variance =
    VOTE_PER_GOAL ** 2 * scored +
    VOTE_PER_ASSIST ** 2 * assisted +
    VOTE_PER_CONCEDED ** 2 * conceded;
  const most = SHARE_OF_EVENTS * voteSd ** 2;
  const scale = variance > most ? Math.sqrt(most / variance) : 1;
  return {
    scored,
    assisted,
    conceded,
    perGoal: scale * VOTE_PER_GOAL,
    perAssist: scale * VOTE_PER_ASSIST,
    perConceded: scale * VOTE_PER_CONCEDED,
    residual: Math.sqrt(Math.max(0, voteSd ** 2 - scale ** 2 * variance)),
  };
}

function spreadVotes(mean: number, movement: VoteMovement): number[] {
  const spread = VOTES.map(() => 0);
  for (const [goals, pGoals] of countChances(movement.scored, 3)) {
    for (const [assists, pAssists] of countChances(movement.assisted, 2)) {
      for (const [conceded, pConceded] of countChances(movement.conceded, 5)) {
        const p = pGoals * pAssists * pConceded;
        if (p < 1e-9) continue;
        const moved =
          movement.perGoal * (goals - movement.scored) +
          movement.perAssist * (assists - movement.assisted) +
          movement.perConceded * (conceded - movement.conceded);
        voteChances(mean + moved, movement.residual).forEach((chance, at) => {
          spread[at]! += p * chance;
        });
      }
    }
  }
  return spread;
}

function foldTails(spread: readonly number[]): number[] {
  const folded = [...spread];
  const fold = (from: number, step: 1 | -1) => {
    let at = from;
    while (folded[at]! < RARE && folded[at + step] !== undefined) {
      folded[at + step]! += folded[at]!;
      folded[at] = 0;
      at += step;
    }
  };
  fold(0, 1);
  fold(folded.length - 1, -1);
  return folded;
}

function captainOf(
  { modifiers, bonus }: ChampionshipRules,
  candidate: Candidate,
  votes: readonly number[],
): number {
  const { captain } = modifiers;
  if (!captain) return 0;
  if (captain.kind === 'double') return expectedBonus(bonus, candidate);
  return votes.reduce((sum, p, at) => sum + p * bandBonus(captain.bands, VOTES[at]!), 0);
}

/** The attack modifier counts for forwards without any bonus or malus. */
function attackPoints(
  { bonus }: ChampionshipRules,
  bands: Bands,
  { roles, vote, events = {} }: Candidate,
  movement: VoteMovement,
): number {
  const names = Object.keys(events) as Array<EventName | 'cleanSheet'>;
  const rate = names
    .filter((name) => eventPoints(bonus, roles, name) !== 0)
    .reduce((sum, name) => sum + (events[name] ?? 0), 0);
  const moved = -movement.perGoal * movement.scored - movement.perAssist * movement.assisted;
  const chances = voteChances(vote + moved, movement.residual);
  const points = chances.reduce((sum, p, at) => sum + p * bandBonus(bands, VOTES[at]!), 0);
  return Math.exp(-rate) * points;
}
