/** A player's points: the vote that counts, plus the value of each event. */

import type { BonusRules, ChampionshipRules } from '../rules/championship-rules.ts';
import { isGoalkeeper, lineOf } from '../rules/roles.ts';
import type { EventName, MatchdayPlayer } from './match-day.ts';

export type VoteReason = 'vote' | 'scorer' | 'assist' | 'goalkeeper' | 'sent-off' | 'postponed';
export type CountingVote = { readonly vote: number; readonly because: VoteReason };
export type BonusPart = {
  readonly event: EventName | 'cleanSheet';
  readonly count: number;
  readonly points: number;
};

const POSTPONED_VOTE = 6;

/** The pure vote that counts; `waiting` for a postponed match; or null if there is no vote and they are
 *  replaced. */
export function countingVote(
  { withoutVote, postponed }: ChampionshipRules,
  player: MatchdayPlayer,
): CountingVote | 'waiting' | null {
  if (player.postponed) {
    return postponed === 'wait' ? 'waiting' : { vote: POSTPONED_VOTE, because: 'postponed' };
  }
  if (player.vote !== null) return { vote: player.vote, because: 'vote' };
  const events = player.events ?? {};
  const happened = (...names: EventName[]) => names.some((name) => (events[name] ?? 0) > 0);
  if (withoutVote.sentOff !== null && happened('redCards')) {
    return { vote: withoutVote.sentOff, because: 'sent-off' };
  }
  if (withoutVote.scorer !== null && happened('goals', 'penaltiesScored')) {
    return { vote: withoutVote.scorer, because: 'scorer' };
  }
  if (withoutVote.assistMaker !== null && happened('assists', 'setPieceAssists')) {
    return { vote: withoutVote.assistMaker, because: 'assist' };
  }
  const { goalkeeper } = withoutVote;
  if (goalkeeper && isGoalkeeper(player.roles)) {
    const played = (player.minutes ?? 0) >= goalkeeper.minutes;
    if (played || happened('goalsConceded', 'penaltiesSaved')) {
      return { vote: goalkeeper.vote, because: 'goalkeeper' };
    }
  }
  return null;
}

const PRICE_OF: Readonly<Record<Exclude<EventName, 'goals'>, keyof BonusRules>> = {
  penaltiesScored: 'penaltyScored',
  assists: 'assist',
  setPieceAssists: 'setPieceAssist',
  penaltiesSaved: 'penaltySaved',
  penaltiesMissed: 'penaltyMissed',
  ownGoals: 'ownGoal',
  goalsConceded: 'goalConceded',
  yellowCards: 'yellowCard',
  redCards: 'redCard',
  winningGoals: 'winningGoal',
  equalisingGoals: 'equalisingGoal',
  playerOfTheMatch: 'playerOfTheMatch',
};

/** The value of one such event for a player with these roles. */
export function eventPoints(
  bonus: BonusRules,
  roles: MatchdayPlayer['roles'],
  event: EventName | 'cleanSheet',
): number {
  if (event === 'goals') return bonus.goalByLine?.[lineOf(roles)] ?? bonus.goal;
  if (event === 'cleanSheet' || event === 'goalsConceded') {
    if (!isGoalkeeper(roles)) return 0;
    return event === 'cleanSheet' ? bonus.cleanSheet : bonus.goalConceded;
  }
  return bonus[PRICE_OF[event]] as number;
}

/** The events of a counting player that have a value. */
export function bonusParts(bonus: BonusRules, player: MatchdayPlayer): BonusPart[] {
  if (player.postponed) return [];
  const events = player.events ?? {};
  const parts: BonusPart[] = [];
  const add = (event: BonusPart['event'], count: number) => {
    const points = count * eventPoints(bonus, player.roles, event);
    if (points !== 0) parts.push({ event, count, points });
  };
  for (const event of Object.keys(events).sort() as EventName[]) {
    const sentOff = (events.redCards ?? 0) > 0;
    if (event === 'yellowCards' && sentOff) continue;
    add(event, events[event] ?? 0);
  }
  if ((events.goalsConceded ?? 0) === 0) add('cleanSheet', 1);
  return parts;
}

export const sumPoints = (parts: ReadonlyArray<{ readonly points: number }>): number =>
  roundPoints(parts.reduce((sum, { points }) => sum + points, 0));

/** Points are multiples of a thousandth, so rounding removes floating-point errors. */
export const roundPoints = (points: number): number => Math.round(points * 1000) / 1000;
