/** A player's totals, means and form over some rounds, under the standard bonus. */

import type { BonusRules } from '../rules/championship-rules.ts';
import { PRESETS } from '../rules/presets.ts';
import { bonusParts, sumPoints } from '../scoring/fantavoto.ts';
import type { MatchdayPlayer, PlayerEvents } from '../scoring/match-day.ts';

export const STANDARD_BONUS: BonusRules = PRESETS['classic-standard'].bonus;

/** Vote and bonus of a match; null without a vote. */
export function fantavotoOf(
  { roles, vote, events }: Pick<MatchdayPlayer, 'roles' | 'vote' | 'events'>,
  bonus: BonusRules = STANDARD_BONUS,
): number | null {
  if (vote === null) return null;
  const parts = bonusParts(bonus, { id: 0, roles, vote, ...(events ? { events } : {}) });
  return vote + sumPoints(parts);
}

export type FiguredRound = {
  readonly round: number;
  readonly vote: number | null;
  readonly events: PlayerEvents;
  /** Unknown where missing. */
  readonly minutes?: number | null;
  readonly atHome?: boolean | null;
};

export type PlayerFigures = {
  readonly votes: number;
  readonly meanVote: number | null;
  readonly meanFantavoto: number | null;
  /** Including penalties. */
  readonly goals: number;
  readonly assists: number;
  readonly yellowCards: number;
  readonly redCards: number;
  readonly ownGoals: number;
  readonly penaltiesTaken: number;
  readonly penaltiesScored: number;
  readonly penaltiesSaved: number;
  readonly conceded: number;
  /** A goalkeeper's matches with a vote and no goal conceded. */
  readonly cleanSheets: number;
  /** Null if they are unknown for any round. */
  readonly minutes: number | null;
  readonly home: Split | null;
  readonly away: Split | null;
  /** Mean of the last votes. */
  readonly form: number | null;
};
type Split = { readonly votes: number; readonly meanFantavoto: number | null };

/** @param formVotes how many of the last votes make up the form. */
export function playerFigures(
  roles: MatchdayPlayer['roles'],
  rounds: readonly FiguredRound[],
  formVotes: number,
): PlayerFigures {
  const sorted = [...rounds].sort((a, b) => a.round - b.round);
  const total = (...names: (keyof PlayerEvents)[]) =>
    sorted.reduce(
      (sum, { events }) => sum + names.reduce((count, name) => count + (events[name] ?? 0), 0),
      0,
    );
  const voted = sorted.flatMap(({ vote, events, atHome }) => {
    const fantavoto = fantavotoOf({ roles, vote, events });
    return fantavoto === null ? [] : [{ vote: vote!, fantavoto, events, atHome }];
  });
  const split = (wanted: boolean): Split | null => {
    if (sorted.some(({ atHome }) => atHome === undefined || atHome === null)) return null;
    const some = voted.filter(({ atHome }) => atHome === wanted);
    return { votes: some.length, meanFantavoto: mean(some.map(({ fantavoto }) => fantavoto)) };
  };
  const isKeeper = roles[0] === 'P' || roles[0] === 'Por';
  const minutes = sorted.map((round) => round.minutes ?? null);
  return {
    votes: voted.length,
    meanVote: mean(voted.map(({ vote }) => vote)),
    meanFantavoto: mean(voted.map(({ fantavoto }) => fantavoto)),
    goals: total('goals', 'penaltiesScored'),
    assists: total('assists', 'setPieceAssists'),
    yellowCards: total('yellowCards'),
    redCards: total('redCards'),
    ownGoals: total('ownGoals'),
    penaltiesTaken: total('penaltiesScored', 'penaltiesMissed'),
    penaltiesScored: total('penaltiesScored'),
    penaltiesSaved: total('penaltiesSaved'),
    conceded: total('goalsConceded'),
    cleanSheets: isKeeper ? voted.filter(({ events }) => !events.goalsConceded).length : 0,
    minutes: minutes.includes(null)
      ? null
      : minutes.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    home: split(true),
    away: split(false),
    form: mean(voted.slice(-formVotes).map(({ fantavoto }) => fantavoto)),
  };
}

function mean(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
